/** The result of a game as a picture: who won, the score by source, and the curve of the game. */
import { token } from '../app/colourTokens';

export interface Result {
  title: string;
  headline: string;
  players: { name: string; colour: string }[];
  rows: { name: string; values: number[] }[];
  curve: { number: number; values: number[] }[];
  unit: string;
}

const [WIDTH, MARGIN, ROW] = [1200, 60, 44];
const CURVE = 300;

/** Draws the picture; rejects if the browser can't make one. */
export function drawResult(result: Result): Promise<Blob> {
  const height = 270 + ROW * (result.rows.length + 1) + (result.curve.length ? CURVE + 70 : 0);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('no canvas'));
  pen.fillStyle = token('panel');
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = token('brass');
  pen.fillRect(0, 0, WIDTH, 12);
  write(pen, result.title, MARGIN, 75, `600 34px ${token('display')}`, token('ink-soft'));
  write(pen, result.headline, MARGIN, 140, `700 54px ${token('display')}`, token('brass-bright'));
  const below = drawTable(pen, result, 200);
  if (result.curve.length) drawCurve(pen, result, below + 40);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}

type Pen = CanvasRenderingContext2D;

function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  align: CanvasTextAlign = 'left',
  room = WIDTH - 2 * MARGIN,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y, room);
}

function drawTable(pen: Pen, { players, rows }: Result, top: number): number {
  const [body, ink] = [token('body'), token('ink')];
  const column = (WIDTH - 2 * MARGIN - 360) / players.length;
  const right = (seat: number): number => MARGIN + 360 + column * (seat + 1) - 10;
  players.forEach(({ name, colour }, seat) => {
    pen.fillStyle = colour;
    pen.fillRect(right(seat) - column + 26, top + 8, column - 30, 6);
    write(pen, name, right(seat), top, `700 26px ${body}`, ink, 'right', column - 30);
  });
  rows.forEach(({ name, values }, index) => {
    const y = top + ROW * (index + 1) + 14;
    write(pen, name, MARGIN, y, `26px ${body}`, ink, 'left', 340);
    values.forEach((value, seat) =>
      write(pen, String(value), right(seat), y, `600 26px ${body}`, ink, 'right'),
    );
  });
  return top + ROW * (rows.length + 1);
}

function drawCurve(pen: Pen, { players, curve, unit }: Result, top: number): void {
  const last = Math.max(1, curve.at(-1)?.number ?? 1);
  const highest = Math.max(1, ...curve.flatMap(({ values }) => values));
  const x = (number: number): number => MARGIN + 50 + ((WIDTH - 2 * MARGIN - 50) * number) / last;
  const y = (value: number): number => top + CURVE * (1 - value / highest);
  const body = token('body');
  write(pen, unit, MARGIN, top - 14, `22px ${body}`, token('ink-soft'));
  for (const value of [0, highest]) {
    pen.fillStyle = token('line');
    pen.fillRect(x(0), y(value), WIDTH - MARGIN - x(0), 1);
    write(pen, String(value), x(0) - 10, y(value) + 8, `22px ${body}`, token('ink-soft'), 'right');
  }
  players.forEach(({ colour }, seat) => {
    pen.beginPath();
    pen.strokeStyle = colour;
    pen.lineWidth = 5;
    let before = curve[0]?.values[seat] ?? 0;
    for (const { number, values } of curve) {
      pen.lineTo(x(number), y(before));
      before = values[seat] ?? 0;
      pen.lineTo(x(number), y(before));
    }
    pen.stroke();
  });
}

/** Shares the picture where the device can, else downloads it. */
export async function sharePicture(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], `${name}.png`, { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
