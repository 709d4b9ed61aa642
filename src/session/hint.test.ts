import { expect, it } from 'vitest';
import { readHint } from './hint.ts';

it('tells who is probably logged in, and in which language', () => {
  expect(readHint('consent=p1v0; session_hint=sso_client.en')).toEqual({ role: 'sso_client', language: 'en' });
  expect(readHint('session_hint=client.nl.unconfirmed')).toEqual({ role: 'client', language: 'nl' });
});

it('tells nobody while the login is locked', () => {
  expect(readHint('session_hint=client.nl.discreet; locked=1')).toBeNull();
  expect(readHint('session_hint=client.nl.discreet.rest')).toBeNull();
  expect(readHint('session_hint=client.nl.discreet.rest; awake=1')).toEqual({ role: 'client', language: 'nl' });
});

it.each(['', 'consent=p1v0', 'session_hint=', 'session_hint=admin.nl', 'xsession_hint=client.nl'])(
  'takes %j for logged out',
  (cookies) => {
    expect(readHint(cookies)).toBeNull();
  },
);
