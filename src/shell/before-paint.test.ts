// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { isBrowserLocked, LOCKED_SECONDS } from '#src/contract/lock-cookies.ts';
import { getPartOfDay, isDark } from '#src/rules/calendar/today.ts';
import { storeDangerAnswers } from '#src/session/danger.ts';
import { getDraft, getVisitorDraft } from '#src/session/drafts.ts';
import { claimDrafts } from '#src/session/tab-storage.ts';

const script = readFileSync('src/shell/before-paint.js', 'utf8');

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a server sets
  document.cookie = 'session_hint=; Max-Age=0; Path=/';
  delete document.documentElement.dataset.unconfirmed;
  delete document.documentElement.dataset.hour;
  delete document.documentElement.dataset.dialogs;
  // biome-ignore lint/suspicious/noDocumentCookie: what the script sets
  document.cookie = 'locked=; Max-Age=0; Path=/';
  delete document.documentElement.dataset.leaving;
  delete document.documentElement.dataset.awake;
  document.body.replaceChildren();
});

it('a form that is sent twice before its island woke up is sent once, when it did, by the button that was pressed last', () => {
  document.body.innerHTML =
    '<astro-island><form><input name="mail"><button>Ja</button><button>Nee</button></form></astro-island>';
  new Function(script)();
  const form = document.querySelector('form') as HTMLFormElement;
  const submitEvents: SubmitEvent[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitEvents.push(event);
  });
  const [yes, no] = form.querySelectorAll('button');
  form.requestSubmit(yes);
  form.requestSubmit(no);
  expect(no?.getAttribute('aria-busy')).toBe('true');
  expect(submitEvents).toEqual([]);
  document.documentElement.dataset.awake = '';
  document.dispatchEvent(new Event('island-awake'));
  expect(submitEvents.map(({ submitter }) => submitter)).toEqual([no]);
  expect(form.querySelector('[aria-busy]')).toBeNull();
});

it.each([
  ['session_hint=client.nl', true],
  ['other=1', false],
])('the quick exit locks the login before the script of the page is there: %s', (cookie, isLocked) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a server sets
  document.cookie = `${cookie}; Path=/`;
  document.body.innerHTML = '<a data-quick-exit href="#weg"><span>Snel weg</span></a>';
  claimDrafts(7);
  storeDangerAnswers(
    [
      { kind: 'suicide', waits: false },
      { kind: 'fit', waits: true },
    ],
    [0],
  );
  getVisitorDraft('questions').write({ answers: ['no'] });
  getDraft(7, 'diary').write({ title: 'Vandaag' });
  new Function(script)();
  document.querySelector('span')?.click();
  // The answers given before registration are deleted; a typed text is locked.
  expect(Object.keys(sessionStorage).sort()).toEqual(['draft.7.diary', 'draft_owner']);
  expect(isBrowserLocked(document.cookie)).toBe(isLocked);
  expect('leaving' in document.documentElement.dataset).toBe(isLocked);
  expect(script).toContain(`max-age=${LOCKED_SECONDS};`);
});

it.each([true, false])('the numbers in the header are one button only if a dialog can open: %s', (canOpen) => {
  if (!canOpen) vi.stubGlobal('HTMLDialogElement', undefined);
  new Function(script)();
  expect(document.documentElement.matches('[data-dialogs]')).toBe(canOpen);
});

it.each([
  ['session_hint=client.nl.unconfirmed', true],
  ['session_hint=sso_client.en.unconfirmed', true],
  ['session_hint=client.nl', false],
  ['xsession_hint=client.nl.unconfirmed', false],
])('with the cookie %s the banner about the address has its room: %s', (cookie, hasRoom) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a server sets
  document.cookie = `${cookie}; Path=/`;
  // Runs the script like a browser: as a plain script instead of a module.
  new Function(script)();
  expect(document.documentElement.hasAttribute('data-unconfirmed')).toBe(hasRoom);
});

