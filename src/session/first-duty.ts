import type { OwnUser } from '#src/contract/own-user.ts';
import { loginAddress } from './guard.ts';

type Owing = Pick<OwnUser, 'needsConsent' | 'role' | 'hasSecondFactor'>;

/** A participant agrees first that data about their health are kept; a nurse sets up a second step first. */
const hasDuty = ({ needsConsent, role, hasSecondFactor }: Owing) =>
  needsConsent || (role === 'poh' && !hasSecondFactor);

/** Whether this page waits until its person has done what comes first. */
export const waitsForDuty = (user: Owing): boolean =>
  hasDuty(user) && document.documentElement.dataset.first !== undefined;

/** Sends somebody to what comes first, and back here after it. */
export function goToDuty(): void {
  const { dataset } = document.documentElement;
  if (dataset.first === undefined) return;
  dataset.leaving = '';
  location.replace(loginAddress(dataset.first));
}
