import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readOwnUser } from '#src/contract/own-user.ts';
import type { Support } from '#src/rules/after/support-week.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { Island, UserProvider } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import type { Journey } from './journey.ts';
import { useHome } from './use-home.ts';

const START: CalendarDate = '2026-06-01';
const user = readOwnUser({
  uid: [{ value: 12 }],
  mail: [{ value: 'sam@example.nl' }],
  roles: [{ target_id: 'client' }],
  field_program_start_date: [{ value: START }],
});
const journey = { todayStep: 'rest', next: null } as unknown as Journey;
const answers = { submissions: [], closed: [], epoch: undefined };

interface Props {
  day: number;
  support?: Support | null;
}

function Facts({ day, support = null }: Props) {
  const today = addDays(START, day - 1);
  const stored = { aside: [], paths: [], support, dates: [] };
  const { facts } = useHome({ journey, days: null, answers, today, stored, check: null });
  return `${facts.month ?? 'no step'}, ${facts.support?.kind ?? 'no support'}`;
}

const readFacts = (paths: Readonly<Record<string, string>>, home: Props) =>
  renderToStaticMarkup(
    <Island {...createIslandProps({ paths })}>
      <UserProvider user={user}>
        <Facts {...home} />
      </UserProvider>
    </Island>,
  );

it('a month step has a card only where its screen exists', () => {
  expect(readFacts({ 'own-dates': '/account/dagen' }, { day: 120 })).toBe('120, no support');
  expect(readFacts({}, { day: 120 })).toBe('no step, no support');
});

it('a day of support that is done on another screen has a card only where that screen exists', () => {
  const support: Support = {
    offeredOn: START,
    kind: 'week',
    answer: 'yes',
    begunOn: addDays(START, 97),
    endedOn: null,
    numbers: null,
    isHigh: false,
  };
  expect(readFacts({ 'if-thens': '/als-dan' }, { day: 100, support })).toBe('no step, runs');
  expect(readFacts({}, { day: 100, support })).toBe('no step, no support');
  expect(readFacts({}, { day: 98, support })).toBe('no step, runs');
});
