// @vitest-environment jsdom
import fc from 'fast-check';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toDangerBlock } from '#src/domains/danger/danger-block.ts';
import { DOMAIN_DANGERS } from '#src/domains/danger/domain-dangers.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { DEFAULT_DAY_START, toUserDate } from '#src/rules/calendar/user-date.ts';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import english from '../../../public/locales/en/looking.json' with { type: 'json' };
import closed from '../../../public/locales/nl/closed.json' with { type: 'json' };
import forms from '../../../public/locales/nl/forms.json' with { type: 'json' };
import looking from '../../../public/locales/nl/looking.json' with { type: 'json' };
import price from '../../../public/locales/nl/price.json' with { type: 'json' };
import registration from '../../../public/locales/nl/registration.json' with { type: 'json' };
import selfTests from '../../../public/locales/nl/self-tests.json' with { type: 'json' };
import start from '../../../public/locales/nl/start.json' with { type: 'json' };
import { Looking } from './Looking.tsx';
import type { LookingProps } from './week-props.ts';

const texts = { closed, forms, looking, price, registration, 'self-tests': selfTests, start };
const paths = { landing: '/', help: '/hulp', onboarding: '/registreren' };

const getQuestions = (domain: DomainKey): LookingProps['questions'] =>
  (DOMAIN_DANGERS[domain] ?? []).map((kind) => ({ uuid: kind, title: kind, danger: toDangerBlock(kind, 'nl') }));

function open(lookingProps: Partial<LookingProps> = {}, domain: DomainKey = 'alcohol') {
  history.replaceState(null, '', '/kijken');
  const props = { questions: getQuestions(domain), hasQuestions: true, isOpen: true, ...lookingProps };
  return mount(
    <Looking {...createIslandProps({ texts, paths, path: '/kijken', domain: getDomain(domain) })} {...props} />,
  );
}

const renderButtons = (container: HTMLElement) => [...container.querySelectorAll('button')];
const pressButton = (container: HTMLElement, text: string) => {
  const button = renderButtons(container).find((button) =>
    `${button.textContent} ${button.getAttribute('aria-label')}`.includes(text),
  );
  if (!button) throw new Error(`No button "${text}".`);
  act(() => button.click());
};
const pressAll = (container: HTMLElement, ...words: readonly string[]) => {
  for (const word of words) pressButton(container, word);
};
const settled = () => act(async () => {});

const getUuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Stores a week that started `daysAgo` days ago, with its amounts in order. */
function keepWeek(daysAgo: number, amounts: readonly string[], overrides: object = {}): string {
  const first = addDays(toUserDate(new Date(), DEFAULT_DAY_START), -daysAgo) as CalendarDate;
  const days = Object.fromEntries(
    amounts.map((amount, index) => [addDays(first, index), { uuid: getUuid(index + 1), amount }]),
  );
  const head = { v: 1, id: getUuid(0), domain: 'alcohol', unit: 'alcohol', first, call: 'none' };
  const rest = { price: null, size: null, rulers: { first: null, now: null }, trial: null };
  const text = JSON.stringify({ ...head, days, ...rest, ...overrides });
  localStorage.setItem('week', text);
  return text;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(async () => {
  await settled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the way to a week', () => {
  it.each([true, false])(
    'shows 112 and 113 on every walk that begins one (questions: %s)',
    (hasQuestions) => {
      fc.assert(
        fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 8 }), (choices) => {
          localStorage.clear();
          const { place, remove } = open({ hasQuestions });
          let seenText = '';
          for (const choice of choices) {
            if (localStorage.getItem('week') !== null) break;
            seenText += place.textContent;
            const currentPaths = renderButtons(place);
            act(() => currentPaths[choice % currentPaths.length]?.click());
          }
          const isBegun = localStorage.getItem('week') !== null;
          remove();
          if (isBegun) expect(['0800-0113', '112'].filter((number) => !seenText.includes(number))).toEqual([]);
        }),
        { numRuns: 80 },
      );
    },
    600_000,
  );

  it('stores nothing under 18, and has no way on', () => {
    const { place, remove } = open();
    pressAll(place, looking.begin, start.yes);
    expect(place.textContent).toContain('0800-0432');
    expect([localStorage.length, renderButtons(place).length]).toEqual([0, 0]);
    remove();
  });

  it('opens help first after a yes, and then the week, without a day to try before the call', () => {
    const { place, remove } = open();
    pressAll(place, looking.begin, start.no, looking.safety.yes);
    expect(localStorage).toHaveLength(0);
    expect(place.querySelector('h1')?.textContent).toBe(start.danger.title);
    pressButton(place, looking.advice.later);
    expect(JSON.parse(localStorage.getItem('week') ?? '{}')).toMatchObject({ call: 'to-call', days: {} });
    remove();
  });

  it('says that nothing can be stored before anything is noted', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    const { place, remove } = open();
    expect(place.textContent).toContain(looking.state.blocked);
    expect(renderButtons(place)).toEqual([]);
    remove();
  });

  it('is shut while no account can be made; a week that is there stays', () => {
    const shut = open({ isOpen: false });
    expect(shut.place.textContent).toContain(closed.lead);
    expect(renderButtons(shut.place)).toEqual([]);
    shut.remove();
    keepWeek(2, ['1', '2', '3']);
    const { place, remove } = open({ isOpen: false });
    pressButton(place, looking.week.open);
    expect(place.textContent).toContain(looking.ways.closed);
    expect(place.querySelector('a[href="/registreren"]')).toBeNull();
    remove();
  });
});

