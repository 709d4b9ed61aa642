import { type Consent, readConsent } from './cookies.ts';

export const CONSENT_CHANGED = 'consent-changed';

function show(consent: Consent | null): void {
  if (consent === null) return;
  document.documentElement.dataset.consent = '';
  for (const purpose of ['preferences', 'video'] as const) {
    const box = document.querySelector<HTMLInputElement>(`[data-consent-form] input[name="${purpose}"]`);
    if (box) box.checked = consent[purpose];
  }
}

/** Sends a choice without leaving the page; where that fails the form goes its own way. */
async function send(form: HTMLFormElement): Promise<void> {
  try {
    await fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams([...new FormData(form)] as [string, string][]),
    });
  } catch {
    form.submit();
    return;
  }
  show(readConsent());
  const saved = form.querySelector<HTMLElement>('[data-consent-saved]');
  if (saved) saved.textContent = saved.dataset.consentSaved ?? '';
  else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  document.dispatchEvent(new Event(CONSENT_CHANGED));
}

/** Hides the banner once a choice is made, and sends choices in place. */
export function handleConsent(): void {
  show(readConsent());
  // On the way down: of a question that stands in another form, browsers tell nothing on the way up.
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!('consent' in form.dataset)) return;
      event.preventDefault();
      void send(form);
    },
    { capture: true },
  );
}
