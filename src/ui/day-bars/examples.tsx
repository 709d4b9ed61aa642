import type { Examples } from '../example.ts';
import { type DayBar, DayBars } from './DayBars.tsx';

const WEEK: readonly Omit<DayBar, 'key' | 'label'>[] = [
  { name: 'ma', kind: 'within', height: 0.4, goal: 0.6, amount: '2' },
  { name: 'di', kind: 'within', height: 0, goal: 0.6, amount: '0' },
  { name: 'wo', kind: 'above', height: 0.9, goal: 0.6, amount: '4,5' },
  { name: 'do', kind: 'no-goal', height: 0.5, amount: '2,5' },
  { name: 'vr', kind: 'open', height: 0, goal: 0.6 },
  { name: 'za', kind: 'within', height: 0.6, goal: 0.6, amount: '3', isToday: true, href: '#zaterdag' },
  { name: 'zo', kind: 'future', height: 0 },
];

const WITHOUT: readonly Omit<DayBar, 'key' | 'label'>[] = WEEK.map(({ name }, at) =>
  at < 4 ? { name, kind: 'within', height: 0, goal: 0, amount: '0' } : { name, kind: 'future', height: 0, goal: 0 },
);

const withLabels = (days: readonly Omit<DayBar, 'key' | 'label'>[]): readonly DayBar[] =>
  days.map((day) => ({ ...day, key: day.name, label: `${day.name}: ${day.amount ?? 'niet ingevuld'}` }));

export const examples: Examples = {
  component: 'DayBars',
  examples: [
    { name: 'every state', element: <DayBars label="Glazen per dag" days={withLabels(WEEK)} /> },
    { name: 'a goal of nothing', element: <DayBars label="Sigaretten per dag" days={withLabels(WITHOUT)} /> },
  ],
};
