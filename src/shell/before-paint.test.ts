// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';

const script = readFileSync('src/shell/before-paint.js', 'utf8');

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a server sets
  document.cookie = 'session_hint=; Max-Age=0; Path=/';
  delete document.documentElement.dataset.unconfirmed;
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
