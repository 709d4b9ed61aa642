import { Button } from '../button/Button.tsx';
import type { Examples } from '../example.ts';
import { TextField } from '../field/fields.tsx';
import { Screen } from './Screen.tsx';

export const examples: Examples = {
  component: 'Screen',
  examples: [
    {
      name: 'with a landscape',
      element: (
        <Screen title="Fijn dat je er bent" lead="Log in en ga verder waar je was." scene="hek">
          <div className="sheet stack">
            <TextField id="screen-mail" label="E-mailadres" type="email" autoComplete="email" />
            <Button>Log in</Button>
          </div>
        </Screen>
      ),
    },
    {
      name: 'with a way back',
      element: (
        <Screen title="Je e-mailadres wijzigen" back={{ href: '#screen', text: 'Terug' }}>
          <p>Hier komt je nieuwe adres.</p>
        </Screen>
      ),
    },
  ],
};
