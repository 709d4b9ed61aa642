import type { Examples } from '../example.ts';
import { ArrowLink } from './ArrowLink.tsx';

export const examples: Examples = {
  component: 'ArrowLink',
  examples: [
    {
      name: 'back',
      element: (
        <ArrowLink href="#terug" way="back">
          Terug
        </ArrowLink>
      ),
    },
    {
      name: 'on',
      element: (
        <ArrowLink href="#kalender" way="on">
          Bekijk de kalender
        </ArrowLink>
      ),
    },
  ],
};
