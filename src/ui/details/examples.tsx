import type { Examples } from '../example.ts';
import { Details } from './Details.tsx';

export const examples: Examples = {
  component: 'Details',
  examples: [
    {
      name: 'closed',
      element: (
        <Details summary="Wat als ik een dag niet haal?">
          <p>Dan ga je de volgende dag verder.</p>
        </Details>
      ),
    },
    {
      name: 'open',
      element: (
        <Details open summary="Is het echt gratis en anoniem?">
          <p>Ja. Je hebt alleen een e-mailadres nodig.</p>
        </Details>
      ),
    },
  ],
};
