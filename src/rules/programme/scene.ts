/** Landscapes of the path, one for each phase. */
const SCENES = ['hek', 'dijk', 'brug', 'laan', 'wegwijzer', 'uitkijk'] as const;

/** The first phase whose landscape is in the evening. */
const FIRST_EVENING_PHASE = 4;

export type SceneName = (typeof SCENES)[number];

/** Returns the landscape of a phase, from 1; a longer programme repeats them, with the lookout only at its end. */
export function getScene(phase: number): SceneName {
  return SCENES[(phase - 1) % SCENES.length] ?? 'hek';
}

export type Light = 'morning' | 'day' | 'evening';

/** Returns the light of a phase: morning at a start or new start, evening from the fourth phase on, otherwise day. */
export function getLight(phase: number, isBeginning: boolean): Light {
  if (isBeginning || phase === 1) return 'morning';
  return phase >= FIRST_EVENING_PHASE ? 'evening' : 'day';
}
