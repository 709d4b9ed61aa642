import type { Examples } from '../example.ts';
import type { StoneState } from '../stone/Stone.tsx';
import { WeekOverview } from './WeekOverview.tsx';

const NAMES = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'];
const WORDS: Readonly<Record<StoneState, string>> = {
  none: 'een dag zonder',
  within: 'binnen je doel',
  less: 'minder dan bij je begin',
  above: 'boven je doel',
  filled: 'ingevuld',
  'no-goal': 'ingevuld, zonder doel',
  open: 'nog niet ingevuld',
  today: 'vandaag, nog niet ingevuld',
  future: 'komt nog',
  before: 'voor je start',
};

const week = (id: string, states: readonly StoneState[]) =>
  states.map((state, at) => ({
    key: NAMES[at] ?? '',
    name: NAMES[at] ?? '',
    state,
    day: 16 + at,
    label: `${16 + at} november, ${WORDS[state]}`,
    ...(state === 'future' ? {} : { href: `#${id}-${16 + at}` }),
  }));

const plan = { href: '#plan', label: 'Bekijk je hele plan' };

export const examples: Examples = {
  component: 'WeekOverview',
  examples: [
    {
      name: 'today is still open',
      element: (
        <WeekOverview
          title="Deze week"
          days={week('open', ['within', 'above', 'open', 'today', 'future', 'future', 'future'])}
          text="Je doel is vandaag 3 glazen."
          plan={plan}
        />
      ),
    },
    {
      name: 'everything is filled in, without a plan',
      element: (
        <WeekOverview
          title="Je week tot nu toe"
          days={week('filled', ['no-goal', 'no-goal', 'no-goal', 'no-goal', 'future', 'future', 'future'])}
          plan={{ href: '#maak', label: 'Maak je plan' }}
        />
      ),
    },
  ],
};
