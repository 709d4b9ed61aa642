import type { Examples } from '../example.ts';
import type { StoneState } from '../stone/Stone.tsx';
import { WholeWalk } from './WholeWalk.tsx';

const WEEK: readonly StoneState[] = ['within', 'within', 'open', 'above', 'within', 'filled', 'no-goal'];

export const examples: Examples = {
  component: 'WholeWalk',
  examples: [
    {
      name: 'six weeks',
      element: <WholeWalk days={Array.from({ length: 6 }, () => WEEK).flat()} label="Je 42 dagen" isEvening />,
    },
  ],
};
