import type { Examples } from '../example.ts';
import { Options } from './Options.tsx';

const goals = [
  { value: 'stop', label: 'Stoppen', help: 'Je wilt helemaal niet meer.' },
  { value: 'reduce', label: 'Minderen', help: 'Je kiest per dag hoeveel.' },
];
const moods = ['Rustig', 'Moe', 'Gespannen', 'Blij', 'Alleen'].map((label) => ({ value: label.toLowerCase(), label }));

export const examples: Examples = {
  component: 'Options',
  examples: [
    {
      name: 'one, in rows',
      element: (
        <Options id="options-rows" name="goal" pick="one" legend="Wat wil je?" options={goals} selected={['reduce']} />
      ),
    },
    {
      name: 'with an error',
      element: (
        <Options
          id="options-error"
          name="goal-error"
          pick="one"
          legend="Wat wil je?"
          options={goals}
          error="Kies wat je wilt."
        />
      ),
    },
    {
      name: 'several, as chips',
      element: (
        <Options
          id="options-chips"
          name="mood"
          pick="several"
          variant="chips"
          legend="Hoe voelde je je?"
          help="Meer antwoorden mag."
          options={moods}
          selected={['moe', 'alleen']}
        />
      ),
    },
    {
      name: 'yes or no',
      element: (
        <Options
          id="options-yes"
          name="used"
          pick="one"
          variant="chips"
          legend="Heb je vandaag gedronken?"
          options={[
            { value: 'yes', label: 'Ja' },
            { value: 'no', label: 'Nee' },
          ]}
        />
      ),
    },
  ],
};
