import type { Examples } from '../example.ts';
import { Stone, type StoneState } from './Stone.tsx';
import { StoneLegend } from './StoneLegend.tsx';
import { StoneRow } from './StoneRow.tsx';

const STATES: readonly (readonly [StoneState, string])[] = [
  ['met', 'binnen je doel'],
  ['less', 'minder dan bij je begin'],
  ['over', 'boven je doel'],
  ['filled', 'ingevuld'],
  ['registered', 'ingevuld, zonder doel'],
  ['missing', 'niet ingevuld'],
  ['today', 'vandaag'],
  ['ahead', 'komt nog'],
];
const WEEK: readonly StoneState[] = ['met', 'met', 'over', 'missing', 'today', 'ahead', 'ahead'];
const NAMES = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'];

export const examples: Examples = {
  component: 'Stone',
  examples: [
    ...STATES.map(([state, words]) => ({ name: words, element: <Stone state={state} day={17} /> })),
    {
      name: 'a week',
      element: (
        <StoneRow
          label="Deze week"
          days={WEEK.map((state, at) => ({
            key: NAMES[at] ?? '',
            name: NAMES[at] ?? '',
            state,
            day: 16 + at,
            label: `${16 + at} november, ${STATES.find(([each]) => each === state)?.[1]}`,
            ...(state === 'ahead' ? {} : { href: `#${16 + at}` }),
          }))}
        />
      ),
    },
    {
      name: 'a legend',
      element: (
        <StoneLegend
          entries={[
            { state: 'met', label: 'Binnen je doel' },
            { state: 'over', label: 'Boven je doel' },
          ]}
        />
      ),
    },
  ],
};
