// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';

const script = readFileSync('src/shell/before-paint.js', 'utf8');

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a server sets
  document.cookie = 'session_hint=; Max-Age=0; Path=/';
  delete document.documentElement.dataset.unconfirmed;
  delete document.documentElement.dataset.awake;
  document.body.replaceChildren();
});

it('a form that is sent twice before its island woke up is sent once, when it did', () => {
  document.body.innerHTML = '<astro-island><form><input name="mail"></form></astro-island>';
  new Function(script)();
  const form = document.querySelector('form') as HTMLFormElement;
  const sent: Event[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(event);
  });
  form.requestSubmit();
  form.requestSubmit();
  expect(sent).toEqual([]);
  document.documentElement.dataset.awake = '';
  document.dispatchEvent(new Event('island-awake'));
  expect(sent).toHaveLength(1);
});

it.each([
  ['session_hint=client.nl.unconfirmed', true],
  ['session_hint=sso_client.en.unconfirmed', true],
  ['session_hint=client.nl', false],
  ['xsession_hint=client.nl.unconfirmed', false],
])('with the cookie %s the banner about the address has its room: %s', (cookie, hasRoom) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a server sets
  document.cookie = `${cookie}; Path=/`;
  // As the browser runs it: a plain script, no module.
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
