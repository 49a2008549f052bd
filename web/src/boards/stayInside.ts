const GAP = 6;

/** Moves a box back that would stick out of the window; above its part where none is below. */
export function stayInside(box: HTMLElement): void {
  const { right, bottom, height } = box.getBoundingClientRect();
  const page = document.documentElement;
  const out = right - page.clientWidth + GAP;
  if (out > 0) box.style.left = `${-out}px`;
  const above = box.parentElement?.getBoundingClientRect().top ?? 0;
  if (bottom > page.clientHeight && above > height + GAP) {
    box.style.top = 'auto';
    box.style.bottom = `calc(100% + ${GAP}px)`;
  }
}
