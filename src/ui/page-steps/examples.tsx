import type { Examples } from '../example.ts';
import { PageSteps } from './PageSteps.tsx';

const words = {
  place: (page: number, pages: number) => `Pagina ${page} van ${pages}`,
  previous: 'Vorige',
  next: 'Volgende',
};

export const examples: Examples = {
  component: 'PageSteps',
  examples: [
    {
      name: 'the first page',
      element: <PageSteps label="Cliënten, pagina 1" page={0} pages={3} texts={words} onShow={() => {}} />,
    },
    {
      name: 'in the middle',
      element: <PageSteps label="Cliënten, pagina 2" page={1} pages={3} texts={words} onShow={() => {}} />,
    },
  ],
};
