/** Short notices: refusals with their rule, what was copied, what went wrong. */
import { errorText } from './errorText';

export interface Toast {
  id: number;
  text: string;
  /** A rule's page that says more. */
  link: string;
  rule: string;
}

const STAY = 8_000;

class Toasts {
  all: Toast[] = $state([]);
  private count = 0;

  say(text: string, link = '', rule = ''): void {
    const toast = { id: ++this.count, text, link, rule };
    this.all = [...this.all.filter((other) => other.text !== text).slice(-2), toast];
    setTimeout(() => this.drop(toast.id), STAY);
  }

  /** Says why something didn't work. */
  blame(error: unknown): void {
    this.say(errorText(error));
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
