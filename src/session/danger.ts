import type { Danger as DangerState } from '#src/rules/programme/today-step.ts';
import { $session } from './state.ts';
import {
  ANONYMOUS_UID,
  eraseDanger,
  eraseNegativeAnswers,
  readNegativeAnswers,
  readStoredDanger,
  type StoredDanger,
  storeDanger,
  storeNegativeAnswers,
} from './tab-storage.ts';

/** Returns the id of the logged-in user, for example after an HTI launch, or `ANONYMOUS_UID`. */
const getOwner = (): number => {
  const session = $session.get();
  return session.status === 'in' ? session.user.uid : ANONYMOUS_UID;
};

/** A question's kind of danger, and whether a yes requires a call before the plan. */
interface DangerQuestion {
  readonly kind: string;
  readonly waits: boolean;
}

/** Time in ms in which an answer of "no" before registration can be confirmed in this tab. */
const CONFIRM_MS = 60 * 60 * 1000;

/**
 * Stores the answers before registration in this tab: the positions, from 0, of the questions answered yes, and the
 * kinds of danger answered no.
 */
export function storeDangerAnswers(questions: readonly DangerQuestion[], yes: readonly number[]): void {
  eraseDanger();
  const dangers = questions.filter((_, index) => yes.includes(index));
  const kinds = dangers.map(({ kind }) => kind);
  const noes = questions.map(({ kind }) => kind).filter((kind) => !kinds.includes(kind));
  storeNegativeAnswers({ uid: getOwner(), kinds: noes, at: Date.now() });
  if (yes.length === 0) return;
  storeDanger({ uid: getOwner(), questions: yes, kinds, isCalled: !dangers.some(({ waits }) => waits) });
}

/** Returns true if questions about all these kinds were answered no in this tab less than an hour ago. */
export function hasOnlyNegativeAnswers(kinds: readonly string[]): boolean {
  const noAnswers = readNegativeAnswers();
  return (
    noAnswers !== null &&
    Date.now() - noAnswers.at < CONFIRM_MS &&
    kinds.every((kind) => noAnswers.kinds.includes(kind))
  );
}

/** Deletes the "no" answers, after they were confirmed or if the questions are repeated. */
export const clearNegativeAnswers = eraseNegativeAnswers;

/** Stores whether the user made the call or will make it later. */
export function storeCallState(isCalled: boolean): void {
  const storedDanger = readStoredDanger();
  if (storedDanger) storeDanger({ ...storedDanger, isCalled });
}

/** Assigns the answers to the newly created account. */
export function assignDangerToAccount(uid: number): void {
  const storedDanger = readStoredDanger();
  if (storedDanger?.uid === ANONYMOUS_UID) storeDanger({ ...storedDanger, uid });
  const noes = readNegativeAnswers();
  if (noes?.uid === ANONYMOUS_UID) storeNegativeAnswers({ ...noes, uid });
}

/** Returns the answers stored in this tab; null if no answer indicated a danger. */
export const readTabDanger = (): StoredDanger | null => readStoredDanger();

/** Returns true if a suicidal thoughts question was answered yes in this tab and its line was not closed. */
export const isSuicideConfirmed = (): boolean => readTabDanger()?.kinds.includes('suicide') ?? false;

/** Deletes the answer about suicidal thoughts, after the user closed its line. */
export function hideSuicideLine(): void {
  const storedDanger = readStoredDanger();
  if (storedDanger) storeDanger({ ...storedDanger, kinds: storedDanger.kinds.filter((kind) => kind !== 'suicide') });
}

/** Returns true if the question about a fit or confusion when stopping was answered yes in this tab. */
export const isSeizureConfirmed = (): boolean => readTabDanger()?.kinds.includes('fit') ?? false;

/** Returns whether a call is required by the stored answers. */
export function getDangerState(): DangerState {
  const danger = readTabDanger();
  if (danger === null) return 'none';
  return danger.isCalled ? 'called' : 'to-call';
}
