/** Short notices: refusals with their rule, what was copied, what went wrong. */
import { errorText } from './errorText';

export interface Toast {
  id: number;
  text: string;
  /** The address of the rule that explains it. */
  link: string;
  rule: string;
}

const STAY = 8_000;

class Toasts {
  all: Toast[] = $state([]);
  private count = 0;

  show(text: string, link = '', rule = ''): void {
    const toast = { id: ++this.count, text, link, rule };
    this.all = [...this.all.filter((other) => other.text !== text).slice(-2), toast];
    setTimeout(() => this.remove(toast.id), STAY);
  }

  /** Shows why something failed. */
  showError(error: unknown): void {
    this.show(errorText(error));
  }

  remove(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
