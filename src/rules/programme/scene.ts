import { isDark, type PartOfDay } from '../calendar/today.ts';

/** Landscapes of the path, one for each phase. */
const SCENES = ['hek', 'dijk', 'brug', 'laan', 'wegwijzer', 'uitkijk'] as const;

/** Landscape that contains the places of the path. */
const POLDER = 'hero';

/** Landscapes of sand, in which no avenue grows. */
const SANDY: readonly string[] = ['duin', 'wad'];

/** The first phase with a landscape in the evening. */
const FIRST_EVENING_PHASE = 4;

/**
 * Returns the scene of a phase, from 1. Phases 2 and 5 show the landscape of the domain. A longer programme starts
 * again with the first scene.
 */
export function getScene(phase: number, landscape: string): string {
  const scene = SCENES[(phase - 1) % SCENES.length] ?? 'hek';
  if (landscape === POLDER) return scene;
  if (scene === 'dijk' || scene === 'wegwijzer') return landscape;
  return scene === 'laan' && SANDY.includes(landscape) ? 'dijk' : scene;
}

export type Light = 'morning' | 'day' | 'evening';

/** Returns the light of a phase: that of the hour at a start or new start, and from the fourth phase on in the evening. */
export function getLight(phase: number, isBeginning: boolean, part: PartOfDay): Light {
  const isStart = isBeginning || phase === 1;
  if (isStart && part === 'morning') return 'morning';
  return isDark(part) && (isStart || phase >= FIRST_EVENING_PHASE) ? 'evening' : 'day';
}
