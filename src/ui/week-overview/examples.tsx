import type { Examples } from '../example.ts';
import type { StoneState } from '../stone/Stone.tsx';
import { WeekOverview } from './WeekOverview.tsx';

const NAMES = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'];
const WORDS: Readonly<Record<StoneState, string>> = {
  met: 'binnen je doel',
  less: 'minder dan bij je begin',
  over: 'boven je doel',
  filled: 'ingevuld',
  registered: 'ingevuld, zonder doel',
  missing: 'nog niet ingevuld',
  today: 'vandaag, nog niet ingevuld',
  ahead: 'komt nog',
};

const week = (id: string, states: readonly StoneState[]) =>
  states.map((state, at) => ({
    key: NAMES[at] ?? '',
    name: NAMES[at] ?? '',
    state,
    day: 16 + at,
    label: `${16 + at} november, ${WORDS[state]}`,
    ...(state === 'ahead' ? {} : { href: `#${id}-${16 + at}` }),
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
          days={week('open', ['met', 'over', 'missing', 'today', 'ahead', 'ahead', 'ahead'])}
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
          days={week('filled', ['registered', 'registered', 'registered', 'registered', 'ahead', 'ahead', 'ahead'])}
          plan={{ href: '#maak', label: 'Maak je plan' }}
        />
      ),
    },
  ],
};
