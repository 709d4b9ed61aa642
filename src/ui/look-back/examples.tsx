import type { Examples } from '../example.ts';
import { LookBack } from './LookBack.tsx';

export const examples: Examples = {
  component: 'LookBack',
  examples: [
    {
      name: 'within the goal',
      element: (
        <LookBack
          days={['met', 'missing', 'over', 'met', 'filled', 'met', 'met']}
          label="De laatste zeven dagen, vandaag binnen je doel"
        />
      ),
    },
    {
      name: 'above the goal, in the first week',
      element: (
        <LookBack
          days={['ahead', 'ahead', 'ahead', 'ahead', 'met', 'registered', 'over']}
          label="De laatste zeven dagen, vandaag boven je doel"
        />
      ),
    },
  ],
};
