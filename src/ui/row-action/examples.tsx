import type { Examples } from '../example.ts';
import { RowAction, RowActionLink } from './RowAction.tsx';

export const examples: Examples = {
  component: 'RowAction',
  examples: [
    {
      name: 'below a comment',
      element: (
        <div className="row-actions">
          <RowAction icon="heart" label="6 keer gesteund" aria-pressed="false" />
          <RowAction icon="reply" label="Antwoord" about="Hendrik_61" />
          <RowAction icon="flag" label="Meld deze reactie" about="Hendrik_61" />
        </div>
      ),
    },
    {
      name: 'on, and a link',
      element: (
        <div className="row-actions">
          <RowAction icon="heart" label="7 keer gesteund" aria-pressed="true" />
          <RowActionLink icon="pencil" label="Pas aan" about="Rondje om de plas" href="#aanpassen" />
        </div>
      ),
    },
  ],
};