describe('the days', () => {
  it('are saved in this browser, and shown only on a press', async () => {
    const { place, remove } = open();
    pressAll(place, looking.begin, start.no, start.no);
    pressAll(place, registration.increase, looking.day.save);
    await settled();
    expect(place.textContent).toContain(looking.day.saved);
    expect(Object.values(JSON.parse(localStorage.getItem('week') ?? '{}').days)).toMatchObject([{ amount: '0.5' }]);
    expect(place.querySelector('.day-bars')).toBeNull();
    pressButton(place, looking.day.show);
    expect(place.querySelector('.day-bars')?.textContent).toContain('0,5');
    remove();
  });

  it('that are not remembered are never 0', () => {
    keepWeek(0, []);
    const { place, remove } = open();
    pressButton(place, looking.day.forgot);
    expect(Object.values(JSON.parse(localStorage.getItem('week') ?? '{}').days)).toEqual(['unknown']);
    remove();
  });

  it('leave the unit open to choose while none has an amount', () => {
    keepWeek(0, [], { domain: 'tobacco', unit: 'tobacco' });
    const { place, one, remove } = open({}, 'tobacco');
    pressButton(place, looking.day.forgot);
    act(() => one('#looking-unit-vape-moments').click());
    expect(JSON.parse(localStorage.getItem('week') ?? '{}').unit).toBe('vape-moments');
    remove();
  });

  it('keep what was typed where there is no more room', async () => {
    const storedWeek = keepWeek(2, ['1', '2']);
    const { place, one, remove } = open();
    pressButton(place, registration.increase);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    pressButton(place, looking.day.save);
    await settled();
    expect(place.textContent).toContain(looking.state.full);
    expect(one<HTMLInputElement>('#looking-day-amount').value).toBe('0,5');
    expect(localStorage.getItem('week')).toBe(storedWeek);
    remove();
  });

  it.each([
    ['a week of 12.5 in three days', ['2', '9.5', '1'], true],
    ['27.75 in seven days', ['4', '4', '4', '4', '4', '4', '3.75'], false],
  ])('put a GP first on both views: %s', (_name, amounts, isHigh) => {
    keepWeek(amounts.length - 1, amounts);
    const { place, remove } = open();
    expect(place.textContent?.includes(looking.high.title)).toBe(isHigh);
    pressButton(place, looking.week.open);
    expect(place.textContent?.split(looking.high.title).length).toBe(isHigh ? 3 : 1);
    pressButton(place, looking.ways.try);
    expect(place.textContent?.includes(looking.try.wait)).toBe(isHigh);
    if (isHigh) {
      pressButton(place, start.danger.called);
      expect(place.textContent).toContain(looking.try.what);
    }
    remove();
  });

  it('of zeros are said as they are, without praise', () => {
    keepWeek(8, ['0', '0', '0', '0', '0', '0', '0'], { price: 120 });
    const { place, remove } = open();
    expect(place.textContent).not.toContain(looking.week.zero);
    pressButton(place, looking.day.show);
    const statistics = [...place.querySelectorAll('.looking-figures p')].map(({ textContent }) => textContent);
    expect(statistics).toEqual(['Je noteerde 7 van de 7 dagen.', looking.week.zero, looking.week.only]);
    remove();
  });
});

