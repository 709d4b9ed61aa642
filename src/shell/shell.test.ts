// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConsentCookie, readCookie, storePreference } from '#src/session/cookies.ts';
import { handleConsent, requestStorageConsent } from './consent.ts';
import { showCrisisAlerts } from './crisis-alerts.ts';
import { initMenus } from './menu.ts';
import { showSession } from './session.ts';
import { requireVideoConsent } from './video.ts';
import { addWeekSteppers } from './week-steppers.ts';

const give = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a server sets
  document.cookie = `${cookie}; Path=/`;
};
const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`${selector} is not on the page.`);
  return element;
};

beforeEach(() => {
  for (const name of ['consent', 'language', 'hidden_alerts', 'session_hint']) give(`${name}=; Max-Age=0`);
  document.documentElement.lang = 'nl';
  sessionStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

describe('preferences', () => {
  it('are kept only with consent', () => {
    storePreference('language', 'en');
    expect(readCookie('language')).toBeNull();
    give('consent=p1v0');
    storePreference('language', 'en');
    expect(readCookie('language')).toBe('en');
  });

  it('know no consent from a cookie that says something else', () => {
    give('consent=yes');
    expect(readConsentCookie()).toBeNull();
  });
});

it('the buttons of a week’s day add and subtract one, without more decimals than were typed', () => {
  document.body.innerHTML = '<div data-week-row data-less="Min" data-more="Meer"><input><input type="checkbox"></div>';
  addWeekSteppers();
  const field = find<HTMLInputElement>('input');
  const press = (label: string) => {
    find(`button[aria-label="${label}"]`).click();
    return field.value;
  };
  field.value = '1,4';
  expect([press('Min'), press('Min'), press('Meer')]).toEqual(['0,4', '0', '1']);
});

it('the button that sets all open days of a week to none keeps the typed numbers', () => {
  const row = '<div data-week-row><input><input type="checkbox"></div>';
  document.body.innerHTML = `<button data-all-none>Niets</button>${row}${row}`;
  addWeekSteppers();
  find<HTMLInputElement>('input').value = '2';
  find('[data-all-none]').click();
  const boxes = document.querySelectorAll<HTMLInputElement>('[type=checkbox]');
  expect([find<HTMLInputElement>('input').value, ...[...boxes].map((box) => box.checked)]).toEqual(['2', false, true]);
});

describe('the session hint', () => {
  beforeEach(() => {
    document.body.innerHTML = `<nav data-when="out"></nav><nav data-when="in" hidden></nav><nav data-when="unknown"></nav>
      <a href="/" data-in-href="/programma" data-in-text="Ga naar je programma">Ga naar het begin</a>`;
  });

  it('shows the menu of logged-out visitors and leaves the links', () => {
    expect(showSession()).toBe(false);
    expect([...document.querySelectorAll('nav')].map((nav) => nav.hidden)).toEqual([false, true, true]);
    expect(find('a').textContent).toBe('Ga naar het begin');
  });

  it('shows the menu of logged-in people and leads home to the programme', () => {
    give('session_hint=client.nl');
    expect(showSession()).toBe(true);
    expect([...document.querySelectorAll('nav')].map((nav) => nav.hidden)).toEqual([true, false, true]);
    expect(find<HTMLAnchorElement>('a').pathname).toBe('/programma');
    expect(find('a').textContent).toBe('Ga naar je programma');
  });
});

describe('consent', () => {
  const QUESTION = `<main tabindex="-1"></main><section data-consent-question hidden><form action="/cookies" data-consent>
      <input type="hidden" name="preferences" value="1"><button type="submit">Ja</button></form></section>`;
  const renderQuestion = () => find('[data-consent-question]');

  it('is asked once something was chosen that may be kept, and not where it was answered', () => {
    document.body.innerHTML = QUESTION;
    handleConsent();
    expect(renderQuestion().hidden).toBe(true);
    requestStorageConsent();
    expect(renderQuestion().hidden).toBe(false);
    renderQuestion().hidden = true;
    give('consent=p0v0');
    requestStorageConsent();
    expect(renderQuestion().hidden).toBe(true);
  });

  it('is sent without leaving the page, takes the question away and keeps the language that is seen', async () => {
    document.body.innerHTML = QUESTION;
    document.documentElement.lang = 'en';
    const query = vi.fn(async (_address: string, { body }: { body: URLSearchParams }) => {
      give('consent=p1v0');
      return new Response(body.toString());
    });
    vi.stubGlobal('fetch', query);
    handleConsent();
    requestStorageConsent();
    find<HTMLButtonElement>('button').click();
    await vi.waitFor(() => expect(renderQuestion().hidden).toBe(true), 60_000);
    expect(query.mock.calls[0]?.[1].body.toString()).toBe('preferences=1');
    expect(readCookie('language')).toBe('en');
  });

  it('is submitted as a form, and not taken away as if it were saved, if the server refuses it', async () => {
    document.body.innerHTML = QUESTION;
    vi.stubGlobal('fetch', async () => new Response(null, { status: 400 }));
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    handleConsent();
    requestStorageConsent();
    find<HTMLButtonElement>('button').click();
    await vi.waitFor(() => expect(submit).toHaveBeenCalled(), 60_000);
    expect(renderQuestion().hidden).toBe(false);
  });

  it('shows on the cookie page what was chosen before', async () => {
    give('consent=p1v0');
    document.body.innerHTML = `<form data-consent-form><input type="checkbox" name="preferences">
      <input type="checkbox" name="video"></form>`;
    handleConsent();
    const ticked = () => [...document.querySelectorAll('input')].map((box) => box.checked);
    await vi.waitFor(() => expect(ticked()).toEqual([true, false]), 60_000);
  });
});

describe('a video', () => {
  const getCard = (
    id: string,
  ) => `<div id="${id}" data-video="youtube" data-video-id="abc123def" data-video-title="Uitleg">
    <button type="button" data-video-play>Speel af</button></div>`;
  const question = `<template data-video-question><form data-consent>
    <button type="button" data-video-once>Bekijk</button><button type="submit">Altijd</button></form></template>`;
  requireVideoConsent();

  it('asks first, and then loads from the address without cookies', () => {
    document.body.innerHTML = getCard('a') + question;
    find('[data-video-play]').click();
    expect(document.querySelector('iframe')).toBeNull();
    find('#a [data-video-once]').click();
    expect(find<HTMLIFrameElement>('iframe').src).toBe(
      'https://www.youtube-nocookie.com/embed/abc123def?autoplay=1&rel=0',
    );
    expect(find<HTMLIFrameElement>('iframe').title).toBe('Uitleg');
    expect(find<HTMLIFrameElement>('iframe').referrerPolicy).toBe('strict-origin-when-cross-origin');
  });

  it('takes the hash of an unlisted video to its player', () => {
    give('consent=p0v1');
    document.body.innerHTML = getCard('a').replace('youtube', 'vimeo').replace('abc123def', '823267311/3226ad8ef9');
    find('[data-video-play]').click();
    expect(find<HTMLIFrameElement>('iframe').src).toBe(
      'https://player.vimeo.com/video/823267311?autoplay=1&dnt=1&h=3226ad8ef9',
    );
  });

  it('plays at once where videos are allowed', () => {
    give('consent=p0v1');
    document.body.innerHTML = getCard('a') + question;
    find('[data-video-play]').click();
    expect(document.querySelector('iframe')).not.toBeNull();
  });
});

const pressEscape = () =>
  find('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

it('a menu closes by Escape and gives the focus back', () => {
  document.body.innerHTML = '<details data-menu open><summary>Menu</summary><a href="/hulp">Hulp</a></details>';
  initMenus();
  pressEscape();
  expect(find<HTMLDetailsElement>('details').open).toBe(false);
});

it('of a menu in a menu, Escape closes the inner one first', () => {
  document.body.innerHTML = `<details data-menu open><summary>Menu</summary>
    <details data-menu open><summary>Onder</summary><a href="/hulp">Hulp</a></details></details>`;
  initMenus();
  const open = () => [...document.querySelectorAll('details')].map((menu) => menu.open);
  pressEscape();
  expect(open()).toEqual([true, false]);
  pressEscape();
  expect(open()).toEqual([false, false]);
});

describe('crisis alerts', () => {
  const alerts = [
    { nid: 4, field_type: 'crisis', title: 'Bel 113', body: '<p>Dag en <img src=x onerror=alert(1)>nacht.</p>' },
    { nid: 5, field_type: 'info', title: 'Onderhoud', body: '' },
  ];
  const answer = (body: unknown, status = 200) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));

  beforeEach(() => {
    document.body.innerHTML =
      '<section data-crisis-alerts data-hide="Verberg" hidden></section><main tabindex="-1"></main>';
  });

  it('are shown, and a hidden one stays hidden with consent', async () => {
    give('consent=p1v0');
    answer(alerts);
    await showCrisisAlerts();
    expect(find('section').hidden).toBe(false);
    expect(find('article').textContent).toContain('Dag en nacht.');
    expect(document.querySelector('img')).toBeNull();
    find('article button').click();
    expect(readCookie('hidden_alerts')).toBe('4');
    await showCrisisAlerts();
    expect([...document.querySelectorAll('h2')].map((title) => title.textContent)).toEqual(['Onderhoud']);
  });

  it('keep paragraphs and a number that can be called; what could do harm loses its tag or goes', async () => {
    const body = `<h2 onclick="x()">Let op</h2><p class="y">Bel <strong>nu</strong> <a href="tel:08000113">0800-0113</a>.</p>
      <p>Of <a href='https://example.nl/chat' onclick="x()">chat</a>, <a href="javascript:x()">hier</a>,
      <a href="//example.nl">daar</a> of <a href="/hulp?a=1&amp;b=2">zoek hulp</a>.</p><script>x()</script><style>p{}</style>`;
    answer([{ nid: 6, field_type: 'crisis', title: 'Nu', body }]);
    await showCrisisAlerts();
    expect(find('article .prose').innerHTML.replace(/\s+/g, ' ')).toBe(
      '<h3>Let op</h3><p>Bel <strong>nu</strong> <a href="tel:08000113">0800-0113</a>.</p> ' +
        '<p>Of <a href="https://example.nl/chat" rel="noopener noreferrer">chat</a>, <a>hier</a>, <a>daar</a> of ' +
        '<a href="/hulp?a=1&amp;b=2">zoek hulp</a>.</p>',
    );
  });

  it.each([
    ['the content system is away', async () => Response.json({ message: '' }, { status: 503 })],
    ['nobody may see them', async () => Response.json({ message: '' }, { status: 403 })],
    ['the answer cannot be read', async () => new Response('<p>oeps</p>')],
    ['the answer is no list', async () => Response.json({ alerts: [] })],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('say nothing where %s, and leave the rest of the page', async (_why, fetching) => {
    vi.stubGlobal('fetch', fetching);
    await expect(showCrisisAlerts()).resolves.toBeUndefined();
    expect(find('section').hidden).toBe(true);
    expect(find('section').childElementCount).toBe(0);
  });
});
