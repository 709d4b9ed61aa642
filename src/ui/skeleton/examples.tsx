import type { Examples } from '../example.ts';
import { Skeleton, type SkeletonShape } from './Skeleton.tsx';

const SHAPES: readonly SkeletonShape[] = ['rows', 'days', 'bars', 'text'];

export const examples: Examples = {
  component: 'Skeleton',
  examples: SHAPES.map((shape) => ({ name: shape, element: <Skeleton shape={shape} label="Bezig met laden" /> })),
};
