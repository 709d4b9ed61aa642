import type { WaveTexts } from '#src/ui/wave/Wave.tsx';
import type { BlockContext } from '../../context.ts';

const KEYS = ['title', 'about', 'read', 'breathe', 'in', 'out', 'pace', 'next', 'back', 'stop'] as const;

/** Returns the texts of the wave; its timer fills in the time and the step. */
export function getWaveTexts(t: BlockContext['t']): WaveTexts {
  const waveTexts = Object.fromEntries(KEYS.map((key) => [key, t(`wave.${key}`)])) as Omit<WaveTexts, 'left' | 'step'>;
  return { ...waveTexts, left: t('wave.left', { time: '{time}' }), step: t('wave.step', { step: '{step}' }) };
}
