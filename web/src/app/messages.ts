/** Texts in Fluent's format, with their variables filled in. Python reads the same sources. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Values = Record<string, string | number>;

export class Messages {
  private bundle: FluentBundle;
  /** The ids of all texts. */
  readonly ids: readonly string[];

  constructor(language: string, source: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const resource = new FluentResource(source);
    this.bundle.addResource(resource);
    this.ids = resource.body.map((entry) => entry.id);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  attributes(id: string): readonly string[] {
    return Object.keys(this.bundle.getMessage(id)?.attributes ?? {});
  }

  /** The text of a message or of its attribute, and if a variable of it has no value. */
  text(id: string, values: Values = {}, attribute = ''): { text: string; missing: boolean } {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return { text: id, missing: true };
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, fluentValues(values), errors);
    return { text, missing: errors.length > 0 };
  }
}

/** Whole numbers choose plurals and are written without commas. */
function fluentValues(values: Values): Record<string, FluentVariable> {
  const filled: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) {
    const whole = typeof value === 'number' && Number.isInteger(value);
    filled[name] = whole ? new FluentNumber(value, { useGrouping: false }) : String(value);
  }
  return filled;
}

/** The id of a text: `lobby.create` is `lobby-create`; Fluent's ids have no dots and no spaces. */
export function messageId(...keys: string[]): string {
  return keys.join('-').replace(/[. ]/g, '-');
}
