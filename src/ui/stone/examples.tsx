import type { Examples } from '../example.ts';
import { Stone, type StoneState } from './Stone.tsx';
import { StoneLegend } from './StoneLegend.tsx';

const STATES: readonly (readonly [StoneState, string])[] = [
  ['none', 'een dag zonder'],
  ['within', 'binnen je doel'],
  ['less', 'minder dan bij je begin'],
  ['above', 'boven je doel'],
  ['filled', 'ingevuld'],
  ['no-goal', 'ingevuld, zonder doel'],
  ['open', 'niet ingevuld'],
  ['today', 'vandaag'],
  ['future', 'komt nog'],
];

export const examples: Examples = {
  component: 'Stone',
  examples: [
    ...STATES.map(([state, label]) => ({ name: label, element: <Stone state={state} day={17} /> })),
    {
      name: 'a legend',
      element: <StoneLegend entries={STATES.slice(1, 4).map(([state, label]) => ({ state, label }))} />,
    },
  ],
};
