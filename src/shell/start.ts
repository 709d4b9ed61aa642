import { readHint } from '#src/session/hint.ts';
import { isLeavingPage } from '#src/session/preferred-language.ts';
import { rethrowAsync } from '#src/session/rethrow-async.ts';
import { EDIT_MARK, TOAST_KEY } from '#src/session/tab-keys.ts';
import { readTab } from '#src/session/tab-store.ts';
import { pushPopupEntry } from '#src/ui/dialog/popup-entry.ts';
import { updateTimedContent } from './call-now.ts';
import { handleConsent } from './consent.ts';
import { isSiteReachable } from './is-site-reachable.ts';
import { handleLanguageLinks } from './language.ts';
import { initMenus } from './menu.ts';
import { printDetails } from './print-details.ts';
import { isInApp, leaveQuickly } from './quick-exit.ts';
import { showReadAloudButton } from './read-aloud-offer.ts';
import { showSession } from './session.ts';
import { requireVideoConsent } from './video.ts';

/** Opens the help dialog, also in browsers without `command`, and closes it on Back. */
function openSupport(): void {
  const isSupported = 'command' in HTMLButtonElement.prototype;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    const isClosing = button?.getAttribute('command') === 'close';
    if (!isSupported) isClosing ? dialog.close() : dialog.showModal();
    // Browsers that support `command` open it after this event.
    if (!isClosing) setTimeout(enterHistory, 0, dialog);
  });
}

function enterHistory(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  dialog.addEventListener(
    'close',
    pushPopupEntry(() => dialog.close()),
    { once: true },
  );
}

/** Removes service workers: an old one would respond with outdated pages (docs/specification.md, section 1). */
async function removeServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

/** Time in ms after which a page that is still shown counts as offline: browsers often report online wrongly. */
const PATIENCE = 1500;

/** Opens the help dialog of the page, which needs no request. */
function openCalm(): void {
  const dialog = document.getElementById('support');
  const calm = dialog?.querySelector<HTMLElement>('[data-calm]');
  if (!(dialog instanceof HTMLDialogElement) || !calm) return;
  calm.hidden = false;
  dialog.addEventListener('close', () => (calm.hidden = true), { once: true });
  if (!dialog.open) dialog.showModal();
  calm.querySelector<HTMLElement>('[tabindex]')?.focus();
}

/** Handles a click on the link to the hard moment screen, also while offline. */
function answerHardMoment(): void {
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-hard-moment-link]');
      if (!link) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (navigator.onLine) {
        const timer = setTimeout(openCalm, PATIENCE);
        addEventListener('pagehide', () => clearTimeout(timer), { once: true });
        return;
      }
      event.preventDefault();
      const dialog = document.querySelector<HTMLDialogElement>('#support:not([open])');
      openCalm();
      if (dialog) enterHistory(dialog);
      void isSiteReachable().then((isReached) => isReached && location.assign(link.href));
    },
    true,
  );
}

/** Returns true if this browser was at the desk; without storage only on the first page. */
function comesFromDesk(): boolean {
  const hasJustCome = location.hash === `#${EDIT_MARK}`;
  try {
    if (hasJustCome) localStorage.setItem(EDIT_MARK, '1');
    return hasJustCome || localStorage.getItem(EDIT_MARK) !== null;
  } catch {
    return hasJustCome;
  }
}

/**
 * Shows staff a link from a page to its editor. The HTML is the same for all visitors, so the browser stores that it
 * was at the desk. The link grants no access, because the desk checks the login.
 */
function offerEditing(): void {
  if (document.documentElement.dataset.access === 'private' || !comesFromDesk()) return;
  void import('./edit-link.ts').then(({ showEditLink }) => showEditLink());
}

/** Loads the scripts of paragraphs, if the page has such a paragraph; it can be read if they do not load. */
function startBlocks(): void {
  if (!document.querySelector('[data-block-island]')) return;
  // The load fails if the page is left meanwhile, by the quick exit for example.
  void import('./block-islands.ts').then(
    ({ hydrateBlocks }) => hydrateBlocks(),
    () => undefined,
  );
}

/** Sets links of a page in a preview of the whole site to stay in the preview. */
function keepPreview(): void {
  const bar = document.querySelector<HTMLElement>('[data-site-preview]');
  if (bar) void import('./stay-in-preview.ts').then(({ stayInPreview }) => stayInPreview(bar));
}

/**
 * Parts are started in the order of docs/specification.md, section 1: the theme is in the HTML; the preferred language;
 * crisis alerts; messages and responses, which load with the account and the screens that show them; service workers.
 * The quick exit comes first, because it may be clicked first.
 */
const start = (part: () => unknown): void => {
  try {
    part();
  } catch (error) {
    rethrowAsync(error);
  }
};

start(leaveQuickly);
start(answerHardMoment);
if (document.documentElement.dataset.errors) void import('./reports.ts').then(({ startReports }) => startReports());

/** Determines the logged-in user and updates the frame, starting with alerts. */
function startSession(): void {
  const session = showSession();
  // On failure no alerts are shown and no error is logged (docs/specification.md, section 8).
  const alerts = session && import('./crisis-alerts.ts').then(({ showCrisisAlerts }) => showCrisisAlerts());
  // Application screens determine the logged-in user, and so do content pages for users who seem to be logged in, and
  // all pages in the app. A visitor's landing page does so only if the previous page left a message.
  const { access } = document.documentElement.dataset;
  const isScreen = access === 'private' || document.querySelector('astro-island') !== null;
  const isSettled = session || isScreen || isInApp() || (access === 'public' && readTab(TOAST_KEY) !== null);
  // The user may have logged in before such a page is restored from the browser's memory.
  if (!isSettled)
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && readHint(document.cookie)) location.reload();
    });
  const person = isSettled && import('./person.ts').then(({ startUserParts }) => startUserParts());
  void Promise.allSettled([alerts, person]).then(removeServiceWorkers);
}

/** Parts of the frame, essential parts first: a part that fails is reported and does not stop the others. */
const PARTS = [
  startSession,
  initMenus,
  openSupport,
  updateTimedContent,
  handleConsent,
  handleLanguageLinks,
  requireVideoConsent,
  showReadAloudButton,
  printDetails,
  offerEditing,
  startBlocks,
  keepPreview,
];
const startParts = () => {
  if (!isLeavingPage()) PARTS.forEach(start);
};
// Islands share this script's file, so they may run it while the rest of a slow page is still arriving.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startParts, { once: true });
else startParts();
