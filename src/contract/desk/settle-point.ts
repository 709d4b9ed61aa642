import { object, string } from 'yup';
import { OPENING_POINTS } from '#src/rules/opening/opening-list.ts';
import { defineOperation } from '../operation.ts';
import { type Opening, readOpening } from './opening.ts';

interface Input {
  readonly body: { readonly outcome: 'done' | 'passed' | 'open'; readonly name: string; readonly reason: string };
}

/** Completes, skips or reopens a point of the opening list; stores the responsible person. */
export const settlePoint = defineOperation({
  name: 'settle-point',
  method: 'PATCH',
  route: '/desk/opening/:point',
  access: 'administrator',
  activity: 'opening',
  request: object({
    outcome: string().strict().oneOf(['done', 'passed', 'open']).required(),
    name: string().strict().max(200).defined(),
    reason: string().strict().max(2_000).defined(),
  }),
  body: ({ body }: Input) => body,
  read: ({ body }): Opening => readOpening(body),
  errors: {
    404: `no such point; there are ${OPENING_POINTS.join(', ')}`,
    422: 'no name, a passed point without a reason, or one that the product finds out itself',
  },
});