describe('a day that was tried', () => {
  const getTrial = (date: CalendarDate) => ({
    uuid: getUuid(20),
    date,
    what: 'less',
    words: null,
    amount: null,
    felt: null,
  });

  it('is asked about the day after, and stands beside its weekday', async () => {
    const first = (JSON.parse(keepWeek(9, ['3', '2', '1'])) as { first: CalendarDate }).first;
    keepWeek(9, ['3', '2', '1'], { trial: getTrial(addDays(first, 8)) });
    const { place, one, remove } = open();
    expect(place.textContent).toContain('Eén glas minder dan anders');
    pressButton(place, registration.increase);
    act(() => one('input[value=same]').click());
    pressButton(place, looking.try.save);
    await settled();
    expect(place.textContent).toMatch(/In je week op \w+: 2 glazen\. Op je eigen dag: 0,5 glas\./);
    expect(JSON.parse(localStorage.getItem('week') ?? '{}').trial).toMatchObject({ amount: '0.5', felt: 'same' });
    remove();
  });
});

describe('the end of a week', () => {
  it('erases everything with one press, and leaves one link', () => {
    keepWeek(8, ['1', '2', '3']);
    const { place, remove } = open();
    pressButton(place, looking.ways.leave);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(place.textContent).toBe(Object.values(looking.gone).join(''));
    expect([...place.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual([looking.gone.home]);
    remove();
  });

  it('reaches another window, whose waiting save writes nothing', async () => {
    keepWeek(1, ['1']);
    const { place, remove } = open();
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'week' })));
    expect(place.textContent).toContain(looking.state.elsewhere);
    expect(localStorage).toHaveLength(0);
    remove();
  });

  it('comes by itself after 30 days, and is said once', () => {
    keepWeek(30, ['1', '2', '3']);
    const { place, remove } = open();
    expect(place.textContent).toContain(looking.state.gone);
    expect(localStorage.getItem('week')).toBeNull();
    remove();
    const secondResult = open();
    expect(secondResult.place.textContent).not.toContain(looking.state.gone);
    secondResult.remove();
  });

  it.each([
    ['a broken text', '{"v":1'],
    ['a newer version', '{"v":2,"days":{}}'],
  ])('is in the visitor’s own hand where the week cannot be read: %s', (_name, text) => {
    localStorage.setItem('week', text);
    const { place, remove } = open();
    expect(place.textContent).toContain(looking.state.unreadable);
    expect(localStorage.getItem('week')).toBe(text);
    pressButton(place, looking.wipe);
    expect(localStorage).toHaveLength(0);
    remove();
  });
});

describe('the words', () => {
  const FORBIDDEN = {
    nl: 'doel|goed|knap|sterk|trots|succes|helaas|jammer|te veel|minder is|moet|fout|falen|volhouden|gefeliciteerd',
    en: 'goal|well done|great|proud|unfortunately|too much|should|must|fail|keep going|streak',
  };

  it.each([
    ['nl', looking],
    ['en', english],
  ] as const)('praise nothing, blame nothing and ask for nothing (%s)', (language, texts) => {
    const match = JSON.stringify(texts).match(new RegExp(`(?<!\\p{L})(?:${FORBIDDEN[language]})(?!\\p{L})|!`, 'giu'));
    expect(match).toBeNull();
  });
});
