import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import plan from '../../../public/locales/nl/plan.json' with { type: 'json' };
import { StreakFigures } from './StreakFigures.tsx';
import { UnregisteredDays } from './UnregisteredDays.tsx';

const TODAY = '2026-11-26' as const;
const PATHS = { calendar: '/kalender', registration: '/dagelijkse-registratie/:date' };

/** Returns the text next to the weeks, without tags. */
function getText(part: ReactNode): string {
  const html = renderToStaticMarkup(
    <Island {...createIslandProps({ texts: { plan }, paths: PATHS, path: '/mijn-plan' })}>{part}</Island>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

const COUNTS = { within: 0, above: 0, filled: 2, open: 1 };

it('nobody without a plan is told how many days kept to it', () => {
  const without = getText(<StreakFigures counts={COUNTS} isPlanSet={false} />);
  expect(without).not.toContain('je doel');
  expect(without).toContain('Alleen ingevuld 2 dagen');
  expect(getText(<StreakFigures counts={COUNTS} isPlanSet />)).toContain('Binnen je doel 0 dagen');
});

it('nobody is asked what they remember of today', () => {
  const remember = 'Weet je het nog ongeveer?';
  expect(getText(<UnregisteredDays dates={[TODAY]} today={TODAY} />)).not.toContain(remember);
  expect(getText(<UnregisteredDays dates={['2026-11-25', TODAY]} today={TODAY} />)).toContain(remember);
});
