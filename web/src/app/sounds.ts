/** A small set of sounds, made by code: a knock for a move, a bell for one's turn, chords at the end. */
import { settings, type SoundKind } from './settings.svelte';

export type Sound = 'move' | 'dice' | 'turn' | 'won' | 'over';

const KIND: Record<Sound, SoundKind> = {
  move: 'moves',
  dice: 'moves',
  turn: 'turn',
  won: 'end',
  over: 'end',
};
/** Pulses of the phone's motor, in milliseconds. */
const PULSES: Partial<Record<Sound, number[]>> = { turn: [80, 60, 80], won: [200], over: [120] };

let speaker: AudioContext | null = null;

/** Plays a sound if the settings allow it; browsers are silent before the first click. */
export function play(sound: Sound): void {
  const { now } = settings;
  if (now.silent.includes(KIND[sound])) return;
  const pulses = PULSES[sound];
  if (now.vibrates && pulses && 'vibrate' in navigator) navigator.vibrate(pulses);
  if (!settings.hasSound() || !now.volume || !navigator.userActivation?.hasBeenActive) return;
  speaker ??= new AudioContext();
  if (speaker.state === 'suspended') void speaker.resume();
  SOUNDS[sound](speaker);
}

const SOUNDS: Record<Sound, (speaker: AudioContext) => void> = {
  move: (to) => knock(to, 0),
  dice: (to) => [0, 0.07, 0.12, 0.2].forEach((after) => knock(to, after)),
  turn: (to) => [880, 1320].forEach((pitch, at) => bell(to, pitch, at * 0.12)),
  won: (to) => [523, 659, 784, 1047].forEach((pitch, at) => bell(to, pitch, at * 0.13)),
  over: (to) => [523, 440, 349].forEach((pitch, at) => bell(to, pitch, at * 0.18)),
};

/** A tone that begins at once and dies away. */
function bell(to: AudioContext, pitch: number, after: number): void {
  const [tone, loudness] = [to.createOscillator(), fading(to, after, 0.7, 0.25)];
  tone.frequency.value = pitch;
  tone.connect(loudness);
  tone.start(to.currentTime + after);
  tone.stop(to.currentTime + after + 0.8);
}

/** A short low thud, as of a piece on wood. */
function knock(to: AudioContext, after: number): void {
  const [tone, loudness] = [to.createOscillator(), fading(to, after, 0.08, 0.4)];
  const start = to.currentTime + after;
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(220, start);
  tone.frequency.exponentialRampToValueAtTime(70, start + 0.08);
  tone.connect(loudness);
  tone.start(start);
  tone.stop(start + 0.12);
}

function fading(to: AudioContext, after: number, seconds: number, loud: number): GainNode {
  const loudness = to.createGain();
  const start = to.currentTime + after;
  loudness.gain.setValueAtTime(loud * settings.now.volume, start);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  loudness.connect(to.destination);
  return loudness;
}
