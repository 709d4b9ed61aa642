import type { Examples } from '../example.ts';
import { ReadAloud } from './ReadAloud.tsx';

export const examples: Examples = {
  component: 'ReadAloud',
  examples: [
    {
      name: 'a text in Dutch, where the browser has a Dutch voice',
      element: (
        <ReadAloud
          pieces={() => ['Trek komt op en zakt weer.']}
          language="nl"
          words={{
            read: 'Lees voor',
            pause: 'Pauze',
            goOn: 'Lees verder',
            stop: 'Stop',
            speed: 'Snelheid',
            times: (speed) => `${speed} keer`,
          }}
        />
      ),
    },
  ],
};
