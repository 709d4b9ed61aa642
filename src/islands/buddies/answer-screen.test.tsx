// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { BuddyAnswer } from '#src/contract/buddy.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { Island } from '#src/session/Island.tsx';
import { islandOf } from '#src/session/island.fixture.ts';
import { $toasts } from '#src/session/toasts.ts';
import { mount } from '#src/ui/mount.ts';
import buddies from '../../../public/locales/nl/buddies.json' with { type: 'json' };
import forms from '../../../public/locales/nl/forms.json' with { type: 'json' };
import { AnswerScreen } from './AnswerScreen.tsx';
import { useAnswer } from './use-answer.ts';

const island = islandOf({
  texts: { forms, buddies },
  path: '/buddy/accepteren/abc',
});

afterEach(() => $toasts.set([]));

const failed = (kind: Failure['kind']): Result<BuddyAnswer> => ({
  ok: false,
  failure: { kind, status: null, message: '' },
});

function Stop({ answers }: { answers: Result<BuddyAnswer>[] }) {
  const answer = useAnswer(async () => answers.shift() ?? { ok: true, value: { name: 'Sam' }, tags: [] });
  return (
    <AnswerScreen title={buddies.stop.title} answer={answer} failed={buddies.stop.failed}>
      {(name) => <p>Je bent gestopt als buddy van {name}.</p>}
    </AnswerScreen>
  );
}

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
const toasts = () => $toasts.get().map(({ kind, text }) => `${kind}: ${text}`);

it('a link that does not work yet shows an error toast, heard once, and can be tried again', async () => {
  const { place, press, remove } = mount(
    <Island {...island}>
      <Stop answers={[failed('server'), failed('server')]} />
    </Island>,
  );
  await settled();
  expect(toasts()).toEqual([`failed: ${buddies.stop.failed}`]);
  expect(place.textContent).toContain(buddies.stop.failed);
  expect(place.querySelector('[role=alert]')).toBeNull();
  press('.button');
  await settled();
  expect(toasts()).toEqual([`failed: ${buddies.stop.failed}`]);
  press('.button');
  await settled();
  expect(place.textContent).toContain('Je bent gestopt als buddy van Sam.');
  expect(toasts()).toEqual([]);
  remove();
});

it('a link that is no longer there says so, with nothing to try again', async () => {
  const { place, remove } = mount(
    <Island {...island}>
      <Stop answers={[failed('not_found')]} />
    </Island>,
  );
  await settled();
  expect(toasts()).toEqual([`failed: ${buddies.public.unknown}`]);
  expect(place.querySelector('.button')).toBeNull();
  remove();
});
