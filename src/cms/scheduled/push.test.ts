import { expect, it } from 'vitest';
import { logPush, PUSH_TEXT, type PushLogged } from './push.ts';

it('without a push service it is logged how many devices would have been rung, and nothing of whose', async () => {
  const logged: PushLogged[] = [];
  await logPush((event) => void logged.push(event))({ tokens: ['a', 'b'], text: PUSH_TEXT.nl, language: 'nl' });
  expect(logged).toEqual([{ event: 'push', devices: 2 }]);
});
