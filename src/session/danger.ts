import type { Danger as DangerState } from '#src/rules/programme/today-step.ts';
import { type DangerKept, eraseDanger, keepDanger, keptDanger, NOBODY } from './kept-in-tab.ts';
import { $session } from './state.ts';

/** User id of the logged-in user, as after a launch by HTI, or `NOBODY`. */
const owner = (): number => {
  const session = $session.get();
  return session.status === 'in' ? session.user.uid : NOBODY;
};

/** Kind of danger of a question answered with yes, and whether the plan waits for a call. */
interface YesAbout {
  readonly kind: string;
  readonly waits: boolean;
}

/** Which questions before registering had a yes, by their place from 0; without any, nothing is kept. */
export function rememberDanger(questions: readonly number[], dangers: readonly (YesAbout | undefined)[]): void {
  if (questions.length === 0) {
    eraseDanger();
    return;
  }
  const kinds = dangers.flatMap((one) => (one ? [one.kind] : []));
  keepDanger({ uid: owner(), questions, kinds, isCalled: !dangers.some((one) => one?.waits) });
}

/** The person says that they made the call, or will later. */
export function rememberCall(isCalled: boolean): void {
  const kept = keptDanger();
  if (kept) keepDanger({ ...kept, isCalled });
}

/** Assigns the answers to the account that was just made. */
export function carryDanger(uid: number): void {
  const kept = keptDanger();
  if (kept?.uid === NOBODY) keepDanger({ ...kept, uid });
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
