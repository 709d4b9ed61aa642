// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { getDraft } from '#src/session/drafts.ts';
import { mount } from '#src/ui/mount.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

type Keys = ReturnType<typeof useIdempotencyKey>;

/** Returns the keys of an opened form, and again after each reload. */
function decrypt(draft?: Parameters<typeof useIdempotencyKey>[0]): Keys {
  let keys: Keys | undefined;
  function Opened() {
    keys = useIdempotencyKey(draft);
    return null;
  }
  mount(<Opened />).remove();
  if (!keys) throw new Error('The form did not open.');
  return keys;
}

it('is the same for the same words: a second press and a retry make one row', () => {
  const keys = decrypt();
  const first = keys.keyFor({ amount: '2', note: '' });
  expect(keys.keyFor({ amount: '2', note: '' })).toBe(first);
});

it('is another for other words, which never get the answer of the first', () => {
  const keys = decrypt();
  const first = keys.keyFor({ amount: '2' });
  expect(keys.keyFor({ amount: '3' })).not.toBe(first);
});

it('is another once the saving is over: the same words are a new row', () => {
  const keys = decrypt();
  const first = keys.keyFor({ amount: '2' });
  keys.done();
  expect(keys.keyFor({ amount: '2' })).not.toBe(first);
});

it('holds after a reload where it is kept with the draft', () => {
  const findDraft = () => getDraft<{ key: string; sent: string }>(7, 'registration.key');
  const first = decrypt(findDraft()).keyFor({ amount: '2' });
  const secondResult = decrypt(findDraft());
  expect(secondResult.keyFor({ amount: '2' })).toBe(first);
  secondResult.done();
  expect(decrypt(findDraft()).keyFor({ amount: '2' })).not.toBe(first);
});
