import type { OwnUser } from '#src/contract/own-user.ts';
import { toLoginUrl } from './guard.ts';

type UserDuties = Pick<OwnUser, 'needsConsent' | 'role' | 'hasSecondFactor'>;

/** Returns true if a step is required: a participant's consent to store health data, or a nurse's second factor. */
const hasDuty = ({ needsConsent, role, hasSecondFactor }: UserDuties) =>
  needsConsent || (role === 'poh' && !hasSecondFactor);

/** Returns true if the user has to complete a required step before using the page. */
export const hasRequiredStep = (user: UserDuties): boolean =>
  hasDuty(user) && document.documentElement.dataset.first !== undefined;

/** Redirects the user to the required step, with a return path to this page. */
export function redirectToRequiredStep(): void {
  const { dataset } = document.documentElement;
  if (dataset.first === undefined) return;
  dataset.leaving = '';
  location.replace(toLoginUrl(dataset.first));
}
