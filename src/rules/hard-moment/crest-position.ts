import { getWavePosition, WAVE_SECONDS } from './wave-position.ts';

/** Returns the part of a slope at which its height is `height`; the slope is gradual at its bottom and top. */
const toSlopePart = (height: number) => 0.5 - Math.sin(Math.asin(1 - 2 * height) / 3);

/**
 * Returns the position of the wave's crest relative to the boat, in widths of its slope: -1 is one slope before it, 1
 * one slope behind it. The boat is then at the height of the water at that second.
 */
export function getCrestPosition(second: number): number {
  const { water } = getWavePosition(second);
  const daysAway = 1 - toSlopePart(water);
  return getWavePosition(Math.min(second + 1, WAVE_SECONDS)).water >= water && second < WAVE_SECONDS
    ? -daysAway
    : daysAway;
}
