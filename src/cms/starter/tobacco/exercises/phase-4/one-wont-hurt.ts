import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const oneWontHurt = exercise({
  id: 'tobacco_4_2',
  domain: 'tobacco',
  title: { nl: '“Eentje kan wel”', en: '“One won’t hurt”' },
  parts: [
    told('inleiding', {
      nl: p('Er is vaak één zin die een sigaret goedpraat. Schrijf de jouwe op en geef hem een antwoord.'),
      en: p('There is often one sentence that makes a cigarette seem fine. Write down yours and give it an answer.'),
    }),
    line(
      'zin',
      { nl: 'Welke zin komt bij jou?', en: 'Which sentence comes up for you?' },
      {
        required: true,
        help: {
          nl: 'Bijvoorbeeld: “Alleen vanavond”, of “Ik heb het verdiend”.',
          en: 'For example: “Only tonight”, or “I have earned it”.',
        },
      },
    ),
    line('vorige', { nl: 'Wat gebeurde er de vorige keer na die ene?', en: 'What happened last time after that one?' }),
    line('vriend', { nl: 'Wat zou je tegen een vriend zeggen?', en: 'What would you say to a friend?' }),
    line(
      'antwoord',
      { nl: 'Jouw nieuwe antwoord', en: 'Your new answer' },
      {
        help: {
          nl: 'Bijvoorbeeld: “Over vijf minuten is dit voorbij.”',
          en: 'For example: “In five minutes this is over.”',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Twee zinnen naast elkaar', en: 'Two sentences side by side' },
    html: {
      nl: p(
        'Die ene is bij veel mensen nummer 1 van de volgende reeks. Rookte je er toch een? Gooi de rest weg en ga vandaag verder.',
      ),
      en: p(
        'For many people that one is number 1 of the next row. Did you smoke one after all? Throw the rest away and go on today.',
      ),
    },
  },
  notes: 'Method: thought record, short.',
});
