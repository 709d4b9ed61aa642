import { exercise, line, option, ruler, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const dreamsMemoryMoney = exercise({
  id: 'cannabis_end_1',
  domain: 'cannabis',
  title: { nl: 'Dromen, geheugen, geld', en: 'Dreams, memory, money' },
  parts: [
    told('inleiding', {
      nl: p('Kijk terug op de afgelopen weken. Toen en nu, zonder oordeel.'),
      en: p('Look back on the past weeks. Then and now, without judging.'),
    }),
    ruler(
      'slaap_toen',
      { nl: 'Hoe sliep je in het begin?', en: 'How did you sleep at the start?' },
      { nl: ['heel slecht', 'heel goed'], en: ['very bad', 'very good'] },
    ),
    ruler(
      'slaap_nu',
      { nl: 'Hoe slaap je nu?', en: 'How do you sleep now?' },
      { nl: ['heel slecht', 'heel goed'], en: ['very bad', 'very good'] },
      { required: true },
    ),
    several(
      'merk',
      { nl: 'Wat merk je, al is het een beetje?', en: 'What do you notice, even a little?' },
      [
        option('dromen', { nl: 'Ik droom weer', en: 'I dream again' }),
        option('geheugen', { nl: 'Ik onthoud meer', en: 'I remember more' }),
        option('energie', { nl: 'Meer zin om iets te doen', en: 'More wish to do things' }),
        option('geld', { nl: 'Geld dat bleef', en: 'Money that stayed' }),
        option('mensen', { nl: 'Meer contact', en: 'More contact' }),
        option('nog_niets', { nl: 'Nog niet veel', en: 'Not much yet' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('blij', { nl: 'Waar ben je het meest blij mee?', en: 'What are you most glad about?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Wat terugkwam', en: 'What came back' },
    html: {
      nl: p(
        'Merk je nog weinig? Slaap en geheugen hebben bij sommige mensen meer tijd nodig. Blijft het? Vraag je huisarts.',
      ),
      en: p('Do you notice little? Sleep and memory need more time for some people. Does it stay? Ask your GP.'),
    },
  },
  notes: 'Method: then and now. CHECK: addiction doctor: memory and sleep.',
});
