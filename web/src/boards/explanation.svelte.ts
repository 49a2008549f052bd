/** When the text about a part of a board is shown: on hover, on focus, and while a finger stays. */
const LONG_PRESS = 450;

/** The one that is shown: the next one, or a finger anywhere, hides it. */
let current: Explanation | null = null;
addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    if (pointerType === 'touch') current?.hide();
  },
  true,
);

export class Explanation {
  shown: boolean = $state(false);
  private timer = 0;
  private held = false;

  /** True once after a finger stayed: it wanted to read, not to act. */
  tookClick(): boolean {
    const held = this.held;
    this.held = false;
    return held;
  }

  hide(): void {
    this.shown = false;
  }

  private show(): void {
    if (current !== this) current?.hide();
    current = this;
    this.shown = true;
  }

  /** Handlers of the element that is explained. */
  readonly handlers = {
    onpointerenter: ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') this.show();
    },
    onpointerleave: ({ pointerType }: PointerEvent): void => {
      clearTimeout(this.timer);
      if (pointerType !== 'touch') this.shown = false;
    },
    onpointerdown: ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') return;
      this.held = false;
      this.timer = window.setTimeout(() => {
        this.held = true;
        this.show();
      }, LONG_PRESS);
    },
    onpointerup: (): void => clearTimeout(this.timer),
    onpointercancel: (): void => clearTimeout(this.timer),
    onfocusin: (): void => this.show(),
  };
}
