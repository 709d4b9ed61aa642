import { randomUUID } from 'node:crypto';
import { ApiError } from '../../http/api-error.ts';
import { getRetryUuid } from '../../http/idempotent.ts';
import { checkLimit, recordFailedAttempt } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import type { SavedSubmission, SubmitHandler, SubmittedFields } from '../../http/submit-handler.ts';
import { requireSession } from '../../identity/find-user.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { mentionsSuicide } from '../suicide-words/suicide-words.ts';
import { checkSubmittedAnswers, handleOpenWebform, refuseUnknownFields } from './check-answers.ts';

/** Returns the mailed message: the text, and the address for a reply. */
function toContactMessage(answers: Readonly<Record<string, unknown>>): string {
  return [answers.question, answers.answer_to].filter((text) => typeof text === 'string').join('\n\n');
}

/** Mails a user's question to the provider, anonymously, and stores nothing. */
async function sendQuestion(c: ApiContext, fields: SubmittedFields): Promise<SavedSubmission> {
  const { system, domain, language } = c.var;
  const { uid } = requireSession(c);
  await checkLimit(c, 'contact', uid);
  const definition = await handleOpenWebform(c, contactHandler.id);
  refuseUnknownFields(c, definition, fields);
  const text = toContactMessage(checkSubmittedAnswers(c, definition, fields));
  await recordFailedAttempt(c, 'contact', uid);
  const sid = getRetryUuid(c) ?? randomUUID();
  await system.jobs.transact(async (tx) => {
    const target = { domain: domain.key, language, path: '/inloggen' };
    const to = system.config.accounts.contactAddress;
    await sendMail(system, tx, { mail: 'contact', to, target, values: { text }, owner: 0, cause: `contact ${sid}` });
  });
  return { sid, help_shown: await mentionsSuicide(system.database.db, [text]) };
}

/** Returns the users who can fill in a form: all logged-in users for the mailed form, else participants. */
export const getFormAudience = (id: string): 'logged-in' | 'participants' =>
  id === contactHandler.id ? 'logged-in' : 'participants';

/** Handler of the contact form in the support popup, for all logged-in users. */
export const contactHandler: SubmitHandler = {
  id: 'contact',
  access: 'logged-in',
  submit: sendQuestion,
  update: async () => {
    throw new ApiError(404, 'not-found');
  },
};
