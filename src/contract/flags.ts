import { array, object } from 'yup';
import { readBodyText } from '#src/rules/fields/text.ts';
import { REPORT_REASON_LENGTH } from '#src/rules/limits.ts';
import { defineField } from './fields/fields.ts';
import { requiredTextFormat } from './fields/text-formats.ts';
import { isHelpShown } from './help-shown.ts';
import { defineOperation } from './operation.ts';
import { readRecord, readWireFields } from './wire.ts';

/** Flags by meaning and entity type: comments and posts have different flags. */
export type FlagName = 'like' | 'like_post' | 'inappropriate' | 'inappropriate_post';
export type FlaggedType = 'comment' | 'node';

export interface FlagParams {
  readonly flag: FlagName;
  readonly type: FlaggedType;
  /** cid of a comment, nid of a post. */
  readonly id: number;
}

/** Reason of a report about a post or a comment (docs/specification.md, section 3, "Flagging"). */
export const reportFields = {
  reason: defineField('field_reason', requiredTextFormat, (text, _: object) =>
    readBodyText(text, REPORT_REASON_LENGTH),
  ),
};

interface Input {
  readonly params: FlagParams;
  /** Set only for a report. */
  readonly body?: { readonly reason: string };
}

/** Likes or reports a post or a comment. Repeating it changes nothing. */
export const flagContent = defineOperation({
  name: 'flag-content',
  method: 'POST',
  route: '/entity/flagging/:flag/:type/:id',
  access: 'participant',
  request: object({ field_reason: array() }),
  body: ({ body }: Input) => (body ? { field_reason: [{ value: body.reason }] } : {}),
  read: ({ body }) => ({ isHelpShown: isHelpShown(readWireFields(readRecord(body, 'flagging'))) }),
  errors: {
    403: 'not a participant, or a report of the caller’s own text',
    404: 'no such post or comment in this domain, or the flag does not apply to it',
    422: 'a report without a reason',
    429: 'too many flags in an hour',
  },
});

/** Removes a like or a report. Repeating it changes nothing. */
export const unflagContent = defineOperation({
  name: 'unflag-content',
  method: 'DELETE',
  route: '/entity/flagging/:flag/:type/:id',
  access: 'participant',
  answer: 'empty',
  errors: { 403: 'not a participant', 404: 'no such post or comment in this domain, or the flag does not apply to it' },
});
