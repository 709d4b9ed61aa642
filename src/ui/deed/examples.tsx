import type { Examples } from '../example.ts';
import { Deed, DeedLink } from './Deed.tsx';

export const examples: Examples = {
  component: 'Deed',
  examples: [
    {
      name: 'below a comment',
      element: (
        <div className="deed-row">
          <Deed icon="heart" label="6 keer gesteund" aria-pressed="false" />
          <Deed icon="reply" label="Antwoord" about="Hendrik_61" />
          <Deed icon="flag" label="Meld deze reactie" about="Hendrik_61" />
        </div>
      ),
    },
    {
      name: 'on, and a link',
      element: (
        <div className="deed-row">
          <Deed icon="heart" label="7 keer gesteund" aria-pressed="true" />
          <DeedLink icon="pencil" label="Pas aan" about="Rondje om de plas" href="#aanpassen" />
        </div>
      ),
    },
  ],
};
