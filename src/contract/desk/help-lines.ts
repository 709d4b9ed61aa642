import type { Localised } from '#src/domains/domain.ts';
import { readList } from './rows.ts';

/** A help line at the desk, in both languages. */
export interface CheckedLine {
  readonly id: string;
  readonly name: Localised;
  readonly phone: string;
  /** True if a call costs extra: 0900. */
  readonly isPaid: boolean;
  readonly price: Localised;
  readonly hours: Localised;
  /** YYYY-MM-DD; null for an unverified line. */
  readonly checkedOn: string | null;
  readonly checkedBy: string | null;
}

export const readLines = (body: unknown): readonly CheckedLine[] => readList(body, 'lines');
