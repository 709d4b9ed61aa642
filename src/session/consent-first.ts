import { loginAddress } from './guard.ts';

/** Whether this page waits until its participant has agreed that data about their health are kept. */
export const waitsForConsent = ({ needsConsent }: { readonly needsConsent: boolean }): boolean =>
  needsConsent && document.documentElement.dataset.agree !== undefined;

/** Sends a participant to the question of the consent, and back here after it. */
export function askConsent(): void {
  const { dataset } = document.documentElement;
  if (dataset.agree === undefined) return;
  dataset.leaving = '';
  location.replace(loginAddress(dataset.agree));
}
