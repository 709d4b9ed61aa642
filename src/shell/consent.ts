import { readConsentCookie } from '#src/session/cookies.ts';

const hasOwnPage = () => document.querySelector('[data-consent-form]') !== null;

/** Shows the question if a choice may be stored, if it was never answered. */
export function requestStorageConsent(): void {
  const question = document.querySelector<HTMLElement>('[data-consent-question]');
  if (question && !readConsentCookie() && !hasOwnPage()) question.hidden = false;
}

/** Checks the boxes of earlier choices, and submits choices without leaving the page. Its script loads on demand. */
export function handleConsent(): void {
  if (hasOwnPage()) void import('./send-consent.ts').then(({ showConsent }) => showConsent());
  // In the capture phase: for a form inside another form, browsers do not bubble the event.
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!('consent' in form.dataset)) return;
      event.preventDefault();
      import('./send-consent.ts').then(({ sendConsent }) => sendConsent(form)).catch(() => form.submit());
    },
    true,
  );
}
