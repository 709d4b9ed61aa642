import { readConsentCookie, storePreference } from '#src/session/cookies.ts';
import { CONSENT_CHANGED } from './consent-event.ts';

/** Checks the boxes of earlier choices on the consent page. */
export function showConsent(): void {
  const consent = readConsentCookie();
  if (consent === null) return;
  for (const purpose of ['preferences', 'video'] as const) {
    const box = document.querySelector<HTMLInputElement>(`[data-consent-form] input[name="${purpose}"]`);
    if (box) box.checked = consent[purpose];
  }
}

/**
 * Submits a choice without leaving the page; also stores the current language if the choice allows it. Throws if the
 * server refuses the choice, which it otherwise answers with a redirect.
 */
export async function sendConsent(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const { ok, type } = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
  if (!ok && type !== 'opaqueredirect') throw new Error('The choice about cookies was refused.');
  showConsent();
  storePreference('language', document.documentElement.lang);
  const saved = form.querySelector<HTMLElement>('[data-consent-saved]');
  if (saved) saved.textContent = saved.dataset.consentSaved ?? '';
  else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  const question = form.closest<HTMLElement>('[data-consent-question]');
  if (question) question.hidden = true;
  document.dispatchEvent(new Event(CONSENT_CHANGED));
}
