import { eq } from 'drizzle-orm';
import { findNurse as finding, pairNurse as pairing, readPairingCodeInput } from '#src/contract/nurse-pairing.ts';
import { type NurseScopes, readNurseScopes } from '#src/contract/nurse-scopes.ts';
import type { Operation } from '#src/contract/operation.ts';
import { pairingCodes, pairings } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { checkLimit, recordFailedAttempt, uncountAttempt } from '../../http/limits.ts';
import { readRequest, type WireBody } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { lockUser, requireSession } from '../../identity/find-user.ts';
import { collectViolations } from '../../identity/read-credentials.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { findClientNurse, findNurseByUid, type Nurse, serializeNurse } from './find-nurse.ts';
import { readInvitation } from './invitation.ts';
import { acceptInvitation } from './stored-invitations.ts';

/** Refuses domains without nurses; only the self-help programmes have them (docs/specification.md, section 1). */
function assertNurses(c: ApiContext): void {
  if (c.var.domain.variant !== 'self-help') throw new ApiError(403, 'forbidden');
}

async function readCode<I extends object, A>(c: ApiContext, operation: Operation<I, A>): Promise<string> {
  return getCode(c, await readRequest(c, operation));
}

function getCode(c: ApiContext, body: WireBody): string {
  const input = readPlainText(body, 'pairing_code');
  return collectViolations(c, { textKey: 'pairing.errors', names: { pairing_code: 'code' } }, (refuse) => {
    const result = readPairingCodeInput(input);
    if (!result.ok) refuse('pairing_code', result.error);
    return result.ok ? result.value : '';
  });
}

/** Finds the nurse of a code; undefined for an unknown code. */
async function findNurseOfCode(
  { database: { db } }: ContentSystem,
  uid: number,
  code: string,
): Promise<Nurse | undefined> {
  if (await findClientNurse(db, uid)) throw new ApiError(409, 'already-paired');
  const [row] = await db.select().from(pairingCodes).where(eq(pairingCodes.code, code));
  return row && findNurseByUid(db, row.uid);
}

/** Finds the approved nurse with a code, which remains valid until the transaction ends. */
async function findApprovedNurse(tx: Transaction, code: string): Promise<Nurse | undefined> {
  const [match] = await tx.select().from(pairingCodes).where(eq(pairingCodes.code, code)).for('share');
  return match && findNurseByUid(tx, match.uid);
}

interface Pairing {
  readonly uid: number;
  readonly code: string;
  /** Token of the invitation link; '' if there is none. */
  readonly invitation: string;
  /** The data that the client shares with the nurse. */
  readonly scopes: NurseScopes;
}

/** Stores a pairing, and the use of its invitation; undefined for an unknown code. */
function storePairing(system: ContentSystem, { uid, code, invitation, scopes }: Pairing): Promise<Nurse | undefined> {
  const { database, keys, now } = system;
  return database.db.transaction(async (tx) => {
    await lockUser(tx, uid);
    if (await findClientNurse(tx, uid)) throw new ApiError(409, 'already-paired');
    const approvedNurse = await findApprovedNurse(tx, code);
    if (!approvedNurse) return undefined;
    await tx.insert(pairings).values({
      uid,
      nurseUid: approvedNurse.uid,
      since: now(),
      showsDays: scopes.days,
      showsExercises: scopes.exercises,
      showsAnswers: scopes.answers,
    });
    const link = readInvitation(keys, invitation);
    if (link) await acceptInvitation(tx, { id: link.id, uid: approvedNurse.uid, at: now() });
    return approvedNurse;
  });
}

/** Runs a guess that is counted before it is checked, so that simultaneous guesses have no advantage. */
async function runGuess<T>(c: ApiContext, uid: number, guess: () => Promise<T | undefined>): Promise<T | undefined> {
  await checkLimit(c, 'pairing-code', uid);
  await recordFailedAttempt(c, 'pairing-code', uid);
  let isWrong = false;
  try {
    const match = await guess();
    isWrong = match === undefined;
    return match;
  } finally {
    if (!isWrong) await uncountAttempt(c, 'pairing-code', uid);
  }
}

/** Returns the nurse of a code, before any data is shared with her. A wrong code counts as a failed pairing. */
export async function findNurseByCode(c: ApiContext): Promise<Response> {
  assertNurses(c);
  const { uid } = requireSession(c);
  const code = await readCode(c, finding);
  const nurse = await runGuess(c, uid, () => findNurseOfCode(c.var.system, uid, code));
  if (!nurse) throw new ApiError(404, 'nurse-not-found');
  return respondPrivately(c, serializeNurse(nurse));
}

/** Pairs the caller with the nurse of a code. A client has at most one nurse. */
export async function handlePairNurse(c: ApiContext): Promise<Response> {
  assertNurses(c);
  const { uid } = requireSession(c);
  const body = await readRequest(c, pairing);
  const code = getCode(c, body);
  const invitation = readPlainText(body, 'invitation');
  const scopes = readNurseScopes(body.scopes);
  const nurse = await runGuess(c, uid, () => storePairing(c.var.system, { uid, code, invitation, scopes }));
  if (!nurse) throw new ApiError(404, 'nurse-not-found');
  return respondPrivately(c, serializeNurse(nurse));
}

/** Returns the caller's nurse. */
export async function showNurse(c: ApiContext): Promise<Response> {
  const nurse = await findClientNurse(c.var.system.database.db, requireSession(c).uid);
  if (!nurse) throw new ApiError(404, 'not-found');
  return respondPrivately(c, serializeNurse(nurse));
}
