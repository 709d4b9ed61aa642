import { isPlaceholder, type OwnUser, sendValidationEmail } from '#src/contract/own-user.ts';
import { getApiClient } from '#src/session/api.ts';

async function resend(button: HTMLButtonElement, announcer: Element | null): Promise<void> {
  button.disabled = true;
  const result = await getApiClient().call(sendValidationEmail);
  button.disabled = false;
  const { sent = '', failed = '' } = button.dataset;
  if (announcer)
    announcer.textContent = result.ok ? sent : (result.failure.kind === 'limited' && result.failure.message) || failed;
}

/**
 * Prompts a user with an unconfirmed email address to confirm it, on all pages (docs/specification.md, section 2,
 * "Other pages"). Corrects the guess of `before-paint.js` with the account data.
 */
export function showInfoBanner({ mail, hasValidatedEmail }: OwnUser): void {
  const banner = document.querySelector<HTMLElement>('[data-info-banner]');
  if (!banner) return;
  const isUnconfirmed = !hasValidatedEmail && !isPlaceholder(mail, banner.dataset.infoBanner ?? '');
  document.documentElement.toggleAttribute('data-unconfirmed', isUnconfirmed);
  const button = banner.querySelector('button');
  if (!button) return;
  button.onclick = () => void resend(button, banner.querySelector('[role=status]'));
  if (button.dataset.early === undefined) return;
  delete button.dataset.early;
  button.click();
}
