import type { Examples } from '../example.ts';
import { ProgrammeLink } from './ProgrammeLink.tsx';

export const examples: Examples = {
  component: 'ProgrammeLink',
  examples: [
    { name: 'name alone', element: <ProgrammeLink mark="tobacco" name="Stoppen met roken" href="#" /> },
    {
      name: 'with a line of text',
      element: (
        <ProgrammeLink mark="gambling" name="Minder of niet gokken" href="#" text="Voor als gokken je te veel kost." />
      ),
    },
  ],
};
