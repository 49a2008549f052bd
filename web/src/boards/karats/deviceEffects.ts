/** What a Device does, in words that apply now: with its fuel, and for its owner's Profession. */
import { t } from '../../app/language.svelte';
import type { Content } from '../../wire/games/karats';
import type { DeviceKind } from './pieceKinds';

/** What a Device does in general; numbers come from the content. */
export function effectOf(content: Content, device: DeviceKind, pilot = false): string {
  switch (device) {
    case 'drill':
    case 'megalodrill': {
      const { power, excavate } = content[device];
      const overhead = overheadOf(content, device, pilot);
      return t('karats.does_drill', {
        most: power * excavate,
        steam: power + overhead,
        excavate,
        overhead,
      });
    }
    case 'steambot':
      return t('karats.does_steambot', {
        excavate: content.steambot.excavate,
        keep: content.steambot.keep,
      });
    case 'boiler':
      return t('karats.does_boiler', { steam: content.boiler.steam });
    case 'dynamite':
      return t('karats.does_dynamite', { count: content.dynamite.excavate });
  }
}

/** What a machine does with the fuel that lies on it. */
export function effectWithFuel(
  content: Content,
  device: DeviceKind,
  fuel: number,
  pilot: boolean,
): string {
  if (device === 'drill' || device === 'megalodrill') {
    const { excavate, power } = content[device];
    const strength = Math.min(power, fuel - overheadOf(content, device, pilot));
    if (strength > 0) return t('karats.digs_now', { count: strength * excavate });
    return t('karats.needs_steam', { steam: 1 + overheadOf(content, device, pilot) });
  }
  if (device === 'steambot' && !fuel) return t('karats.needs_steam', { steam: 1 });
  if (device === 'boiler' && !fuel) return t('karats.needs_ember');
  return effectOf(content, device, pilot);
}

const overheadOf = (content: Content, device: 'drill' | 'megalodrill', pilot: boolean): number =>
  device === 'drill' && pilot ? content.pilot.overhead : content[device].overhead;
