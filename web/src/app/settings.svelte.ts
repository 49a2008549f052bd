/** Settings of this browser: theme, speed, motion, language. They are never sent anywhere. */
import { recall, remember } from './storage';

export const THEMES = ['auto', 'dark', 'light'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
/** The looks of the table: wood and brass, or slate and steel. */
export const TABLES = ['workshop', 'slate'] as const;
/** What makes a sound. */
export const SOUNDS = ['moves', 'turn', 'end'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Motion = (typeof MOTIONS)[number];

export type TableLook = (typeof TABLES)[number];
export type SoundKind = (typeof SOUNDS)[number];

interface Saved {
  table: TableLook;
  /** Whether there are sounds; '' until somebody chooses: then all but phones have them. */
  sound: '' | 'on' | 'off';
  volume: number;
  silent: SoundKind[];
  vibrates: boolean;
  /** True if a coach looks at one's turns at tables without other people. */
  coach: boolean;
  theme: Theme;
  speed: Speed;
  motion: Motion;
  language: string;
  plain: boolean;
  name: string;
  /** A sound when a table begins to await somebody here. */
  turnSound: boolean;
  /** The same as a notification of the browser. */
  turnPopup: boolean;
}

const DEFAULTS: Saved = {
  table: 'workshop',
  sound: '',
  volume: 0.5,
  silent: [],
  vibrates: false,
  coach: false,
  theme: 'auto',
  speed: 'normal',
  motion: 'auto',
  language: '',
  plain: false,
  name: '',
  turnSound: false,
  turnPopup: false,
};

const FLIGHT: Record<Speed, number> = { slow: 800, normal: 420, fast: 180, instant: 0 };

class Settings {
  now: Saved = $state({ ...DEFAULTS, ...recall<Partial<Saved>>('settings', {}) });

  change(part: Partial<Saved>): void {
    Object.assign(this.now, part);
    remember('settings', this.now);
    this.applyToPage();
  }

  /** Sets the theme and the motion on the page. */
  applyToPage(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.isDark() ? 'dark' : 'light';
    root.dataset['table'] = this.now.table;
    root.dataset['motion'] = this.reducesMotion() ? 'reduced' : 'full';
  }

  /** Applies the settings now and whenever the system changes its own. */
  start(): void {
    for (const query of ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)']) {
      matchMedia(query).addEventListener('change', () => this.applyToPage());
    }
    this.applyToPage();
  }

  /** Off until asked for on phones. */
  hasSound(): boolean {
    if (this.now.sound) return this.now.sound === 'on';
    return !matchMedia('(pointer: coarse)').matches;
  }

  private isDark(): boolean {
    if (this.now.theme !== 'auto') return this.now.theme === 'dark';
    return !matchMedia('(prefers-color-scheme: light)').matches;
  }

  reducesMotion(): boolean {
    if (this.now.motion !== 'auto') return this.now.motion === 'reduced';
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** How long an action of another player stays before the next one, in milliseconds; motion plays
   * no part in it. */
  readingTime(): number {
    return 2.2 * FLIGHT[this.now.speed];
  }

  /** How long a piece flies from one place to another, in milliseconds. */
  flightTime(): number {
    return this.reducesMotion() ? 0 : FLIGHT[this.now.speed];
  }
}

export const settings = new Settings();
