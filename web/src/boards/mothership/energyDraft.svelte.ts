/** A draft of diverted energy, until it is sent or dropped. */
import type { BoardContext } from './boardContext.svelte';
import { SUBSYSTEMS } from '../../wire/games/mothership';
import type { Subsystem } from './pieces';
import type { PlannedMove } from './queuedActions.svelte';

export type Rows = Record<Subsystem, number>;

export class Draft {
  private changed: Rows | null = $state.raw(null);

  private readonly context: BoardContext;

  constructor(context: BoardContext) {
    this.context = context;
  }

  private now: Rows = $derived.by(() => {
    const { view, seat } = this.context.table;
    const energy = view.seats[seat]?.energy ?? {};
    return {
      engines: energy.engines ?? 0,
      weapons: energy.weapons ?? 0,
      shields: energy.shields ?? 0,
    };
  });
  rows: Rows = $derived(this.isOpen ? (this.changed ?? this.begun) : this.now);
  most = $derived.by(() => this.context.table.content.energy.most);
  differs = $derived(
    this.changed !== null && SUBSYSTEMS.some((row) => this.rows[row] !== this.now[row]),
  );

  /** True if energy may be diverted now, or is being diverted. */
  get isOpen(): boolean {
    const { context } = this;
    return (
      context.isAsked &&
      (context.targets.has('divert') || context.step === 'divert' || context.step === 'arm')
    );
  }

  /** The rows before the draft; when the weapons are asked for, the engines are set already. */
  private get begun(): Rows {
    const { asked } = this.context.table.view;
    if (asked?.step !== 'arm') return this.now;
    const engines = asked.engines;
    const rest = this.now.engines + this.now.weapons + this.now.shields - engines;
    const weapons = Math.min(rest, this.most, Math.max(this.now.weapons, rest - this.most));
    return { engines, weapons, shields: rest - weapons };
  }

  private isFixed(row: Subsystem): boolean {
    return this.context.step === 'arm' && row === 'engines';
  }

  /** The fullest other row that may give a counter. */
  private fullestOther(to: Subsystem): Subsystem | undefined {
    return SUBSYSTEMS.filter((row) => row !== to && !this.isFixed(row) && this.rows[row] > 0)
      .sort((first, second) => this.rows[second] - this.rows[first])
      .at(0);
  }

  /** The emptiest other row that may take a counter. */
  private emptiestOther(from: Subsystem): Subsystem | undefined {
    return SUBSYSTEMS.filter(
      (row) => row !== from && !this.isFixed(row) && this.rows[row] < this.most,
    )
      .sort((first, second) => this.rows[first] - this.rows[second])
      .at(0);
  }

  mayChange(row: Subsystem, by: number): boolean {
    if (!this.isOpen || this.isFixed(row)) return false;
    if (by > 0) return this.rows[row] < this.most && this.fullestOther(row) !== undefined;
    return this.rows[row] > 0 && this.emptiestOther(row) !== undefined;
  }

  change(row: Subsystem, by: number): void {
    if (!this.mayChange(row, by)) return;
    const other = by > 0 ? this.fullestOther(row) : this.emptiestOther(row);
    if (other) this.moveCounter(by > 0 ? other : row, by > 0 ? row : other);
  }

  /** Moves one counter from a row to another. */
  moveCounter(from: Subsystem, to: Subsystem): void {
    if (!this.isOpen || from === to || this.isFixed(from) || this.isFixed(to)) return;
    if (this.rows[from] <= 0 || this.rows[to] >= this.most) return;
    const rows = this.rows;
    this.changed = { ...rows, [from]: rows[from] - 1, [to]: rows[to] + 1 };
  }

  discard(): void {
    this.changed = null;
  }

  send(): void {
    const { context, rows } = this;
    const steps: PlannedMove[] = [
      ['divert'],
      [`engines ${rows.engines}`],
      [`weapons ${rows.weapons}`],
    ];
    const done = context.step === 'arm' ? 2 : context.step === 'divert' ? 1 : 0;
    this.changed = null;
    context.planned.start(context.table, ...steps.slice(done));
  }
}
