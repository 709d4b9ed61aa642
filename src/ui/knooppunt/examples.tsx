import type { Examples } from '../example.ts';
import { Knooppunt } from './Knooppunt.tsx';

export const examples: Examples = {
  component: 'Knooppunt',
  examples: [
    { name: 'open', element: <Knooppunt number={1} /> },
    { name: 'here', element: <Knooppunt number={2} place="here" /> },
    { name: 'ahead', element: <Knooppunt number={3} place="ahead" /> },
  ],
};
