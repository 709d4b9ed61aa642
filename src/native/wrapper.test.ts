// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { isInWrapper, listenToWrapper, type MessageFromWrapper, sendToWrapper } from './wrapper.ts';

interface Host {
  ZelfhulpApp?: { postMessage: (message: string) => void };
  webkit?: { messageHandlers: { zelfhulp?: object } };
}
const host = window as Host;
afterEach(() => {
  delete host.ZelfhulpApp;
  delete host.webkit;
});

const answer = (detail: unknown) => window.dispatchEvent(new CustomEvent('zelfhulp-app', { detail }));

test('a browser, and an app that is not ours, hear nothing', () => {
  host.webkit = { messageHandlers: {} };
  expect(isInWrapper()).toBe(false);
  expect(() => sendToWrapper({ type: 'logout' })).not.toThrow();
});

test.each([
  ['Android', (postMessage: (message: string) => void) => (host.ZelfhulpApp = { postMessage })],
  [
    'iOS',
    (postMessage: (message: string) => void) => (host.webkit = { messageHandlers: { zelfhulp: { postMessage } } }),
  ],
])('the app of %s is told in JSON', (_name, make) => {
  const visible: string[] = [];
  make((message) => visible.push(message));
  sendToWrapper({ type: 'login', uid: 12 });
  expect(visible).toEqual(['{"type":"login","uid":12}']);
});

test('the app answers with a token; anything else is passed over', () => {
  host.ZelfhulpApp = { postMessage: () => undefined };
  const received: MessageFromWrapper[] = [];
  const stop = listenToWrapper((message) => received.push(message));
  for (const detail of ['{', '{}', 'null', 12, { type: 'push-token', token: 'x' }, '{"type":"push-token","token":""}'])
    answer(detail);
  answer(`{"type":"push-token","token":"${'x'.repeat(4097)}"}`);
  answer('{"type":"push-token","token":"abc"}');
  answer('{"type":"push-token","token":"def","platform":"android"}');
  answer('{"type":"push-token","token":"ghi","platform":7}');
  stop();
  answer('{"type":"push-token","token":"later"}');
  expect(received).toEqual([
    { type: 'push-token', token: 'abc' },
    { type: 'push-token', token: 'def', platform: 'android' },
    { type: 'push-token', token: 'ghi' },
  ]);
});

test('without the app nobody listens', () => {
  const received: MessageFromWrapper[] = [];
  listenToWrapper((message) => received.push(message));
  answer('{"type":"push-token","token":"abc"}');
  expect(received).toEqual([]);
});
