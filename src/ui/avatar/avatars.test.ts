import { expect, test } from 'vitest';
import { AVATAR_NAMES, AVATAR_SETS, findAvatar, getAvatarNumber } from './avatars.ts';

test('there are twelve pictures in two sets, numbered from 1', () => {
  expect(Object.values(AVATAR_SETS).map((set) => set.length)).toEqual([6, 6]);
  expect(new Set(AVATAR_NAMES).size).toBe(12);
  for (const name of AVATAR_NAMES) expect(findAvatar(getAvatarNumber(name))).toBe(name);
});

test('a number that is none shows the first picture, which is the default', () => {
  expect([0, 13, 1].map(findAvatar)).toEqual(Array(3).fill(AVATAR_NAMES[0]));
});
