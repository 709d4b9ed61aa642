import type { Examples } from '../example.ts';
import { Picture } from './Picture.tsx';

export const examples: Examples = {
  component: 'Picture',
  examples: [
    {
      name: 'a drawing',
      element: <Picture source={{ kind: 'drawing', name: 'rust', alt: 'Een bankje aan het water' }} />,
    },
  ],
};
