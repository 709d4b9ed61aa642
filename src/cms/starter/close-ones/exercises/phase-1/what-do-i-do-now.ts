import { exercise, lines, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatDoIDoNow = exercise({
  id: 'closeones_1_4',
  domain: 'close-ones',
  title: { nl: 'Wat doe ik nu al?', en: 'What do I do now?' },
  parts: [
    told('inleiding', {
      nl: p('Iedere naaste zoekt manieren om het vol te houden. Hier zet je ze op een rij. Zonder oordeel.'),
      en: p('Everyone who worries finds ways to keep going. Here you put them in a row. Without judging.'),
    }),
    several(
      'doe',
      { nl: 'Wat doe jij weleens?', en: 'What do you sometimes do?' },
      [
        option('smeken', { nl: 'Vragen of smeken om te stoppen', en: 'Ask or beg to stop' }),
        option('controleren', { nl: 'Controleren of zoeken', en: 'Check or search' }),
        option('dekken', { nl: 'Smoezen bedenken voor werk of familie', en: 'Make excuses to work or family' }),
        option('zwijgen', { nl: 'Niets zeggen voor de rust', en: 'Say nothing to keep the peace' }),
        option('ruzie', { nl: 'Boos worden', en: 'Get angry' }),
        option('geld', { nl: 'Geld geven of schulden betalen', en: 'Give money or pay debts' }),
        option('afleiden', { nl: 'Afleiden met iets leuks', en: 'Distract with something nice' }),
        option('overnemen', { nl: 'Taken overnemen', en: 'Take over tasks' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    lines('levert_op', { nl: 'Wat levert het op?', en: 'What does it bring?' }, 5, {
      help: { nl: 'Bijvoorbeeld: ‘Een rustige avond.’', en: 'For example: ‘A quiet evening.’' },
    }),
    lines('kost', { nl: 'Wat kost het jou?', en: 'What does it cost you?' }, 5, {
      help: { nl: 'Bijvoorbeeld: ‘Ik slaap niet.’', en: 'For example: ‘I do not sleep.’' },
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Je deed het om iets te redden', en: 'You did it to save something' },
    html: {
      nl: p(
        'Alles wat je deed, had een goede reden. Sommige dingen helpen nog. Andere kosten nu meer dan ze geven. Daar kun je stap voor stap iets anders mee doen.',
      ),
      en: p(
        'Everything you did had a good reason. Some things still help. Others now cost more than they give. With those you can do something else, step by step.',
      ),
    },
  },
  notes: 'Method: map of current reactions, without judgement (CRAFT).',
});
