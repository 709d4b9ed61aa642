import type { Examples } from '../example.ts';
import { Pager, type PagerItem } from './Pager.tsx';

const words = { page: (page: number) => `Pagina ${page}`, previous: 'Vorige pagina', next: 'Volgende pagina' };
const href = (page: number) => `?page=${page}`;
const pager = (name: string, items: readonly PagerItem[], current: number) => ({
  name,
  element: <Pager label={`Pagina’s, ${name}`} items={items} current={current} href={href} texts={words} />,
});

export const examples: Examples = {
  component: 'Pager',
  examples: [
    pager('the first page', [1, 2, 'gap', 9], 1),
    pager('in the middle', [1, 'gap', 5, 6, 'gap', 9], 5),
    pager('the last page', [1, 'gap', 8, 9], 9),
  ],
};
