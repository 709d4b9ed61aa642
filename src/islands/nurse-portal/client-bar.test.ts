import { describe, expect, it } from 'vitest';
import { alcohol } from '#src/domains/alcohol.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { toAmount } from '#src/rules/amounts/amount.ts';
import { PRAISE_LIMITS } from '#src/rules/praise/praise-limits.ts';
import { type ClientContext, toClientBar } from './client-bar.ts';

const context: ClientContext = {
  t: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
  language: 'nl',
  unit: alcohol.words.unit as NonNullable<DomainTexts['unit']>,
  maximum: toAmount(8),
  praise: PRAISE_LIMITS.alcohol,
  today: '2026-11-19',
  start: '2026-11-10',
};
const createDay = (date: string, totalAmount: number | null, goal: number | null) =>
  toClientBar(context, { date, totalAmount, goal, startUsage: 6 });

describe('a bar of a client', () => {
  it('is capped at the maximum, and its number stays true', () => {
    expect(createDay('2026-11-18', 20, 4)).toMatchObject({ kind: 'above', height: 1, goal: 0.5, amount: '20' });
  });

  it('tells a day within its goal from one above it and one without', () => {
    expect(createDay('2026-11-18', 2.5, 4)).toMatchObject({ kind: 'within', amount: '2,5' });
    expect(createDay('2026-11-18', 4.5, 4).kind).toBe('above');
    expect(createDay('2026-11-18', 4.5, null).kind).toBe('filled');
  });

  it('calls a day missing only where it could be filled in', () => {
    expect(createDay('2026-11-18', null, 4)).toMatchObject({ kind: 'open', amount: '–' });
    expect(createDay('2026-11-20', null, 4).kind).toBe('future');
    expect(createDay('2026-11-09', null, 4).kind).toBe('future');
  });

  it('has a post of its own for a day of nothing', () => {
    expect(createDay('2026-11-18', 0, 4).isZero).toBe(true);
    expect(createDay('2026-11-18', 1, 4).isZero).toBe(false);
    expect(createDay('2026-11-18', null, 4).isZero).toBe(false);
  });

  it('leads nowhere: a nurse reads', () => {
    expect(createDay('2026-11-19', null, 4)).not.toHaveProperty('href');
  });

  it('is said with its day, its amount and its goal', () => {
    expect(createDay('2026-11-18', 1, 4).label).toBe(
      'Woensdag 18 november, 1 glas, portal.bar.goal 4 glazen, portal.bar.within',
    );
  });
});
