/** The places of the path, one for each phase. */
const SCENES = ['hek', 'dijk', 'brug', 'laan', 'wegwijzer', 'uitkijk'] as const;

export type SceneName = (typeof SCENES)[number];

/** The place of a phase, counted from 1; a longer programme goes round again, and ends at the lookout only at its end. */
export function sceneOf(phase: number): SceneName {
  return SCENES[(phase - 1) % SCENES.length] ?? 'hek';
}
