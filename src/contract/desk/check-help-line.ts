import { object, string } from 'yup';
import type { Localised } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { type CheckedLine, readLines } from './help-lines.ts';

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
