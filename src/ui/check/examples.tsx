import type { Examples } from '../example.ts';
import { Check } from './Check.tsx';

export const examples: Examples = {
  component: 'Check',
  examples: [
    { name: 'off', element: <Check id="check-off" label="Nieuwe badge" /> },
    {
      name: 'on, with help',
      element: <Check id="check-on" label="Elke dag een korte mail" help="Met de stap van vandaag" defaultChecked />,
    },
    { name: 'fixed', element: <Check id="check-fixed" label="Noodzakelijk" defaultChecked disabled /> },
    {
      name: 'one of several',
      element: <Check id="check-radio" type="radio" name="check-radio" label="Stoppen" defaultChecked />,
    },
  ],
};
