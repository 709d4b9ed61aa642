import type { Examples } from '../example.ts';
import { WayLink } from './WayLink.tsx';

export const examples: Examples = {
  component: 'WayLink',
  examples: [
    {
      name: 'back',
      element: (
        <WayLink href="#terug" way="back">
          Terug
        </WayLink>
      ),
    },
    {
      name: 'on',
      element: (
        <WayLink href="#kalender" way="on">
          Bekijk de kalender
        </WayLink>
      ),
    },
  ],
};
