import type { Danger as DangerState } from '#src/rules/programme/today-step.ts';
import {
  type DangerKept,
  eraseDanger,
  eraseNoes,
  keepDanger,
  keepNoes,
  keptDanger,
  keptNoes,
  NOBODY,
} from './kept-in-tab.ts';
import { $session } from './state.ts';

/** User id of the logged-in user, as after a launch by HTI, or `NOBODY`. */
const owner = (): number => {
  const session = $session.get();
  return session.status === 'in' ? session.user.uid : NOBODY;
};

/** Kind of danger of a question; states if the plan waits for a call after a yes. */
interface DangerAsked {
  readonly kind: string;
  readonly waits: boolean;
}

/** How long a no before registering can be confirmed in this tab. */
const CONFIRM_MS = 60 * 60 * 1000;

/**
 * Keeps in this tab which of the questions before registering had a yes, by their place from 0, and which kinds of
 * danger had none.
 */
export function storeDangerAnswers(questions: readonly DangerAsked[], yes: readonly number[]): void {
  eraseDanger();
  const dangers = questions.filter((_, place) => yes.includes(place));
  const kinds = dangers.map(({ kind }) => kind);
  const noes = questions.map(({ kind }) => kind).filter((kind) => !kinds.includes(kind));
  keepNoes({ uid: owner(), kinds: noes, at: Date.now() });
  if (yes.length === 0) return;
  keepDanger({ uid: owner(), questions: yes, kinds, isCalled: !dangers.some(({ waits }) => waits) });
}

/** True when questions about all these kinds were answered with no in this tab, less than an hour ago. */
export function hasNoes(kinds: readonly string[]): boolean {
  const kept = keptNoes();
  return kept !== null && Date.now() - kept.at < CONFIRM_MS && kinds.every((kind) => kept.kinds.includes(kind));
}

/** Forgets the noes, once they were confirmed or are asked again. */
export const forgetNoes = eraseNoes;

/** The person says that they made the call, or will later. */
export function rememberCall(isCalled: boolean): void {
  const kept = keptDanger();
  if (kept) keepDanger({ ...kept, isCalled });
}

/** Assigns the answers to the account that was just made. */
export function carryDanger(uid: number): void {
  const kept = keptDanger();
  if (kept?.uid === NOBODY) keepDanger({ ...kept, uid });
  const noes = keptNoes();
  if (noes?.uid === NOBODY) keepNoes({ ...noes, uid });
}

/** Answers kept in this tab; null where no answer was a danger. */
export const dangerInTab = (): DangerKept | null => keptDanger();

/** True when a question about thoughts of suicide had a yes in this tab, and its line was not closed. */
export const hasSuicideYes = (): boolean => dangerInTab()?.kinds.includes('suicide') ?? false;

/** The line about it is closed: nothing of that answer is kept any longer. */
export function hideSuicideLine(): void {
  const kept = keptDanger();
  if (kept) keepDanger({ ...kept, kinds: kept.kinds.filter((kind) => kind !== 'suicide') });
}

/** True when a fit or confusion when stopping was answered with yes in this tab. */
export const hasFitYes = (): boolean => dangerInTab()?.kinds.includes('fit') ?? false;

/** State of the call that the kept answers require. */
export function dangerNow(): DangerState {
  const kept = dangerInTab();
  if (kept === null) return 'none';
  return kept.isCalled ? 'called' : 'to-call';
}
