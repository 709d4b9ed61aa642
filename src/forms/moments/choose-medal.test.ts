import { expect, it } from 'vitest';
import type { Badge } from '#src/contract/badge.ts';
import type { Message } from '#src/contract/message.ts';
import { chooseMedal } from './choose-medal.ts';

const medal = (id: number): Badge => ({ id, name: `medal ${id}`, description: '', image: null, awarded: '2026-11-29' });
const message = (badge: number | null, isRead = false) => ({ id: 100 + (badge ?? 0), badge, isRead }) as Message;

it.each([
  ['the medal that is new', [1, 2], [1], [message(2)], 2, 102],
  ['the new medal that the shared message is about, in any order of editors', [3, 2], [], [message(2)], 2, 102],
  ['a new medal without a message', [1, 2], [1], [], 2, undefined],
  ['the oldest medal with an unread message, if none is new', [1, 2], [1, 2], [message(2), message(1)], 1, 101],
  ['no medal whose message was read', [1], [1], [message(1, true)], undefined, undefined],
  ['no medal for a message about something else', [1], [1], [message(null)], undefined, undefined],
] as const)('shows %s', (_, given, had, messages, shown, read) => {
  const chosen = chooseMedal(given.map(medal), new Set(had), messages);
  expect(chosen?.medal.id).toBe(shown);
  expect(chosen?.message?.id).toBe(read);
});
