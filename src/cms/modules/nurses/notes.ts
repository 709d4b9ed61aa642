import { and, eq } from 'drizzle-orm';
import {
  DAYS_BETWEEN_NOTES,
  nurseSentencesBody,
  sendNurseNote as sending,
  switchNurseNotes as switching,
} from '#src/contract/nurse-notes.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { isExerciseOpen } from '#src/rules/programme/open-exercise.ts';
import { nurseNotes, pairings, users } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { readIdParam } from '../../http/route.ts';
import { requireSession } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { readProgramme } from '../webforms/programme-forms.ts';
import { requireNurse } from './find-nurse.ts';
import { findNote, findPairing, findSentences, serializeNote, storeNote, storeSentences } from './note-row.ts';
import { getProgrammeDomain } from './programme-domain.ts';

/** Returns the sentences of the calling nurse. */
export async function showSentences(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const nurse = await requireNurse(c);
  return respondPrivately(c, { sentences: await findSentences(system.database.db, system, nurse.uid) });
}

/** Replaces the sentences of the calling nurse. */
export async function saveSentences(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const nurse = await requireNurse(c);
  const { sentences } = await readRequest(c, nurseSentencesBody);
  const texts = [...new Set(sentences)];
  await storeSentences(system.database.db, system, nurse.uid, texts);
  return respondPrivately(c, { sentences: texts });
}

/** Locks the pairing of a client of the calling nurse; another nurse's client is not found. */
async function lockClient(tx: Transaction, nurseUid: number, { uid, domain }: { uid: number; domain: DomainKey }) {
  const isHers = and(eq(pairings.uid, uid), eq(pairings.nurseUid, nurseUid));
  const [pairing] = await tx.select().from(pairings).where(isHers).for('update');
  const condition = and(eq(users.uid, uid), eq(users.domain, domain), eq(users.status, 'active'));
  const [client] = pairing ? await tx.select({ uid: users.uid }).from(users).where(condition) : [];
  if (!pairing || !client) throw new ApiError(404, 'not-found');
  return pairing;
}

/**
 * Returns true for an exercise of a client's programme whose phase has begun. The client's own progress is not read, so
 * that a refusal does not reveal it.
 */
async function isExercise(tx: Transaction, webform: string, uid: number, today: CalendarDate): Promise<boolean> {
  const programme = await readProgramme(tx, uid);
  const exercises = programme ? [...programme.phases.flatMap((phase) => phase.exercises), ...programme.end] : [];
  const others = new Set(exercises.filter((id) => id !== webform));
  return programme !== null && exercises.includes(webform) && isExerciseOpen(programme, others, today, webform);
}

/** Returns the last note of the calling nurse to the client of a path. */
export async function showClientNote(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const nurse = await requireNurse(c);
  const location = { uid: readIdParam(c, 'uid'), domain: getProgrammeDomain(c.req.param('domain') ?? '') };
  const note = await system.database.db.transaction(async (tx) =>
    serializeNote(tx, system, await lockClient(tx, nurse.uid, location), language),
  );
  return respondPrivately(c, note);
}

/**
 * Stores a note for a client. Nothing is mailed, pushed or queued: the client sees it in the product. The sentence is
 * one of the nurse's stored sentences.
 */
export async function sendNote(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const nurse = await requireNurse(c);
  const body = await readRequest(c, sending);
  const location = {
    uid: Number(readPlainText(body, 'client_uid')),
    domain: getProgrammeDomain(readPlainText(body, 'domain')),
  };
  const sentence = readPlainText(body, 'sentence');
  const input = readPlainText(body, 'task');
  const task = input === 'three-days' || input === 'exercise' ? input : null;
  const webform = task === 'exercise' ? readPlainText(body, 'webform') : null;
  const now = system.now();
  const wrapped = await system.database.db.transaction(async (tx) => {
    const pairing = await lockClient(tx, nurse.uid, location);
    if (!pairing.takesNotes) throw new ApiError(409, 'notes-off');
    const previousNote = await findNote(tx, system, pairing.uid);
    const earliest = previousNote && addDays(getAmsterdamDate(previousNote.sentAt), DAYS_BETWEEN_NOTES);
    if (earliest !== null && earliest > getAmsterdamDate(now)) throw new ApiError(409, 'noted-lately');
    const isInStock = sentence === '' || (await findSentences(tx, system, nurse.uid)).includes(sentence);
    const isTask = webform === null || (await isExercise(tx, webform, pairing.uid, getAmsterdamDate(now)));
    if (!isInStock || !isTask || (sentence === '' && task === null)) throw new ApiError(422, 'input-invalid');
    await storeNote(tx, system, pairing.uid, { sentence, task, webform }, now);
    return serializeNote(tx, system, pairing, language);
  });
  return respondPrivately(c, wrapped);
}

/** Returns the last note to the caller. */
export async function showOwnNote(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const { db } = system.database;
  const pairing = await findPairing(db, requireSession(c).uid);
  if (!pairing) throw new ApiError(404, 'not-found');
  return respondPrivately(c, await serializeNote(db, system, pairing, language));
}

/** Switches notes on or off for the caller; switching them off deletes the last note. */
export async function switchNotes(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const { is_on: isOn } = await readRequest(c, switching);
  const { uid } = requireSession(c);
  const wrapped = await system.database.db.transaction(async (tx) => {
    const [pairing] = await tx
      .update(pairings)
      .set({ takesNotes: isOn === true })
      .where(eq(pairings.uid, uid))
      .returning();
    if (!pairing) throw new ApiError(404, 'not-found');
    if (!pairing.takesNotes) await tx.delete(nurseNotes).where(eq(nurseNotes.uid, uid));
    return serializeNote(tx, system, pairing, language);
  });
  return respondPrivately(c, wrapped);
}
