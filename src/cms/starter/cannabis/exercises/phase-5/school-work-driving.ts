import { exercise, statement, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const schoolWorkDriving = exercise({
  id: 'cannabis_5_4',
  domain: 'cannabis',
  title: { nl: 'School, werk, rijden', en: 'School, work, driving' },
  parts: [
    told('inleiding', {
      nl: p('Hier gaat het om wat er geldt. Kies wat jij denkt, en lees daarna de uitleg.'),
      en: p('This is about the rules. Choose what you think, then read the explanation.'),
    }),
    statement(
      'slapen',
      { nl: 'Na een nacht slapen kun je altijd rijden.', en: 'After a night’s sleep you can always drive.' },
      false,
      {
        nl: 'Niet waar. THC blijft soms lang te meten, zeker als je vaak blowt. Vraag bij twijfel advies en laat de auto staan.',
        en: 'Not true. THC can sometimes be measured for long, above all if you use it often. If in doubt ask for advice and leave the car.',
      },
      { required: true },
    ),
    statement('speeksel', { nl: 'De politie kan je speeksel testen.', en: 'The police can test your saliva.' }, true, {
      nl: 'Waar. Daarna kan een bloedtest volgen. Boven de grens krijg je een straf, en soms volgt een onderzoek van het CBR.',
      en: 'True. A blood test can follow. Above the limit you are punished, and sometimes the CBR (driving authority) looks into it.',
    }),
    statement(
      'drank',
      {
        nl: 'Met een beetje alcohol erbij geldt een lagere grens.',
        en: 'With a little alcohol, a lower limit applies.',
      },
      true,
      {
        nl: 'Waar. Samen reageer je slechter dan met één van beide. De wet houdt daar rekening mee.',
        en: 'True. Together you react worse than with one of the two. The law takes that into account.',
      },
    ),
    statement(
      'werkgever',
      { nl: 'Je werkgever kan zomaar je bloed laten testen.', en: 'Your employer can test your blood at any time.' },
      false,
      {
        nl: 'Meestal niet. Er zijn regels voor. Twijfel je over jouw werk? Vraag het Juridisch Loket of je vakbond.',
        en: 'Usually not. There are rules for it. Not sure about your work? Ask the Juridisch Loket (free legal advice) or your union.',
      },
    ),
    statement(
      'duitsland',
      {
        nl: 'In Duitsland en België gelden dezelfde regels als hier.',
        en: 'In Germany and Belgium the same rules apply as here.',
      },
      false,
      {
        nl: 'Niet waar. Elk land heeft eigen regels, en die veranderen. Neem niets mee over de grens.',
        en: 'Not true. Every country has its own rules, and they change. Take nothing across the border.',
      },
    ),
  ],
  feedback: {
    title: { nl: 'Weten geeft rust', en: 'Knowing gives peace' },
    html: {
      nl: p(
        'Rijden doe je pas lang na gebruik. Gaat het op school of werk niet? Een huisarts of bedrijfsarts luistert en houdt het voor zich.',
      ),
      en: p(
        'Drive only long after use. Is it not going well at school or work? A GP or company doctor listens and keeps it private.',
      ),
    },
  },
  notes:
    'Sources: BN DeStem quoting Rijksoverheid (limits); jellinek.nl. CHECK: jurist: saliva test, employer, abroad, CBR.',
});
