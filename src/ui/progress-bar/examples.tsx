import type { Examples } from '../example.ts';
import { ProgressBar } from './ProgressBar.tsx';

export const examples: Examples = {
  component: 'ProgressBar',
  examples: [
    { name: 'nothing yet', element: <ProgressBar label="Badges" value={0} max={14} text="0 van 14" /> },
    { name: 'on the way', element: <ProgressBar label="Badges" value={3} max={14} text="3 van 14" /> },
    { name: 'done', element: <ProgressBar label="Badges" value={14} max={14} text="14 van 14" /> },
  ],
};
