/** Duration of a wave, in seconds. */
export const WAVE_SECONDS = 180;

/** The second at which each of the seven steps starts. */
export const WAVE_STARTS = [0, 20, 50, 80, 115, 145, 170] as const;

/** Second of the crest: the picture rises before it and falls after it. */
const CREST = 80;

const LEVELS = { start: 0.35, crest: 1, end: 0.25 } as const;

/** Seconds of breathing in, and of a whole breath. CHECK: a clinician confirms the pace. */
const BREATH = { in: 4, whole: 10 } as const;

/** Position in the wave. */
export interface WavePosition {
  /** Step, from 1 to 7. */
  readonly step: number;
  readonly breath: 'in' | 'out';
  /** Height of the drawn water, 0 to 1: identical for all visitors, not a measure of their feelings. */
  readonly water: number;
  readonly isDone: boolean;
}

/** Interpolates between two levels, slowly at both ends. */
const interpolate = (from: number, to: number, part: number) =>
  from + ((to - from) * (1 - Math.cos(Math.PI * part))) / 2;

function getWaterLevel(second: number): number {
  if (second <= CREST) return interpolate(LEVELS.start, LEVELS.crest, second / CREST);
  return interpolate(LEVELS.crest, LEVELS.end, (second - CREST) / (WAVE_SECONDS - CREST));
}

/** Returns the position in the wave at a second after its start, limited to its start and end. */
export function getWavePosition(second: number): WavePosition {
  const position = Math.min(Math.max(second, 0), WAVE_SECONDS);
  return {
    step: WAVE_STARTS.filter((start) => start <= position).length,
    breath: position % BREATH.whole < BREATH.in ? 'in' : 'out',
    water: getWaterLevel(position),
    isDone: second >= WAVE_SECONDS,
  };
}
