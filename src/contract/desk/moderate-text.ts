import { number, object, string } from 'yup';
import { readBodyText } from '#src/rules/fields/body-text.ts';
import { accept } from '#src/rules/fields/reading.ts';
import { MODERATION_REASON_LENGTH } from '#src/rules/limits.ts';
import { defineForm } from '../forms/form.ts';
import { defineOperation } from '../operation.ts';
import {
  BROKEN_RULES,
  type BrokenRule,
  DECISION_SOURCES,
  type DecisionSource,
  groundsFields,
} from './decision-grounds.ts';
import { DECISIONS, type ModerationDecision } from './moderated-text.ts';
import { readOpenedText } from './open-moderated-text.ts';

/** Reason of hiding, erasing or showing a text again; leaving it needs none. */
export const decisionForm = defineForm({
  reason: (typed: string, { text }) =>
    text('decision') === 'leave' && typed.trim() === '' ? accept('') : readBodyText(typed, MODERATION_REASON_LENGTH),
  decision: (typed: string) => accept(typed),
  ...groundsFields,
});

interface Input {
  readonly body: {
    readonly decision: ModerationDecision;
    readonly reason: string;
    /** The newest action that the moderator has seen, 0 for none: two do not decide about one text unseen. */
    readonly seen: number;
    /** Grounds of hiding or erasing it, as sent to the writer. */
    readonly rule?: BrokenRule;
    readonly source?: DecisionSource;
  };
}

/** Decides about a text of the forum. All that waits about it is handled; everything is recorded. */
export const moderateText = defineOperation({
  name: 'moderate-text',
  method: 'POST',
  route: '/desk/forum/texts/:type/:id',
  access: 'moderator',
  activity: 'forum',
  request: object({
    decision: string().oneOf(DECISIONS).required(),
    reason: string().strict().defined(),
    seen: number().strict().integer().min(0).required(),
    rule: string().oneOf(BROKEN_RULES),
    source: string().oneOf(DECISION_SOURCES),
  }),
  body: ({ body }: Input) => body,
  read: ({ body }) => readOpenedText(body),
  errors: {
    403: 'no moderator',
    404: 'no such text',
    409: 'somebody decided meanwhile, or the words are gone',
    422: 'no reason, or one that is too long',
  },
});
