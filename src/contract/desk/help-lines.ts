import { object, string } from 'yup';
import type { Localised } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
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

/** Every help line with a number, and when it was called. */
export const listHelpLines = defineOperation({
  name: 'list-help-lines',
  method: 'GET',
  route: '/desk/help-lines',
  access: 'administrator',
  read: ({ body }): readonly CheckedLine[] => readLines(body),
});

interface Input {
  readonly body: {
    /** YYYY-MM-DD. */
    readonly checkedOn: string;
    readonly checkedBy: string;
    readonly price: Localised;
    readonly hours: Localised;
  };
}

const worded = object({ nl: string().strict().max(200).defined(), en: string().strict().max(200).defined() });

/** Records a provider's call to a line: the sites show it as verified from now on. */
export const checkHelpLine = defineOperation({
  name: 'check-help-line',
  method: 'PATCH',
  route: '/desk/help-lines/:line',
  access: 'administrator',
  activity: 'help-lines',
  request: object({
    checkedOn: string().strict().defined(),
    checkedBy: string().strict().max(200).defined(),
    price: worded,
    hours: worded,
  }),
  body: ({ body }: Input) => body,
  read: ({ body }): readonly CheckedLine[] => readLines(body),
  errors: { 404: 'no such line', 422: 'no name, no date that was, or a paid line without price or hours' },
});
