import { CARRIED_TOAST } from '#src/session/carried-toast.ts';
import { readHint } from '#src/session/hint.ts';
import { leadsElsewhere } from '#src/session/preferred-language.ts';
import { readTab } from '#src/session/tab-store.ts';
import { throwLater } from '#src/session/throw-later.ts';
import { handleConsent } from './consent.ts';
import { offerEditing } from './edit-link-offer.ts';
import { answerHardMoment } from './hard-moment-link.ts';
import { followLanguageSwitch } from './language.ts';
import { closeMenus } from './menu.ts';
import { leaveQuickly } from './quick-exit.ts';
import { offerReadingAloud } from './read-aloud-offer.ts';
import { removeServiceWorkers } from './service-worker.ts';
import { showSession } from './session.ts';
import { openSupport } from './support.ts';
import { gateVideos } from './video.ts';

/**
 * Start-up in the order of docs/specification.md, section 1: the theme is in the HTML; the preferred language;
 * crisis alerts; messages and answers, which come with the account and with the screens that show them; service
 * workers. The quick exit comes before everything, because it may be pressed before everything.
 */
const start = (part: () => unknown): void => {
  try {
    part();
  } catch (error) {
    throwLater(error);
  }
};

start(leaveQuickly);
start(answerHardMoment);
if (document.documentElement.dataset.errors) void import('./reports.ts').then(({ startReports }) => startReports());

/** Settles who is logged in, with what that shows: alerts first. */
function startSession(): void {
  const isIn = showSession();
  // A failure leaves their place empty and the console quiet (docs/specification.md, section 8).
  const alerts = isIn && import('./crisis-alerts.ts').then(({ showCrisisAlerts }) => showCrisisAlerts());
  // Screens settle who is logged in, and so do pages to read for those who seem to be. The landing page of a visitor
  // does where another page left something to say, or an app listens.
  const { access } = document.documentElement.dataset;
  const hasMessage = () => readTab(CARRIED_TOAST) !== null || 'ZelfhulpApp' in window || 'webkit' in window;
  const isSettled =
    isIn || access === 'private' || document.querySelector('astro-island') || (access === 'public' && hasMessage());
  // A user may have logged in by the time that such a page is restored from the browser's memory.
  if (!isSettled)
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && readHint(document.cookie)) location.reload();
    });
  const person = isSettled && import('./person.ts').then(({ startPerson }) => startPerson());
  void Promise.allSettled([alerts, person]).then(removeServiceWorkers);
}

/** Parts of the frame, the essentials first: one that fails is reported and stops no other. */
const PARTS = [
  startSession,
  closeMenus,
  openSupport,
  handleConsent,
  followLanguageSwitch,
  gateVideos,
  offerReadingAloud,
  offerEditing,
];
if (!leadsElsewhere()) PARTS.forEach(start);
