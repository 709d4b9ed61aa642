// Runs before the first paint and the first click.

// Browsers that lack one of the functions of `fills.js` also lack one of these two: `tests/browsers/fills.test.ts`.
const { fills } = document.currentScript?.dataset ?? {};
if (fills && !([].findLast && HTMLFormElement.prototype.requestSubmit)) {
  document.write(`<script src="${fills}"></script>`);
}

// Hides a page that belongs to a locked session, also a restored one (`contract/lock-cookies.ts`).
const { lock } = document.documentElement.dataset;
const readCookie = (name) => new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
const hint = readCookie('session_hint');
const isLocked = hint && (readCookie('locked') || (/\.rest$/.test(hint) && !readCookie('awake')));
const person = !isLocked && hint;
if (lock && isLocked) {
  document.documentElement.dataset.leaving = '';
  const back = location.pathname + location.search + location.hash;
  location.replace(`${lock}?destination=${encodeURIComponent(back)}`);
}

// Errors before the reporting script loads are kept for it (`shell/report-error.ts`).
if (document.documentElement.dataset.errors) {
  const errors = [];
  const onError = ({ error }) => errors.push(error);
  const onRejection = ({ reason }) => errors.push(reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  const stop = () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
  Object.assign(globalThis, { earlyErrors: { errors, stop } });
}

// A quick exit before the page's script has loaded locks the session (`shell/quick-exit.ts`, `session/lock.ts`); it
// always deletes the answers given before registration (`session/kept-in-tab.ts`).
const ANSWERS = /^(danger|safety_no|draft\.0\..*)$/;
addEventListener(
  'click',
  ({ target }) => {
    if (!target.closest('a[data-quick-exit]')) return;
    try {
      for (const key of Object.keys(sessionStorage)) if (ANSWERS.test(key)) sessionStorage.removeItem(key);
    } catch {
      // Without storage nothing is stored.
    }
    if (!readCookie('session_hint')) return;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    document.cookie = `locked=1; path=/; max-age=2592000; SameSite=Lax${secure}`;
    document.documentElement.dataset.leaving = 'exit';
  },
  true,
);

// Pictures without a phase have the light of the hour in Amsterdam (`rules/calendar/today.ts`).
const hour = new Date().toLocaleString('en-GB', { timeZone: 'Europe/Amsterdam', hour: '2-digit' });
if (hour < 6 || hour >= 18) document.documentElement.dataset.hour = '';

// Without scripts or dialogs the help lines in the header are links (`layouts/HelpPill.astro`).
if (window.HTMLDialogElement) document.documentElement.dataset.dialogs = '';

// Reserves space for content of logged-in users before the first paint (`islands/hard-moment/styles.scss`).
if (person) document.documentElement.dataset.person = '';

// Reserves space for the email banner (`session/hint.ts`).
if (person && hint.includes('.unconfirmed')) document.documentElement.dataset.unconfirmed = '';

// The user's avatar, and the programme's place, as last shown (`session/first-frame.ts`).
const displayed = person && readCookie('first_frame');
if (displayed) {
  let frame = {};
  try {
    frame = JSON.parse(decodeURIComponent(displayed));
  } catch {
    // An unreadable cookie is ignored.
  }
  const { avatar, place } = frame;
  const isHere = place?.path === location.pathname;
  const show = () => {
    if (avatar) for (const use of document.querySelectorAll('use[data-avatar]')) use.setAttribute('href', avatar);
    const use = isHere && document.querySelector('.programme-loading use');
    if (!use || use.dataset.shown !== undefined) return;
    use.dataset.shown = '';
    use.setAttribute('href', place.href);
    Object.assign(use.closest('section').dataset, { scene: place.scene, light: place.light, plain: place.isPlain });
  };
  const watch = new MutationObserver(show);
  watch.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => watch.disconnect());
}

// The button may be clicked before its script loads (`shell/info-banner.ts`).
addEventListener('click', ({ target }) => {
  const button = target.closest('[data-info-banner] button');
  if (button && !button.onclick) button.dataset.early = '';
});

// A form submitted before its island hydrated waits for it (`session/Island.tsx`).
const waiting = new Map();
addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if ('awake' in document.documentElement.dataset || !form.closest('astro-island')) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.set(form, event.submitter);
    event.submitter?.setAttribute('aria-busy', 'true');
  },
  true,
);
document.addEventListener('island-awake', () => {
  for (const [form, button] of waiting) {
    for (const busy of form.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
    form.requestSubmit(button);
  }
  waiting.clear();
});
