import { readBodyText } from '#src/rules/fields/body-text.ts';
import { readText } from '#src/rules/fields/text.ts';
import { COMMENT_LENGTH, POST_BODY_LENGTH, POST_TITLE_LENGTH, REPORT_REASON_LENGTH } from '#src/rules/limits.ts';
import { defineForm } from './form.ts';

/** Section 5, "Forum": a post. */
export const postForm = defineForm({
  title: (typed: string) => readText(typed, POST_TITLE_LENGTH),
  body: (typed: string) => readBodyText(typed, POST_BODY_LENGTH),
});

/** Section 5, "Forum": a comment. */
export const commentForm = defineForm({ body: (typed: string) => readBodyText(typed, COMMENT_LENGTH) });

/** Why a post or a comment is inappropriate (section 3, "Flagging"). */
export const reportForm = defineForm({ reason: (typed: string) => readBodyText(typed, REPORT_REASON_LENGTH) });
