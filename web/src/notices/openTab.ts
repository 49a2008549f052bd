/** Notices in an open tab: a sound, and the browser's own notification. */
import { language, t } from '../app/language.svelte';
import { router } from '../app/router.svelte';
import { settings } from '../app/settings.svelte';
import type { MyTable } from '../wire/apiTypes';

const TONES = [660, 880];
const TONE = 0.16;

/** Two short tones, made here: no file is loaded. */
export function playSound(): void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = 0.12;
  volume.connect(audio.destination);
  TONES.forEach((pitch, i) => {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(audio.currentTime + i * TONE);
    tone.stop(audio.currentTime + (i + 1) * TONE);
  });
  setTimeout(() => void audio.close(), 1_000);
}

/** Tells of a table that begins to await somebody here, unless its page is looked at. */
export function announce(table: MyTable): void {
  const looking = !document.hidden && router.path === `/t/${table.table}`;
  if (looking) return;
  if (settings.now.turnSound) playSound();
  if (settings.now.turnPopup && 'Notification' in window && Notification.permission === 'granted') {
    const game = language.gameText(table.game, 'title', table.title);
    const shown = new Notification(`${t(`turns.${table.awaits}`)}: ${game}`, { tag: table.table });
    shown.onclick = () => {
      window.focus();
      router.go(`/t/${table.table}`);
    };
  }
}
