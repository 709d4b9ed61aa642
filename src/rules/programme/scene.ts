import { isDark, type PartOfDay } from '../calendar/today.ts';

/** Landscapes of the path, one for each phase. */
const SCENES = ['hek', 'dijk', 'brug', 'laan', 'wegwijzer', 'uitkijk'] as const;

/** Landscape that contains the places of the path. */
const POLDER = 'hero';

/** Landscapes of sand, in which no avenue grows. */
const SANDY: readonly string[] = ['duin', 'wad'];

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

/** Returns the light of a phase: that of the hour; morning light is for a start or a new start. */
export function getLight(phase: number, isBeginning: boolean, part: PartOfDay): Light {
  if (isDark(part)) return 'evening';
  return part === 'morning' && (isBeginning || phase === 1) ? 'morning' : 'day';
}
