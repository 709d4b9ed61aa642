import { expect, it } from 'vitest';
import type { Amount } from '../amounts/amount.ts';
import { getBarMaximum } from './bar-maximum.ts';

const createDay = (total: number | null, goal: number | null) => ({
  total: total as Amount | null,
  goal: goal as Amount | null,
});

it('is the highest amount or goal of the days', () => {
  expect(getBarMaximum([createDay(200, 300), createDay(400, 300)])).toBe(400);
  expect(getBarMaximum([createDay(null, 300), createDay(100, 200)])).toBe(300);
});

it('lets one day far above the goals not flatten the others', () => {
  expect(getBarMaximum([createDay(2000, 300), createDay(200, 300)])).toBe(600);
});

it('goes by what was filled in where no day has a goal, or only goals of 0', () => {
  expect(getBarMaximum([createDay(500, null), createDay(null, null)])).toBe(500);
  expect(getBarMaximum([createDay(500, 0)])).toBe(500);
  expect(getBarMaximum([createDay(0, 0)])).toBe(0);
});
