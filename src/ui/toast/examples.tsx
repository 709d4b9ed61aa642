import type { Examples } from '../example.ts';
import { Toasts } from './Toasts.tsx';

export const examples: Examples = {
  component: 'Toasts',
  examples: [
    {
      name: 'done and failed',
      element: (
        <Toasts
          closeLabel="Sluit"
          onClose={() => {}}
          toasts={[
            { id: 'saved', kind: 'done', text: 'Je dag is opgeslagen.' },
            { id: 'failed', kind: 'failed', text: 'Opslaan lukte niet. Probeer het opnieuw.' },
          ]}
        />
      ),
    },
  ],
};
