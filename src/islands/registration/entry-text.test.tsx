// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { readOwnUser } from '#src/contract/own-user.ts';
import type { answerFields, RegistrationItem } from '#src/contract/registration.ts';
import { ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import { Island, LoggedIn } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { publishUser } from '#src/session/load.ts';
import { mount } from '#src/ui/mount.ts';
import { EntryText } from './EntryText.tsx';

type Answers = Pick<RegistrationItem, keyof typeof answerFields>;

/** One answer for every stored field; a new field does not compile until it is listed here. */
const ANSWERS: Answers = {
  amount: 300 as Answers['amount'],
  drinks: [{ kind: 'beer', millilitres: 330, tenths: 50, count: 2 }] as unknown as Answers['drinks'],
  cost: 1250 as Answers['cost'],
  place: 'cafe',
  company: 'partner',
  note: 'Het was laat.',
};

/** Returns the text of a registration with only these answers. */
function getWords(answers: Partial<Answers>): string {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const open = { drinks: null, cost: null, place: null, company: null, note: null };
  const item = { uuid: 'a', date: '2026-11-20', amount: ZERO_AMOUNT, ...open, ...answers } as RegistrationItem;
  const page = mount(
    <Island {...createIslandProps({ paths: {} })}>
      <LoggedIn loading={null}>
        <EntryText item={item} />
      </LoggedIn>
    </Island>,
  );
  act(() =>
    publishUser(
      readOwnUser({ uid: [{ value: 12 }], mail: [{ value: 'sam@example.nl' }], roles: [{ target_id: 'client' }] }),
    ),
  );
  const text = page.place.textContent ?? '';
  page.remove();
  return text;
}

it.each(Object.keys(ANSWERS) as (keyof Answers)[])('shows the stored answer %s back to its writer', (field) => {
  expect(getWords({ [field]: ANSWERS[field] })).not.toBe(getWords({}));
});
