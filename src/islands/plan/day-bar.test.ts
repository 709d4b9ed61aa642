import { describe, expect, it } from 'vitest';
import { alcohol } from '#src/domains/alcohol.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { PRAISE_LIMITS } from '#src/rules/praise/praise-limits.ts';
import { type BarContext, toDayBar } from './day-bar.ts';

const context: BarContext = {
  t: (key, values = {}) => [key.replace('plan.', ''), ...Object.values(values)].join(' '),
  language: 'nl',
  unit: alcohol.words.unit as NonNullable<DomainTexts['unit']>,
  maximum: 600 as Amount,
  praise: PRAISE_LIMITS.alcohol,
  today: '2026-11-19',
  start: '2026-11-17',
  href: (date) => `/dag/${date}`,
};
const createDay = (total: number | null, goal: number | null, usage = 600) => ({
  total: total as Amount | null,
  goal: goal as Amount | null,
  usage: { start: usage as Amount, plan: usage as Amount },
});

describe('the bar of a day', () => {
  it('is capped at the maximum while its number stays true', () => {
    expect(toDayBar(context, createDay(2000, 300), '2026-11-18')).toMatchObject({
      kind: 'above',
      height: 1,
      goal: 0.5,
      amount: '20',
    });
  });

  it('says day, amount, goal and state to who hears it, and nothing of its height', () => {
    expect(toDayBar(context, createDay(250, 300), '2026-11-18').label).toBe(
      'Woensdag 18 november, 2,5 glazen, bar.goal 3 glazen, state.within',
    );
  });

  it('is only filled in where its goal is met and nothing to praise: 20 of 20 glasses', () => {
    const bar = toDayBar(context, createDay(2000, 2000, 2000), '2026-11-18');
    expect([bar.kind, bar.label]).toEqual([
      'filled',
      'Woensdag 18 november, 20 glazen, bar.goal 20 glazen, state.filled',
    ]);
    expect(toDayBar(context, createDay(250, 300), '2026-11-18').kind).toBe('within');
    const unknown = { total: 250 as Amount, goal: 300 as Amount };
    expect(toDayBar(context, unknown, '2026-11-18').kind).toBe('filled');
  });

  it('is open up to today, still to come after it and not there before the start', () => {
    const kinds = (['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20'] as const).map(
      (date) => toDayBar(context, createDay(null, 300), date).kind,
    );
    expect(kinds).toEqual(['before', 'open', 'today', 'future']);
    expect(toDayBar(context, createDay(100, null), '2026-11-18').kind).toBe('no-goal');
  });

  it('stands as a day of nothing where nothing was used', () => {
    expect(toDayBar(context, createDay(0, 300), '2026-11-18')).toMatchObject({
      kind: 'none',
      isZero: true,
      amount: '0',
    });
    expect(toDayBar(context, createDay(100, 300), '2026-11-18').isZero).toBe(false);
  });

  it('leads to registration today and later; past days are read', () => {
    expect(toDayBar(context, createDay(null, null), '2026-11-18').href).toBeUndefined();
    expect(toDayBar(context, createDay(100, 300), '2026-11-19').href).toBe('/dag/2026-11-19');
    expect(toDayBar(context, createDay(null, 300), '2026-11-20').href).toBe('/dag/2026-11-20');
  });
});
