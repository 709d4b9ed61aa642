import { checkboxes, createMarkup, exercise, lines, matchAny, option, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatDoIDoNow = exercise({
  id: 'closeones_1_4',
  domain: 'close-ones',
  title: { nl: 'Wat doe ik nu al?', en: 'What do I already do?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Iedere naaste zoekt manieren om het vol te houden. Zet die van jou hier zonder oordeel onder elkaar. Je deed het niet voor niets.',
      ),
      en: p(
        'Everyone who worries about someone finds ways to keep going. You can list yours here without judging them. You had your reasons.',
      ),
    }),
    checkboxes(
      'doe',
      { nl: 'Wat doe jij weleens?', en: 'What do you sometimes do?' },
      [
        option('smeken', { nl: 'Vragen of smeken om te stoppen', en: 'Ask or beg them to stop' }),
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
    createMarkup(
      'over_controleren',
      {
        nl: p(
          'Controleren of smeken komt uit angst, en het geeft hooguit een avond rust. Daarom oefen je in fase 3 een vraag die meer oplevert.',
        ),
        en: p(
          'Checking or begging comes from fear, and it buys you one calm evening at most. In phase 3 you’ll practise a question that does more.',
        ),
      },
      { when: matchAny(['doe'], 'smeken', 'controleren') },
    ),
    createMarkup(
      'over_geld',
      {
        nl: p(
          'Betaal je voor de ander, dan merkt die er zelf weinig van. Lees daarom in fase 4 wat je over geld kunt afspreken.',
        ),
        en: p(
          'If you pay for them, they hardly notice what it costs. In phase 4 you can read what you could agree about money.',
        ),
      },
      { when: matchAny(['doe'], 'geld') },
    ),
    lines('levert_op', { nl: 'Wat levert het op?', en: 'What do you get out of it?' }, 5, {
      help: {
        nl: 'Bijvoorbeeld: “Een rustige avond.”',
        en: 'It could be something like “a quiet evening” or “nobody gets angry”.',
      },
    }),
    lines('kost', { nl: 'Wat kost het jou?', en: 'What does it cost you?' }, 5, {
      help: {
        nl: 'Bijvoorbeeld: “Ik slaap niet.”',
        en: 'It could be something like “I don’t sleep” or “I never see my friends”.',
      },
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Je deed het om iets te redden', en: 'You did it to save something' },
    html: {
      nl: p(
        'Achter alles wat je deed, zat een goede reden. Sommige dingen helpen nog steeds, maar andere kosten nu meer dan ze geven. Met die dingen ga je stap voor stap iets anders doen.',
      ),
      en: p(
        'There was a good reason behind everything you did. Some things still help, while others now cost more than they give. You can change those step by step.',
      ),
    },
  },
  notes: 'Method: map of current reactions, without judgement (CRAFT).',
});
