import type { Localised } from '#src/domains/domain.ts';
import type { Mail, MailExamples, MailValues } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';
import { DAILY_SENTENCES } from './sentences.ts';

type Step = NonNullable<MailValues['step']>;

const STEPS: Readonly<Record<Step, Localised>> = {
  plan: { nl: 'Je kunt vandaag je plan maken.', en: 'You can make your plan today.' },
  exercise: { nl: 'Er staat een oefening voor je klaar.', en: 'An exercise is ready for you.' },
  day: { nl: 'Vul je dag in als je een minuut hebt.', en: 'You can log your day when you have a minute.' },
  last: {
    nl: 'Dit is de laatste dagelijkse mail: vandaag is dag 42.',
    en: 'This is the last daily email: today is day 42.',
  },
  programme: { nl: 'Kijk rustig wat er voor je klaarstaat.', en: 'Take a look at what’s ready for you.' },
};

const getSentence = ({ sentence: number = 0 }: MailValues) =>
  DAILY_SENTENCES[number % DAILY_SENTENCES.length] ?? STEPS.programme;

export const dailyMail: Mail = {
  name: 'daily',
  subject: { nl: 'Goedemorgen', en: 'Good morning' },
  Body: createBilingualMail(
    {
      nl: {
        lines: ['Goedemorgen,', '{{sentence}}', '{{step}}'],
        action: 'Ga naar je dag',
        closing: 'Krijg je liever geen mail, zet dit dan uit bij Meldingen in je account.',
      },
      en: {
        lines: ['Good morning,', '{{sentence}}', '{{step}}'],
        action: 'Go to your day',
        closing: 'If you’d rather not get this email, you can switch it off under Notifications in your account.',
      },
    },
    (values, language) => ({
      sentence: getSentence(values)[language],
      step: STEPS[values.step ?? 'programme'][language],
    }),
  ),
};

export const examples: MailExamples = {
  default: { step: 'exercise', sentence: 0 },
  'without a plan': { step: 'plan', sentence: 1 },
  'a day to fill in': { step: 'day', sentence: 2 },
  'the last one': { step: 'last', sentence: 4 },
  'nothing to do': { step: 'programme', sentence: 3 },
};
