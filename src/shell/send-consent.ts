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

/** Submits a choice without leaving the page; also stores the current language if the choice allows it. */
export async function sendConsent(form: HTMLFormElement): Promise<void> {
  await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams([...new FormData(form)] as [string, string][]),
  });
  showConsent();
  storePreference('language', document.documentElement.lang);
  const saved = form.querySelector<HTMLElement>('[data-consent-saved]');
  if (saved) saved.textContent = saved.dataset.consentSaved ?? '';
  else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  const question = form.closest<HTMLElement>('[data-consent-question]');
  if (question) question.hidden = true;
  document.dispatchEvent(new Event(CONSENT_CHANGED));
}
