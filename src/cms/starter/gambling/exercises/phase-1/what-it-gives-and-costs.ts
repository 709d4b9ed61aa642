import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatItGivesAndCosts = exercise({
  id: 'gambling_1_3',
  domain: 'gambling',
  title: { nl: 'Wat gokken geeft en kost', en: 'What it gives and costs' },
  parts: [
    told('inleiding', {
      nl: p('Gokken gaf je iets, anders deed je het niet. Het kost ook iets. Kijk naar beide kanten, zonder oordeel.'),
      en: p(
        'Gambling gave you something, or you would not do it. It costs something too. Look at both sides, without judging.',
      ),
    }),
    several(
      'geeft',
      { nl: 'Wat zoek je erin?', en: 'What are you looking for in it?' },
      [
        option('spanning', { nl: 'Spanning', en: 'Excitement' }),
        option('weg', { nl: 'Er een tijdje niet zijn', en: 'Being away from it all for a while' }),
        option('hoop', { nl: 'Hoop op een oplossing', en: 'Hope of a solution' }),
        option('rust', { nl: 'Rust in mijn hoofd', en: 'Quiet in my mind' }),
        option('mensen', { nl: 'Erbij horen', en: 'Being part of something' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    several(
      'kost',
      { nl: 'Wat kost het je?', en: 'What does it cost you?' },
      [
        option('slaap', { nl: 'Slaap', en: 'Sleep' }),
        option('aandacht', { nl: 'Aandacht voor anderen', en: 'Attention for others' }),
        option('geheim', { nl: 'Een geheim bewaren', en: 'Keeping a secret' }),
        option('geld', { nl: 'Geld', en: 'Money' }),
        option('vertrouwen', { nl: 'Vertrouwen', en: 'Trust' }),
        option('werk', { nl: 'Werk of school', en: 'Work or school' }),
        option('stemming', { nl: 'Mijn humeur', en: 'My mood' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('zwaarst', { nl: 'Wat kost je het meest?', en: 'What costs you most?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Beide kanten zijn waar', en: 'Both sides are true' },
    html: {
      nl: p(
        'Wat je zocht, zoeken veel mensen. Je kunt het ook ergens anders vinden. Daar helpen de oefeningen bij.',
        'Was dit zwaar om te zien? Praat er vandaag met iemand over, of kijk bij <a href="/hulp">Hulp</a>.',
      ),
      en: p(
        'What you were looking for, many people look for. You can find it elsewhere too. The exercises help with that.',
        'Was this hard to see? Talk to someone about it today, or look at <a href="/en/help">Help</a>.',
      ),
    },
  },
  notes: 'Method: decisional balance, cost last (motivational interviewing).',
});
