import { expect, it } from 'vitest';
import { helpLines } from '#src/domains/help-lines.ts';
import { findOpenLine, orderLines } from './line-order.ts';
import { findOrderProblems } from './order-checks.fixture.ts';

it('begins with danger and with an open line at times all over six years', () => {
  const first = Date.parse('2027-01-01T00:00Z');
  const minutes = Math.floor((Date.parse('2033-01-01T00:00Z') - first) / 60_000);
  const problems = Array.from({ length: 300 }, (_, index) => (index * 104_729) % minutes).flatMap((minute) =>
    findOrderProblems(new Date(first + minute * 60_000)),
  );
  expect(problems).toEqual([]);
});

it('finds no open line where every line after danger is closed, and puts the first to open on top', () => {
  const night = { week: { monday: [['09:00', '17:00']] }, holidays: 'closed' } as const;
  const match = { checkedOn: '2026-11-20', open: night, price: null, languages: null };
  const lines = orderLines(helpLines('tobacco', 'nl', { listening: match }), new Date('2026-11-28T02:00Z'));
  expect(findOpenLine(lines)).toBeUndefined();
  expect(lines.map(({ id }) => id)).toEqual([
    'emergency',
    'suicide-prevention',
    'domestic-violence',
    'quit-smoking',
    'listening',
  ]);
});

it('offers a close one or a nurse a line for every subject first, at any hour', () => {
  for (const key of ['close-ones', 'guided'] as const) {
    for (const hour of ['02', '09', '15', '20']) {
      const lines = orderLines(helpLines(key, 'nl'), new Date(`2026-11-29T${hour}:00Z`));
      expect(findOpenLine(lines)?.id).toBe('listening');
    }
  }
});
