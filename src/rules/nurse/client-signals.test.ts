import { expect, test } from 'vitest';
import { type ClientSignal, compareByNeed } from './client-signals.ts';

const signal = (kind: ClientSignal['kind'], count: number): readonly ClientSignal[] => [{ kind, count }];

test('orders clients by their gravest signal, then by its number, those without a signal last', () => {
  const clients = [
    [],
    signal('finished', 3),
    signal('stop-date', 2),
    signal('stop-date', 0),
    signal('silent', 5),
    signal('above', 3),
    signal('above', 7),
    signal('silent', 20),
    signal('high-day', 900),
    signal('high-day', 2000),
    signal('raised', 400),
  ];
  expect(clients.toSorted(compareByNeed).map(([first]) => first && `${first.kind} ${first.count}`)).toEqual([
    'high-day 2000',
    'high-day 900',
    'silent 20',
    'silent 5',
    'above 7',
    'above 3',
    'raised 400',
    'stop-date 0',
    'stop-date 2',
    'finished 3',
    undefined,
  ]);
});