it('a press on the button of the banner that came too early is kept for the script that answers it', () => {
  document.body.innerHTML = '<section data-info-banner><button>Stuur de mail opnieuw</button></section><p>x</p>';
  new Function(script)();
  const button = document.querySelector('button') as HTMLButtonElement;
  document.querySelector('p')?.click();
  expect(button.dataset.early).toBeUndefined();
  button.click();
  expect(button.dataset.early).toBe('');
});

it.each([
  ['session_hint=client.nl; locked=1', true],
  ['session_hint=client.nl.discreet.rest', true],
  ['session_hint=client.nl.rest; awake=1', false],
  ['session_hint=client.nl; locked=; consent=p1v0', false],
  ['locked=1', false],
])('with the cookies %s a page that belongs to a login is hidden: %s', (cookies, isHidden) => {
  const { dataset } = document.documentElement;
  dataset.lock = '/slot';
  const replaced: string[] = [];
  const page = { cookie: cookies, documentElement: document.documentElement, addEventListener: () => undefined };
  const location = { pathname: '/dagboek', search: '?page=1', hash: '', replace: (to: string) => replaced.push(to) };
  new Function('document', 'location', 'addEventListener', script)(page, location, () => undefined);
  expect([dataset.leaving === '', replaced]).toEqual([
    isHidden,
    isHidden ? ['/slot?destination=%2Fdagboek%3Fpage%3D1'] : [],
  ]);
  delete dataset.lock;
  delete dataset.leaving;
});

it.each([
  ['session_hint=client.nl.unconfirmed', true],
  ['session_hint=client.nl.unconfirmed.rest; awake=1', true],
  ['session_hint=client.nl.unconfirmed.rest', false],
  ['session_hint=client.nl.unconfirmed; locked=1', false],
  ['awake=1', false],
])('with the cookies %s a page for everybody looks like that of a login: %s', (cookie, isLogin) => {
  const documentElement = document.createElement('html');
  const page = { cookie, documentElement, addEventListener: () => undefined };
  new Function('document', 'addEventListener', script)(page, () => undefined);
  expect(['person' in documentElement.dataset, 'unconfirmed' in documentElement.dataset]).toEqual([isLogin, isLogin]);
});

it.each([
  ['/programma', '/drawings/laan.svg#d', 'evening'],
  ['/en/program', '/drawings/hek.svg#d', 'morning'],
])(
  'the picture and the place shown last stand before anything is painted, the place of %s',
  async (path, fixture, light) => {
    const location = { path, scene: 'laan', light: 'evening', href: '/drawings/laan.svg#d', isPlain: true };
    const frame = encodeURIComponent(JSON.stringify({ avatar: '/drawings/reiger.svg#d', place: location }));
    history.replaceState(null, '', '/programma');
    // biome-ignore lint/suspicious/noDocumentCookie: what a page before kept
    for (const cookie of ['session_hint=client.nl', `first_frame=${frame}`]) document.cookie = `${cookie}; Path=/`;
    new Function(script)();
    document.body.innerHTML = `<svg><use data-avatar href="/drawings/uil.svg#d"></use></svg>
    <section class="programme-loading" data-light="morning"><h1>Programma</h1><svg><use href="/drawings/hek.svg#d"></use></svg></section>`;
    await Promise.resolve();
    const hrefs = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'));
    expect(hrefs).toEqual(['/drawings/reiger.svg#d', fixture]);
    expect(document.querySelector('section')?.dataset.light).toBe(light);
    expect(document.querySelector('section')?.dataset.plain === 'true').toBe(light === 'evening');
    dispatchEvent(new Event('DOMContentLoaded'));
    // biome-ignore lint/suspicious/noDocumentCookie: what a logout does
    document.cookie = 'first_frame=; Max-Age=0; Path=/';
  },
);

it.each([
  '2026-01-10T04:59:00Z',
  '2026-01-10T05:00:00Z',
  '2026-07-10T15:59:00Z',
  '2026-07-10T16:00:00Z',
  '2026-07-10T22:30:00Z',
])('at %s the pictures have the light of the part of the day', (now) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  new Function(script)();
  vi.useRealTimers();
  expect('hour' in document.documentElement.dataset).toBe(isDark(getPartOfDay(new Date(now))));
});
