// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { readEarlyValues } from './early-values.ts';

const getId = (name: string) => `account-${name}`;
const start = { mail: '', note: '', privacy: false, nickname: 'Nachtuil' };

afterEach(() => document.body.replaceChildren());

it('a form that was not served starts as it was asked to', () => {
  expect(readEarlyValues(start, getId)).toEqual(start);
});

it('what was filled in before the island woke up stays, and what the account says holds', () => {
  document.body.innerHTML = `<input id="account-mail" value="sam@example.nl"><textarea id="account-note">Dag</textarea>
    <input id="account-privacy" type="checkbox" checked><input id="account-nickname" value="Iemand">`;
  expect(readEarlyValues(start, getId)).toEqual({
    mail: 'sam@example.nl',
    note: 'Dag',
    privacy: true,
    nickname: 'Nachtuil',
  });
});
