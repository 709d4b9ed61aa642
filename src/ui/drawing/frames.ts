import type { DrawingKind } from './drawings.ts';

/** View box of each kind of drawing. */
export const VIEW_BOXES: Record<DrawingKind, { viewBox: string; preserveAspectRatio?: string }> = {
  scene: { viewBox: '0 0 1200 480', preserveAspectRatio: 'xMidYMax slice' },
  view: { viewBox: '0 0 390 250', preserveAspectRatio: 'xMidYMax slice' },
  walk: { viewBox: '0 0 390 490' },
  spot: { viewBox: '0 0 400 300', preserveAspectRatio: 'xMidYMid slice' },
  avatar: { viewBox: '0 0 96 96' },
  medal: { viewBox: '0 0 160 160' },
  sign: { viewBox: '0 0 64 64' },
};
