/** Settings of this browser: theme, speed, motion, language. They are never sent anywhere. */
import { recall, remember } from './storage';

export const THEMES = ['auto', 'dark', 'light'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Motion = (typeof MOTIONS)[number];

interface Saved {
  theme: Theme;
  speed: Speed;
  motion: Motion;
  language: string;
  plain: boolean;
  name: string;
}

const DEFAULTS: Saved = {
  theme: 'auto',
  speed: 'normal',
  motion: 'auto',
  language: '',
  plain: false,
  name: '',
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
    root.dataset['motion'] = this.reducesMotion() ? 'reduced' : 'full';
  }

  /** Applies the settings now and whenever the system changes its own. */
  start(): void {
    for (const query of ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)']) {
      matchMedia(query).addEventListener('change', () => this.applyToPage());
    }
    this.applyToPage();
  }

  private isDark(): boolean {
    if (this.now.theme !== 'auto') return this.now.theme === 'dark';
    return !matchMedia('(prefers-color-scheme: light)').matches;
  }

  reducesMotion(): boolean {
    if (this.now.motion !== 'auto') return this.now.motion === 'reduced';
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** How long a piece flies from one place to another, in milliseconds. */
  flightTime(): number {
    return this.reducesMotion() ? 0 : FLIGHT[this.now.speed];
  }
}

export const settings = new Settings();
