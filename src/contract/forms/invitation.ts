import { DOMAINS } from '#src/domains/index.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import { readEmail } from '#src/rules/fields/email.ts';
import { readText } from '#src/rules/fields/text.ts';
import { defineForm } from './form.ts';

/** The programmes that a nurse invites to, by their ids. */
export const INVITED_PROGRAMMES = DOMAINS.flatMap(({ programme, variant, words }) =>
  programme !== null && variant === 'self-help' ? [{ id: programme, words }] : [],
);

const IDS = INVITED_PROGRAMMES.map(({ id }) => id);

/** Section 5, "Invite client". */
export const invitationForm = defineForm({
  firstName: (typed: string) => readText(typed),
  email: readEmail,
  programme: (chosen: string) => readChoice(chosen, IDS),
});
