import { defineOperation } from '../operation.ts';
import { type CheckedLine, readLines } from './help-lines.ts';

/** Every help line with a number, and when it was called. */
export const listHelpLines = defineOperation({
  name: 'list-help-lines',
  method: 'GET',
  route: '/desk/help-lines',
  access: 'administrator',
  read: ({ body }): readonly CheckedLine[] => readLines(body),
});
