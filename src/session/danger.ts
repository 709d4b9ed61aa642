import type { Danger as DangerState } from '#src/rules/programme/today-step.ts';
import {
  ANONYMOUS_UID,
  eraseDanger,
  eraseNoAnswers,
  readNoAnswers,
  readStoredDanger,
  type StoredDanger,
  storeDanger,
  storeNoAnswers,
} from './kept-in-tab.ts';
import { $session } from './state.ts';

/** User id of the logged-in user, as after a launch by HTI, or `ANONYMOUS_UID`. */
const owner = (): number => {
  const session = $session.get();
  return session.status === 'in' ? session.user.uid : ANONYMOUS_UID;
};

/** Kind of danger of a question; states if the plan waits for a call after a yes. */
interface DangerAsked {
  readonly kind: string;
  readonly waits: boolean;
}

/** Time in ms in which an answer of "no" before registration can be confirmed in this tab. */
const CONFIRM_MS = 60 * 60 * 1000;

/**
 * Stores in this tab the positions, from 0, of the questions answered yes before registration, and the kinds of danger
 * for those without one.
 */
export function storeDangerAnswers(questions: readonly DangerAsked[], yes: readonly number[]): void {
  eraseDanger();
  const dangers = questions.filter((_, place) => yes.includes(place));
  const kinds = dangers.map(({ kind }) => kind);
  const noes = questions.map(({ kind }) => kind).filter((kind) => !kinds.includes(kind));
  storeNoAnswers({ uid: owner(), kinds: noes, at: Date.now() });
  if (yes.length === 0) return;
  storeDanger({ uid: owner(), questions: yes, kinds, isCalled: !dangers.some(({ waits }) => waits) });
}

/** True when questions about all these kinds were answered with no in this tab, less than an hour ago. */
export function hasNoes(kinds: readonly string[]): boolean {
  const kept = readNoAnswers();
  return kept !== null && Date.now() - kept.at < CONFIRM_MS && kinds.every((kind) => kept.kinds.includes(kind));
}

/** Erases the answers of "no" after they were confirmed or the questions are repeated. */
export const forgetNoes = eraseNoAnswers;

/** Stores if the user made the call or will make it later. */
export function rememberCall(isCalled: boolean): void {
  const kept = readStoredDanger();
  if (kept) storeDanger({ ...kept, isCalled });
}

/** Assigns the answers to the account that was just made. */
export function assignDangerToAccount(uid: number): void {
  const kept = readStoredDanger();
  if (kept?.uid === ANONYMOUS_UID) storeDanger({ ...kept, uid });
  const noes = readNoAnswers();
  if (noes?.uid === ANONYMOUS_UID) storeNoAnswers({ ...noes, uid });
}

/** Returns the answers stored in this tab; null if no answer was a danger. */
export const readTabDanger = (): StoredDanger | null => readStoredDanger();

/** True when a question about thoughts of suicide had a yes in this tab, and its line was not closed. */
export const hasSuicideYes = (): boolean => readTabDanger()?.kinds.includes('suicide') ?? false;

/** Erases the answer after the user closed the line about suicide. */
export function hideSuicideLine(): void {
  const kept = readStoredDanger();
  if (kept) storeDanger({ ...kept, kinds: kept.kinds.filter((kind) => kind !== 'suicide') });
}

/** True when a fit or confusion when stopping was answered with yes in this tab. */
export const hasFitYes = (): boolean => readTabDanger()?.kinds.includes('fit') ?? false;

/** Returns the state of the call that the stored answers require. */
export function getDangerState(): DangerState {
  const kept = readTabDanger();
  if (kept === null) return 'none';
  return kept.isCalled ? 'called' : 'to-call';
}
