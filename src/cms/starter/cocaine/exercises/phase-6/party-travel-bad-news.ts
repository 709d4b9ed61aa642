import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const partyTravelBadNews = exercise({
  id: 'cocaine_6_4',
  domain: 'cocaine',
  title: { nl: 'Feest, reis, slecht nieuws', en: 'Party, travel, bad news' },
  parts: [
    told('inleiding', {
      nl: p(
        'Kies drie momenten van het komende half jaar en maak een kort plan. Weggaan voor middernacht is altijd een optie.',
      ),
      en: p(
        'Choose three moments in the next six months and make a short plan. Leaving before midnight is always an option.',
      ),
    }),
    line('moment_1', { nl: 'Moment 1: wat doe je?', en: 'Moment 1: what do you do?' }, { required: true }),
    line('moment_2', { nl: 'Moment 2: wat doe je?', en: 'Moment 2: what do you do?' }),
    line('moment_3', { nl: 'Moment 3: wat doe je?', en: 'Moment 3: what do you do?' }),
    line('thuis', { nl: 'Hoe kom je thuis, en hoe laat?', en: 'How do you get home, and at what time?' }),
    told('versneden', {
      nl: p('Weet dat er altijd iets anders in kan zitten. Ook een test maakt het niet veilig.'),
      en: p('Know that something else can always be in it. A test does not make it safe either.'),
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een plan per moment', en: 'A plan per moment' },
    html: {
      nl: p(
        'Zet één plan in je agenda en vertel het aan iemand. Kwam er slecht nieuws? Bel die persoon eerst, voor alles.',
      ),
      en: p(
        'Put one plan in your calendar and tell someone. Did bad news come? Call that person first, before anything.',
      ),
    },
  },
  notes: 'Method: planning dates; no testing means no safety.',
});
