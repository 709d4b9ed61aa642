import type { Examples } from '../example.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

export const examples: Examples = {
  component: 'ErrorSummary',
  examples: [
    {
      name: 'two fields',
      element: (
        <ErrorSummary
          title="Er klopt nog iets niet"
          problems={[
            { id: 'field-error', text: 'Vul je e-mailadres in, zoals naam@voorbeeld.nl.' },
            { id: 'options-error', text: 'Kies wat je wilt.' },
          ]}
        />
      ),
    },
  ],
};
