import { exercise, line, option, ruler, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const mondaysBack = exercise({
  id: 'cocaine_end_1',
  domain: 'cocaine',
  title: { nl: 'Maandagen terug', en: 'Mondays back' },
  parts: [
    told('inleiding', {
      nl: p('Kijk terug op de afgelopen weken. Toen en nu, zonder oordeel.'),
      en: p('Look back on the past weeks. Then and now, without judging.'),
    }),
    several(
      'terug',
      { nl: 'Wat kwam er terug, al is het een beetje?', en: 'What came back, even a little?' },
      [
        option('maandag', { nl: 'Maandagen', en: 'Mondays' }),
        option('slaap', { nl: 'Slaap', en: 'Sleep' }),
        option('geld', { nl: 'Geld dat bleef', en: 'Money that stayed' }),
        option('vertrouwen', { nl: 'Vertrouwen', en: 'Trust' }),
        option('rust', { nl: 'Rust in mijn hoofd', en: 'Quiet in my mind' }),
        option('lijf', { nl: 'Mijn neus of conditie', en: 'My nose or fitness' }),
        option('nog_niets', { nl: 'Nog niet veel', en: 'Not much yet' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    ruler(
      'slaap_nu',
      { nl: 'Hoe slaap je nu?', en: 'How do you sleep now?' },
      { nl: ['heel slecht', 'heel goed'], en: ['very bad', 'very good'] },
    ),
    ruler(
      'trek_nu',
      { nl: 'Hoe sterk is de trek nu, meestal?', en: 'How strong is the craving now, mostly?' },
      { nl: ['niets', 'heel sterk'], en: ['nothing', 'very strong'] },
    ),
    line('blij', { nl: 'Waar ben je het meest blij mee?', en: 'What are you most glad about?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Weekenden van jou', en: 'Weekends of your own' },
    html: {
      nl: p(
        'Ook halve winst is winst. Is er nog weinig terug? Geef je lijf tijd, en vraag je huisarts om mee te kijken.',
      ),
      en: p('Half a gain is a gain too. Has little come back? Give your body time, and ask your GP to have a look.'),
    },
  },
  notes: 'Method: reinforcement of gains.',
});
