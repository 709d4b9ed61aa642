import { DOMAINS } from '#src/domains/index.ts';
import { readChoice, readConsent } from '#src/rules/fields/choice.ts';
import type { EntryDays } from '#src/rules/fields/dates.ts';
import { readEmail } from '#src/rules/fields/email.ts';
import { accept } from '#src/rules/fields/parse-result.ts';
import { readText } from '#src/rules/fields/text.ts';
import { diaryFields } from '../diary.ts';
import { reportFields } from '../flags.ts';
import { commentFields, postFields } from '../forum.ts';
import { readPairingCodeInput } from '../nurse-pairing.ts';
import { createFormParsers, defineForm } from './form.ts';

/** Creates the form of a diary entry, with its fields in order: the text first. */
export const createDiaryForm = (days: EntryDays) => {
  const { body, title, entryDate } = createFormParsers(diaryFields, days);
  return defineForm({ body, title, entryDate });
};

export const postForm = defineForm(createFormParsers(postFields, {}));
/** Form of a new post, with the id of its category. */
export const newPostForm = defineForm({
  ...createFormParsers(postFields, {}),
  category: (typed: string) => accept(Number(typed)),
});
export const commentForm = defineForm(createFormParsers(commentFields, {}));
export const reportForm = defineForm(createFormParsers(reportFields, {}));

/** The programmes to which a nurse can invite, by their ids. */
export const INVITED_PROGRAMMES = DOMAINS.flatMap(({ programme, variant, words }) =>
  programme !== null && variant === 'self-help' ? [{ id: programme, words }] : [],
);

const IDS = INVITED_PROGRAMMES.map(({ id }) => id);

/** Form to invite a client (docs/specification.md, section 5). */
export const invitationForm = defineForm({
  firstName: (input: string) => readText(input),
  email: readEmail,
  programme: (input: string) => readChoice(input, IDS),
});

/** Form for a pairing code (docs/specification.md, section 5): ignores case and spaces, requires the agreement. */
export const pairingForm = defineForm({ code: readPairingCodeInput, agreement: readConsent });
