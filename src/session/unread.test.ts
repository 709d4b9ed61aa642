import { afterEach, expect, it } from 'vitest';
import type { OwnUser } from '#src/contract/own-user.ts';
import { $session } from './state.ts';
import { $unread } from './unread.ts';

afterEach(() => $session.set({ status: 'unknown' }));

it('counts the unread messages of whoever is logged in, and nobody’s otherwise', () => {
  expect($unread.get()).toBe(0);
  const user = { uid: 7, fields: { field_unread_messages: [{ value: 3 }] } } as unknown as OwnUser;
  $session.set({ status: 'in', user });
  expect($unread.get()).toBe(3);
  $session.set({ status: 'out' });
  expect($unread.get()).toBe(0);
});
