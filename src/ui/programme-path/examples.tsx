import type { Examples } from '../example.ts';
import type { StoneState } from '../stone/Stone.tsx';
import { ProgrammePath } from './ProgrammePath.tsx';

const WEEK: readonly StoneState[] = ['within', 'within', 'open', 'above', 'within', 'filled', 'no-goal'];

export const examples: Examples = {
  component: 'ProgrammePath',
  examples: [
    {
      name: 'six weeks',
      element: <ProgrammePath days={Array.from({ length: 6 }, () => WEEK).flat()} label="Je 42 dagen" isEvening />,
    },
  ],
};
