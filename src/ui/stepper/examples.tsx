import type { Examples } from '../example.ts';
import { Stepper } from './Stepper.tsx';

const ignore = () => {};
const shared = { words: { less: 'Minder', more: 'Meer' }, unit: 'glazen', onType: ignore, onStep: ignore };

export const examples: Examples = {
  component: 'Stepper',
  examples: [
    { name: 'amount', element: <Stepper {...shared} id="stepper" label="Hoeveel glazen?" value="2,5" /> },
    {
      name: 'at zero',
      element: <Stepper {...shared} id="stepper-zero" label="Hoeveel glazen?" value="0" canStepDown={false} />,
    },
    {
      name: 'with an error',
      element: (
        <Stepper
          {...shared}
          id="stepper-error"
          label="Hoeveel glazen?"
          value="1.000"
          error="Vul een getal in, zoals 2 of 2,5."
        />
      ),
    },
    {
      name: 'small, in a row of days',
      element: <Stepper {...shared} id="stepper-small" size="small" label="Maandag" value="3" />,
    },
  ],
};
