/** A draft of diverted energy, until it is sent or dropped. */
import type { BoardContext } from './boardContext.svelte';
import { SUBSYSTEMS } from '../../wire/games/mothership';
import type { Subsystem } from './pieces';

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
  rows: Rows = $derived(this.open ? (this.changed ?? this.begun) : this.now);
  most = $derived.by(() => this.context.table.content.energy.most);
  differs = $derived(
    this.changed !== null && SUBSYSTEMS.some((row) => this.rows[row] !== this.now[row]),
  );

  /** True if energy may be diverted now, or is being diverted. */
  get open(): boolean {
    const { context } = this;
    return (
      context.mine &&
      (context.targets.has('divert') || context.step === 'divert' || context.step === 'arm')
    );
  }

  /** Where weapons are asked for, the engines have been set already. */
  private get begun(): Rows {
    const { asked } = this.context.table.view;
    if (asked?.step !== 'arm') return this.now;
    const engines = asked.engines;
    const rest = this.now.engines + this.now.weapons + this.now.shields - engines;
    const weapons = Math.min(rest, this.most, Math.max(this.now.weapons, rest - this.most));
    return { engines, weapons, shields: rest - weapons };
  }

  private fixed(row: Subsystem): boolean {
    return this.context.step === 'arm' && row === 'engines';
  }

  /** The row that gives when another takes: the fullest that may. */
  private giver(to: Subsystem): Subsystem | undefined {
    return SUBSYSTEMS.filter((row) => row !== to && !this.fixed(row) && this.rows[row] > 0)
      .sort((one, other) => this.rows[other] - this.rows[one])
      .at(0);
  }

  /** The row that takes when another gives: the emptiest that may. */
  private taker(from: Subsystem): Subsystem | undefined {
    return SUBSYSTEMS.filter(
      (row) => row !== from && !this.fixed(row) && this.rows[row] < this.most,
    )
      .sort((one, other) => this.rows[one] - this.rows[other])
      .at(0);
  }

  may(row: Subsystem, by: number): boolean {
    if (!this.open || this.fixed(row)) return false;
    if (by > 0) return this.rows[row] < this.most && this.giver(row) !== undefined;
    return this.rows[row] > 0 && this.taker(row) !== undefined;
  }

  step(row: Subsystem, by: number): void {
    if (!this.may(row, by)) return;
    const other = by > 0 ? this.giver(row) : this.taker(row);
    if (other) this.shift(by > 0 ? other : row, by > 0 ? row : other);
  }

  /** Moves one counter from a row to another. */
  shift(from: Subsystem, to: Subsystem): void {
    if (!this.open || from === to || this.fixed(from) || this.fixed(to)) return;
    if (this.rows[from] <= 0 || this.rows[to] >= this.most) return;
    const rows = this.rows;
    this.changed = { ...rows, [from]: rows[from] - 1, [to]: rows[to] + 1 };
  }

  drop(): void {
    this.changed = null;
  }

  send(): void {
    const { context, rows } = this;
    const steps = [['divert'], [`engines ${rows.engines}`], [`weapons ${rows.weapons}`]];
    const done = context.step === 'arm' ? 2 : context.step === 'divert' ? 1 : 0;
    this.changed = null;
    context.planned.all(context.table, ...steps.slice(done));
  }
}
