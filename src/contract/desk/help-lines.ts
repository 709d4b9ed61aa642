import type { Localised } from '#src/domains/domain.ts';
import { readList } from './rows.ts';

/** A help line as the desk knows it, in both languages. */
export interface CheckedLine {
  readonly id: string;
  readonly name: Localised;
  readonly phone: string;
  /** Whether a call costs the caller something: 0900. */
  readonly isPaid: boolean;
  readonly price: Localised;
  readonly hours: Localised;
  /** YYYY-MM-DD; null where nobody called it yet. */
  readonly checkedOn: string | null;
  readonly checkedBy: string | null;
}

export const readLines = (body: unknown): readonly CheckedLine[] => readList(body, 'lines');
