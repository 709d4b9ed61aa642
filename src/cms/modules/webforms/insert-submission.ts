import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { type AnswerLabels, toAnswerLabels } from '#src/contract/webform/answer-labels.ts';
import {
  type Answers,
  hasOtherOption,
  listAnswerKeys,
  listQuestions,
  toOtherKey,
} from '#src/contract/webform/answers.ts';
import type { WebformText } from '#src/contract/webform/definition.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { isExerciseOpen } from '#src/rules/programme/open-exercise.ts';
import { submissions } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import { getRetryUuid } from '../../http/idempotent.ts';
import type { ApiContext } from '../../http/request.ts';
import type { SavedSubmission, SubmittedFields } from '../../http/submit-handler.ts';
import { lockUser, requireSession } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { mentionsSuicide } from '../suicide-words/suicide-words.ts';
import { checkSubmittedAnswers, handleOpenWebform, refuseUnknownFields } from './check-answers.ts';
import { checkEpoch } from './programme-epoch.ts';
import { findSubmittedForms, readProgramme } from './programme-forms.ts';
import { decryptAnswers, encryptAnswers } from './sealed-answers.ts';
import { storeSubmission } from './store-submission.ts';

/** Returns a user's free-text answers, without choices and numbers. */
function listFreeTexts(definition: Pick<WebformText, 'elements'>, answers: Answers): readonly string[] {
  const keys = listQuestions(definition).flatMap((question) => {
    if (question.type === 'text' || question.type === 'textarea') return [question.key];
    return hasOtherOption(question) ? [toOtherKey(question.key)] : [];
  });
  return keys.flatMap((key) => {
    const answer = answers[key];
    return typeof answer === 'boolean' || answer === undefined ? [] : answer;
  });
}

/** Runs changes of the caller's answers one at a time, in the run of the programme in which the form was opened. */
function runForCaller<T>(c: ApiContext, work: (tx: Transaction, uid: number) => Promise<T>): Promise<T> {
  const { uid } = requireSession(c);
  return c.var.system.jobs.transact(async (tx) => {
    await lockUser(tx, uid);
    await checkEpoch(c, tx, uid);
    return work(tx, uid);
  });
}

/** Refuses answers to an exercise that is not open to the user yet, because the screen does not show its fields. */
async function refuseLocked(c: ApiContext, tx: Transaction, uid: number, id: string): Promise<void> {
  const programme = await readProgramme(tx, uid);
  if (!programme) return;
  const today = getAmsterdamDate(c.var.system.now());
  if (!isExerciseOpen(programme, await findSubmittedForms(tx, uid), today, id))
    throw new ApiError(422, 'exercise-locked');
}

/**
 * Stores the answers to an exercise. A user has one submission of a form: equal answers, from a second click or tab,
 * create nothing, and different answers are refused as already sent, so that no answers are lost silently.
 */
export async function insertSubmission(c: ApiContext, id: string, fields: SubmittedFields): Promise<SavedSubmission> {
  const { keys } = c.var.system;
  const definition = await handleOpenWebform(c, id);
  refuseUnknownFields(c, definition, fields);
  const answers = checkSubmittedAnswers(c, definition, fields);
  const help_shown = await mentionsSuicide(c.var.system.database.db, listFreeTexts(definition, answers));
  return runForCaller(c, async (tx, uid) => {
    const isOwnSubmission = and(eq(submissions.uid, uid), eq(submissions.webformId, id));
    const [existingRow] = await tx.select().from(submissions).where(isOwnSubmission);
    if (existingRow) {
      if (isDeepStrictEqual(decryptAnswers(keys, existingRow).answers, answers))
        return { sid: existingRow.uuid, help_shown };
      throw new ApiError(409, 'webform-sent-before');
    }
    await refuseLocked(c, tx, uid, id);
    const uuid = getRetryUuid(c) ?? randomUUID();
    await storeSubmission(c.var.system, tx, { uid, uuid, definition, answers });
    return { sid: uuid, help_shown };
  });
}

function split<T>(all: Readonly<Record<string, T>>, knownKeys: ReadonlySet<string>) {
  const entries = Object.entries(all);
  return {
    known: Object.fromEntries(entries.filter(([key]) => knownKeys.has(key))),
    gone: Object.fromEntries(entries.filter(([key]) => !knownKeys.has(key))),
  };
}

/** Changes the submitted fields of the user's answers; answers to removed questions remain. */
export async function changeSubmission(
  c: ApiContext,
  { id, uuid, fields }: { readonly id: string; readonly uuid: string; readonly fields: SubmittedFields },
): Promise<SavedSubmission> {
  const { keys, now } = c.var.system;
  return runForCaller(c, async (tx, uid) => {
    const isOwnSubmission = and(eq(submissions.uid, uid), eq(submissions.uuid, uuid));
    const [row] = await tx.select().from(submissions).where(isOwnSubmission);
    if (row?.webformId !== id) throw new ApiError(404, 'not-found');
    const definition = await handleOpenWebform(c, id, tx);
    refuseUnknownFields(c, definition, fields);
    const previousAnswers = decryptAnswers(keys, row);
    const answerKeys = new Set(listAnswerKeys(definition));
    const splitAnswers = {
      answers: split(previousAnswers.answers, answerKeys),
      labels: split(previousAnswers.labels, answerKeys),
    };
    const acceptedAnswers = checkSubmittedAnswers(c, definition, { ...splitAnswers.answers.known, ...fields });
    const answers: Answers = { ...splitAnswers.answers.gone, ...acceptedAnswers };
    const labels: AnswerLabels = { ...splitAnswers.labels.gone, ...toAnswerLabels(definition, acceptedAnswers) };
    const data = encryptAnswers(keys, { uid, uuid }, { answers, labels });
    await tx.update(submissions).set({ data, changedAt: now() }).where(isOwnSubmission);
    return { sid: uuid, help_shown: await mentionsSuicide(tx, listFreeTexts(definition, acceptedAnswers)) };
  });
}
