import { exercise, line, option, ruler, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatCameBack = exercise({
  id: 'gambling_end_1',
  domain: 'gambling',
  title: { nl: 'Wat kwam terug?', en: 'What came back?' },
  parts: [
    told('inleiding', {
      nl: p(
        'Je kijkt terug op de afgelopen weken. Sommige dingen kwamen terug, andere misschien niet. Alles is goed om te weten.',
      ),
      en: p('You look back on the past weeks. Some things came back, others perhaps not. All of it is good to know.'),
    }),
    several(
      'terug',
      { nl: 'Wat kwam er terug, al is het een beetje?', en: 'What came back, even a little?' },
      [
        option('uren', { nl: 'Vrije uren', en: 'Free hours' }),
        option('slaap', { nl: 'Slaap', en: 'Sleep' }),
        option('aandacht', { nl: 'Aandacht voor anderen', en: 'Attention for others' }),
        option('geld', { nl: 'Geld dat bleef', en: 'Money that stayed' }),
        option('eerlijk', { nl: 'Eerlijk kunnen zijn', en: 'Being able to be honest' }),
        option('rust', { nl: 'Rust in mijn hoofd', en: 'Quiet in my mind' }),
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
      'drang_nu',
      { nl: 'Hoe sterk is de drang nu, meestal?', en: 'How strong is the urge now, mostly?' },
      { nl: ['niets', 'heel sterk'], en: ['nothing', 'very strong'] },
    ),
    line('trots', { nl: 'Waar ben je het meest blij mee?', en: 'What are you most glad about?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Terugkijken zonder oordeel', en: 'Looking back without judging' },
    html: {
      nl: p(
        'Ook halve winst is winst. Is er nog weinig terug? Dat zegt iets over hoe zwaar het was, en er is meer hulp mogelijk.',
      ),
      en: p(
        'Half a gain is a gain too. Has little come back? That says something about how heavy it was, and more help is possible.',
      ),
    },
  },
  notes: 'Method: reinforcement of gains; no amounts are compared.',
});
