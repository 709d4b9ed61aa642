import { expect, it } from 'vitest';
import type { Badge } from '#src/contract/badge.ts';
import type { Message } from '#src/contract/message.ts';
import { chooseMedal } from './choose-medal.ts';

const createMedal = (id: number): Badge => ({
  id,
  name: `medal ${id}`,
  description: '',
  image: null,
  awarded: '2026-11-29',
});
const createMessage = (badge: number | null, isRead = false) => ({ id: 100 + (badge ?? 0), badge, isRead }) as Message;

it.each([
  ['the medal that is new', [1, 2], [1], [createMessage(2)], 2, 102],
  ['the new medal that the shared message is about, in any order of editors', [3, 2], [], [createMessage(2)], 2, 102],
  ['a new medal without a message', [1, 2], [1], [], 2, undefined],
  [
    'the oldest medal with an unread message, if none is new',
    [1, 2],
    [1, 2],
    [createMessage(2), createMessage(1)],
    1,
    101,
  ],
  ['no medal whose message was read', [1], [1], [createMessage(1, true)], undefined, undefined],
  ['no medal for a message about something else', [1], [1], [createMessage(null)], undefined, undefined],
] as const)('shows %s', (_, input, had, messages, expectedId, read) => {
  const selectedMedal = chooseMedal(input.map(createMedal), new Set(had), messages);
  expect(selectedMedal?.medal.id).toBe(expectedId);
  expect(selectedMedal?.message?.id).toBe(read);
});

it('shows no earlier medal after an exercise or a plan, as a heavy day may have withheld it', () => {
  const [received, earlierIds, messages] = [[createMedal(1)], new Set([1]), [createMessage(1)]];
  expect(chooseMedal(received, earlierIds, messages, true)).toBeNull();
  expect(chooseMedal([...received, createMedal(2)], earlierIds, messages, true)?.medal.id).toBe(2);
});
