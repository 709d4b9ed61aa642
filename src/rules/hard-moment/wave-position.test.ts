import { describe, expect, it, test } from 'vitest';
import { getCrestPosition } from './crest-position.ts';
import { getWavePosition, WAVE_SECONDS, WAVE_STARTS } from './wave-position.ts';

describe('the wave of three minutes', () => {
  test.each([
    [-1, 1, 'in', 0.35, false],
    [0, 1, 'in', 0.35, false],
    [3, 1, 'in', 0.35, false],
    [4, 1, 'out', 0.35, false],
    [9, 1, 'out', 0.37, false],
    [10, 1, 'in', 0.37, false],
    [19, 1, 'out', 0.44, false],
    [20, 2, 'in', 0.45, false],
    [40, 2, 'in', 0.68, false],
    [50, 3, 'in', 0.8, false],
    [80, 4, 'in', 1, false],
    [115, 5, 'out', 0.8, false],
    [130, 5, 'in', 0.63, false],
    [145, 6, 'out', 0.45, false],
    [170, 7, 'in', 0.27, false],
    [179, 7, 'out', 0.25, false],
    [180, 7, 'in', 0.25, true],
    [600, 7, 'in', 0.25, true],
  ] as const)('after %i seconds: step %i, breathe %s, water at %f', (second, step, breath, water, isDone) => {
    const wavePosition = getWavePosition(second);
    expect(wavePosition).toMatchObject({ step, breath, isDone });
    expect(wavePosition.water).toBeCloseTo(water, 1);
  });

  it('begins each of its seven steps at its own second', () => {
    expect(WAVE_STARTS.map((start) => getWavePosition(start).step)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('breathes in for four seconds and out for six, eighteen times', () => {
    const breaths = Array.from({ length: WAVE_SECONDS }, (_, second) => getWavePosition(second).breath);
    expect(breaths.filter((breath) => breath === 'in')).toHaveLength(18 * 4);
    expect(breaths.filter((breath, index) => breath === 'in' && breaths[index - 1] !== 'in')).toHaveLength(18);
  });

  it('rises to its crest and then falls, without a jump', () => {
    const levels = Array.from({ length: WAVE_SECONDS + 1 }, (_, second) => getWavePosition(second).water);
    for (const [second, level] of levels.entries()) {
      const next = levels[second + 1] ?? level;
      expect(Math.abs(next - level)).toBeLessThan(0.02);
      if (second < 80) expect(next).toBeGreaterThan(level);
      if (second >= 80 && second < WAVE_SECONDS) expect(next).toBeLessThan(level);
    }
  });
});

describe('the crest of the drawing', () => {
  it('comes towards the boat, lies under it at the crest, and passes on', () => {
    expect(getCrestPosition(0)).toBeCloseTo(-0.6, 1);
    expect(getCrestPosition(80)).toBeCloseTo(0, 1);
    expect(getCrestPosition(WAVE_SECONDS)).toBeCloseTo(0.67, 1);
  });

  it('only moves on, a little every second', () => {
    for (let second = 0; second < WAVE_SECONDS; second += 1) {
      const step = getCrestPosition(second + 1) - getCrestPosition(second);
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThan(0.05);
    }
  });

  it('carries the boat exactly as high as the water', () => {
    for (const second of [0, 30, 60, 80, 120, 180]) {
      const part = 1 - Math.abs(getCrestPosition(second));
      expect(3 * part ** 2 - 2 * part ** 3).toBeCloseTo(getWavePosition(second).water, 6);
    }
  });
});
