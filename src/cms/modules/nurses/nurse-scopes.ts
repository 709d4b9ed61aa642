import { eq } from 'drizzle-orm';
import { getActiveScopes, saveNurseScopes as saving } from '#src/contract/nurse-scopes.ts';
import { pairings } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';
import { serializeSubmission } from '../webforms/list-submissions.ts';
import { serializeClient, serializeDays } from './client-figures.ts';
import { readNurseDataOfClient } from './read-clients.ts';

const SCOPES = { days: pairings.showsDays, exercises: pairings.showsExercises, answers: pairings.showsAnswers };

/** Returns the data that the caller shares with the nurse. */
export async function showScopes(c: ApiContext): Promise<Response> {
  const { db } = c.var.system.database;
  const [scopes] = await db
    .select(SCOPES)
    .from(pairings)
    .where(eq(pairings.uid, requireSession(c).uid));
  if (!scopes) throw new ApiError(404, 'not-found');
  return respondPrivately(c, getActiveScopes(scopes));
}

const readChoice = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

/** Saves the caller's choices of this request about the data shared with the nurse. Former choices are not stored. */
export async function saveScopes(c: ApiContext): Promise<Response> {
  const body = await readRequest(c, saving);
  const choices = {
    showsDays: readChoice(body.days),
    showsExercises: readChoice(body.exercises),
    showsAnswers: readChoice(body.answers),
  };
  const [saved] = await c.var.system.database.db
    .update(pairings)
    .set(choices)
    .where(eq(pairings.uid, requireSession(c).uid))
    .returning(SCOPES);
  if (!saved) throw new ApiError(404, 'not-found');
  return respondPrivately(c, getActiveScopes(saved));
}

/** Returns the nurse's view of the caller, created by the code of the nurse's own response. */
export async function showNurseView(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const row = await readNurseDataOfClient(system, requireSession(c).uid);
  if (!row) throw new ApiError(404, 'not-found');
  const exercises = row.answers.map((submission) => serializeSubmission(system, { uid: row.uid, ...submission }));
  const now = system.now();
  return respondPrivately(c, { client: serializeClient(row, now), days: serializeDays(row, now), exercises });
}
