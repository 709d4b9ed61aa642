import type { Examples } from '../example.ts';
import { RouteSign } from './RouteSign.tsx';

export const examples: Examples = {
  component: 'RouteSign',
  examples: [
    { name: 'open', element: <RouteSign number={1} /> },
    { name: 'here', element: <RouteSign number={2} state="here" /> },
    { name: 'ahead', element: <RouteSign number={3} state="ahead" /> },
  ],
};
