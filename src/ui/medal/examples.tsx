import type { Examples } from '../example.ts';
import { Medal } from './Medal.tsx';

const IMAGE = { kind: 'drawing', name: 'badge-eerste-week' } as const;

export const examples: Examples = {
  component: 'Medal',
  examples: [
    { name: 'achieved', element: <Medal image={IMAGE} progress={100} /> },
    { name: 'on the way', element: <Medal image={IMAGE} progress={40} /> },
    { name: 'still ahead', element: <Medal image={IMAGE} progress={0} /> },
    { name: 'without a picture', element: <Medal image={null} progress={60} /> },
  ],
};
