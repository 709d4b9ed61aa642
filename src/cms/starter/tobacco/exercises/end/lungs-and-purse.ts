import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const lungsAndPurse = exercise({
  id: 'tobacco_end_1',
  domain: 'tobacco',
  title: { nl: 'Longen en portemonnee', en: 'Lungs and purse' },
  parts: [
    told('inleiding', {
      nl: p('Wat merk jij na deze weken? Rookvrij, minder, of nog niet: je hebt gekeken en geoefend.'),
      en: p('What do you notice after these weeks? Smoke-free, less, or not yet: you looked and practised.'),
    }),
    several(
      'merk',
      { nl: 'Wat merk je, al is het een beetje?', en: 'What do you notice, even a little?' },
      [
        option('hoest', { nl: 'Minder hoesten', en: 'Less coughing' }),
        option('trap', { nl: 'De trap gaat lichter', en: 'The stairs are lighter' }),
        option('geur', { nl: 'Frisse kleren en adem', en: 'Fresh clothes and breath' }),
        option('smaak', { nl: 'Beter proeven en ruiken', en: 'Better taste and smell' }),
        option('geld', { nl: 'Geld dat bleef', en: 'Money that stayed' }),
        option('vrij', { nl: 'Vrijer op een dag', en: 'Freer in the day' }),
        option('nog_niets', { nl: 'Nog niet veel', en: 'Not much yet' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('waarvoor', { nl: 'Waarvoor spaar je met dat geld?', en: 'What do you save that money for?' }),
    line('blij', { nl: 'Waar ben je het meest blij mee?', en: 'What are you most glad about?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Kijk wat er bleef', en: 'Look at what stayed' },
    html: {
      nl: p(
        'Elke rookvrije week telt, ook voor je hart. Rook je nog of weer? Kies een nieuwe stopdag, met of zonder hulpmiddel.',
      ),
      en: p(
        'Every smoke-free week counts, also for your heart. Are you still smoking, or smoking again? Choose a new quit day, with or without an aid.',
      ),
    },
  },
  notes: 'Method: reinforcement of gains; no figures of health are printed.',
});
