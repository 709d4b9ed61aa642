import type { Examples } from '../example.ts';
import { LookBack } from './LookBack.tsx';

export const examples: Examples = {
  component: 'LookBack',
  examples: [
    {
      name: 'within the goal',
      element: (
        <LookBack
          days={['within', 'open', 'above', 'within', 'filled', 'within', 'within']}
          label="De laatste zeven dagen, vandaag binnen je doel"
        />
      ),
    },
    {
      name: 'above the goal, in the first week',
      element: (
        <LookBack
          days={['future', 'future', 'future', 'future', 'within', 'no-goal', 'above']}
          label="De laatste zeven dagen, vandaag boven je doel"
        />
      ),
    },
  ],
};
