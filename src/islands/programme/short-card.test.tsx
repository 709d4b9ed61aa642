// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { ProgrammeContent } from '#src/contract/programme-content.ts';
import { createQuietFacts } from '#src/rules/after/home.fixture.ts';
import type { HomeCard, HomeFacts } from '#src/rules/after/home.ts';
import type { Occurrence } from '#src/rules/after/personal-dates.ts';
import type { Support } from '#src/rules/after/support-week.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import programme from '../../../public/locales/nl/programme.json' with { type: 'json' };
import { createJourney } from './journey.ts';
import { ShortCard } from './ShortCard.tsx';

const START: CalendarDate = '2026-06-01';
const TODAY: CalendarDate = '2026-11-20';

const createPhase = (webform: string) => ({
  id: webform,
  title: webform,
  text: null,
  unlockInfo: null,
  exercises: [{ webform, title: `Oefening ${webform}`, time: null, icon: 'text', category: 'text' } as const],
});
const content: ProgrammeContent = {
  title: 'Programma',
  text: null,
  image: null,
  intervalDays: 7,
  unlockInfo: null,
  phases: ['een', 'twee', 'drie'].map(createPhase),
  end: { title: null, text: null, image: null, exercises: [] },
};
/** The first two phases are done, the third is open since the first six weeks. */
const journey = createJourney(content, {
  start: START,
  submissions: new Set(['een', 'twee']),
  days: null,
  today: TODAY,
  date: TODAY,
  safety: null,
  danger: 'none',
});

const island = createIslandProps({
  texts: { programme },
  paths: {
    exercise: '/form/:webform',
    help: '/hulp',
    'own-dates': '/account/dagen',
    'own-things': '/mijn-kaart',
  },
});

interface State extends Partial<HomeFacts> {
  readonly isHigh?: boolean;
}

function renderLine(card: HomeCard, { isHigh = false, ...facts }: State) {
  const support: Support = {
    offeredOn: TODAY,
    kind: 'week',
    answer: null,
    begunOn: null,
    endedOn: null,
    numbers: null,
    isHigh,
  };
  const homeState = { facts: { ...createQuietFacts(START, TODAY, null), ...facts }, support, sentOn: () => START };
  return mount(
    <Island {...island}>
      <ShortCard card={card} homeState={homeState} journey={journey}>
        <p>De hele kaart</p>
      </ShortCard>
    </Island>,
  );
}

const createDate = (first: CalendarDate, daysAhead: number): Occurrence => ({
  uuid: first,
  label: 'vakantie',
  first,
  last: '2026-11-30',
  isYearly: false,
  daysAhead,
});
const createRun = (day: number) => ({ kind: 'runs', day }) as const;

it.each<[string, HomeCard, State, string, string]>([
  ['a day of support', 'support', { support: createRun(2) }, programme.support.days[2].title, '/mijn-kaart'],
  [
    'its first day after high days',
    'support',
    { support: createRun(1), isHigh: true },
    programme.support.days.body.title,
    '/hulp',
  ],
  [
    'a period that runs',
    'date',
    { dates: [createDate('2026-11-17', -3)] },
    'Vandaag is een dag die je zelf opschreef',
    '/account/dagen',
  ],
  ['tomorrow', 'date', { dates: [createDate('2026-11-21', 1)] }, programme.date.short, '/account/dagen'],
  [
    'the second week of a later path',
    'path',
    { paths: [{ number: 2, begunOn: '2026-11-10', endedOn: null }] },
    'Oefening twee',
    '/form/twee',
  ],
])('the short line of %s says what it is about, with its link', (_, card, state, text, path) => {
  const { one, remove } = renderLine(card, state);
  expect([one('.home-line').textContent, one('.home-line a').getAttribute('href')]).toEqual([text, path]);
  remove();
});

it.each([
  ['offer', { kind: 'offered' } as const, programme.support.short],
  ['first day', createRun(1), programme.support.days[1].title],
])('the short line of the %s of support opens its card, where it is answered', (_, support, text) => {
  const { one, press, place, remove } = renderLine('support', { support });
  expect(one('.home-line').textContent).toBe(text);
  press('.home-line button');
  expect(place.textContent).toBe('De hele kaart');
  remove();
});
