import { ButtonLink } from '../button/Button.tsx';
import type { Examples } from '../example.ts';
import { Scene } from './Scene.tsx';

export const examples: Examples = {
  component: 'Scene',
  examples: [
    {
      name: 'a page that is not there',
      element: (
        <Scene drawing="verdwaald">
          <h2>Het pad stopt hier</h2>
          <p className="lead">Deze pagina is er niet, of niet meer.</p>
          <div className="button-row">
            <ButtonLink href="#">Ga naar het begin</ButtonLink>
          </div>
        </Scene>
      ),
    },
    {
      name: 'without a landscape',
      element: (
        <Scene>
          <h2>Welkom</h2>
        </Scene>
      ),
    },
  ],
};
