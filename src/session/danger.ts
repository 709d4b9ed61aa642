import type { Danger } from '#src/rules/programme/today-step.ts';
import { type DangerKept, eraseDanger, keepDanger, keptDanger, NOBODY } from './kept-in-tab.ts';
import { $session } from './state.ts';

/** Whoever answers now: the person who is logged in, as after a launch by HTI, or nobody yet. */
const owner = (): number => {
  const session = $session.get();
  return session.status === 'in' ? session.user.uid : NOBODY;
};

/** Which questions before registering had a yes, by their place from 0; without any, nothing is kept. */
export function rememberDanger(questions: readonly number[]): void {
  if (questions.length === 0) eraseDanger();
  else keepDanger({ uid: owner(), questions, isCalled: false });
}

/** The person says that they made the call, or will later. */
export function rememberCall(isCalled: boolean): void {
  const kept = keptDanger();
  if (kept) keepDanger({ ...kept, isCalled });
}

/** Who answered has an account now. */
export function carryDanger(uid: number): void {
  const kept = keptDanger();
  if (kept?.uid === NOBODY) keepDanger({ ...kept, uid });
}

/** What is kept in this tab; null where no answer was a danger. */
export const dangerInTab = (): DangerKept | null => keptDanger();

/** What it asks for. */
export function dangerNow(): Danger {
  const kept = dangerInTab();
  if (kept === null) return 'none';
  return kept.isCalled ? 'called' : 'to-call';
}
