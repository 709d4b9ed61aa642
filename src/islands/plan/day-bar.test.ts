import { describe, expect, it } from 'vitest';
import { alcohol } from '#src/domains/alcohol.ts';
import type { DomainWords } from '#src/domains/domain.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { type BarGround, dayBar } from './day-bar.ts';

const ground: BarGround = {
  t: (key, values = {}) => [key.replace('plan.', ''), ...Object.values(values)].join(' '),
  language: 'nl',
  unit: alcohol.words.unit as NonNullable<DomainWords['unit']>,
  maximum: 600 as Amount,
  today: '2026-11-19',
  start: '2026-11-17',
  href: (date) => `/dag/${date}`,
};
const day = (total: number | null, goal: number | null) => ({
  total: total as Amount | null,
  goal: goal as Amount | null,
});

describe('the bar of a day', () => {
  it('is capped at the maximum while its number stays true', () => {
    expect(dayBar(ground, day(2000, 300), '2026-11-18')).toMatchObject({
      kind: 'over',
      height: 1,
      goal: 0.5,
      amount: '20',
    });
  });

  it('says day, amount, whole percentage, goal and state to who hears it', () => {
    expect(dayBar(ground, day(250, 300), '2026-11-18').label).toBe(
      'Woensdag 18 november, bar.amount 2,5 glazen 42, bar.goal 3 glazen, state.registered-success',
    );
  });

  it('is missing up to today, ahead after it and before the start', () => {
    const kinds = (['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20'] as const).map(
      (date) => dayBar(ground, day(null, 300), date).kind,
    );
    expect(kinds).toEqual(['ahead', 'missing', 'missing', 'ahead']);
    expect(dayBar(ground, day(100, null), '2026-11-18').kind).toBe('no-goal');
  });

  it('leads to registration today and later; past days are read', () => {
    expect(dayBar(ground, day(null, null), '2026-11-18').href).toBeUndefined();
    expect(dayBar(ground, day(100, 300), '2026-11-19').href).toBe('/dag/2026-11-19');
    expect(dayBar(ground, day(null, 300), '2026-11-20').href).toBe('/dag/2026-11-20');
  });
});
