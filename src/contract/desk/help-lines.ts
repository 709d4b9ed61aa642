import { object, string } from 'yup';
import type { Localised } from '#src/domains/domain.ts';
import type { LineCheck } from '#src/domains/help-lines.ts';
import type { CallPrice, OpenHours } from '#src/domains/open-hours.ts';
import type { FormHelpLine } from '../forms/help-line.ts';
import { HELP_LINE_TERMS } from '../line-check.ts';
import { defineOperation } from '../operation.ts';
import { parseAnswerList } from '../shape/parse-answer.ts';
import { anything } from '../shape/shape.ts';

/** A help line at the desk. */
export interface DeskHelpLine extends FormHelpLine {
  readonly id: string;
  readonly name: Localised;
  readonly phone: string;
  /** The line as shown on the sites. */
  readonly shown: { readonly open: OpenHours; readonly price: CallPrice };
  /** Findings of the provider's last call; null if there is none. */
  readonly check: (LineCheck & { readonly checkedBy: string }) | null;
  /** YYYY-MM-DD; null for an unverified line. */
  readonly checkedOn: string | null;
  readonly checkedBy: string | null;
  /** True if the last call was more than 180 days ago. */
  readonly isOld: boolean;
}

export const readLines = (body: unknown): readonly DeskHelpLine[] =>
  parseAnswerList(anything<DeskHelpLine>(), body, 'lines');

/** Lists the help lines with a telephone number, and the time of the last call to each. */
export const listHelpLines = defineOperation({
  name: 'list-help-lines',
  method: 'GET',
  route: '/desk/help-lines',
  access: 'administrator',
  read: ({ body }): readonly DeskHelpLine[] => readLines(body),
});

interface Input {
  readonly body: LineCheck & { readonly checkedBy: string };
}

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
    ...HELP_LINE_TERMS,
  }),
  body: ({ body }: Input) => body,
  read: ({ body }): readonly DeskHelpLine[] => readLines(body),
  errors: {
    404: 'no such help line',
    422: 'no name, no valid date up to today, overlapping hours, or a paid line without a price',
  },
});
