import { ButtonLink } from '../button/Button.tsx';
import type { Examples } from '../example.ts';
import { EmptyState } from './EmptyState.tsx';

export const examples: Examples = {
  component: 'EmptyState',
  examples: [
    {
      name: 'an empty diary',
      element: (
        <EmptyState
          drawing="leeg-dagboek"
          title="Nog niets geschreven"
          level={3}
          action={<ButtonLink href="#">Schrijf iets</ButtonLink>}
        >
          Je dagboek is alleen voor jou. Eén zin is genoeg.
        </EmptyState>
      ),
    },
    {
      name: 'offline',
      element: (
        <EmptyState drawing="offline" title="Even geen verbinding" level={3}>
          Wat je typt, blijft staan.
        </EmptyState>
      ),
    },
  ],
};
