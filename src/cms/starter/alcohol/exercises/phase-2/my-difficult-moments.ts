import { checkboxes, createMarkup, exercise, lines, option, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myDifficultMoments = exercise({
  id: 'alcohol_2_3',
  domain: 'alcohol',
  title: { nl: 'Mijn lastige momenten', en: 'My difficult moments' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Trek heeft meestal een vaste tijd of plek. Als je weet wanneer hij komt, kun je iets klaarzetten. Vink daarom aan wat je herkent, dan weet je waar je straks op let.',
      ),
      en: p(
        'Cravings usually have their own time or place. If you know when one is coming, you can have something ready. Tick what you recognise, so you’ll know what to watch for.',
      ),
    }),
    checkboxes(
      'momenten',
      { nl: 'Welke momenten zijn voor jou lastig?', en: 'Which moments are difficult for you?' },
      [
        option('thuiskomen', { nl: 'Thuiskomen', en: 'Coming home' }),
        option('koken', { nl: 'Koken', en: 'Cooking' }),
        option('eten', { nl: 'Bij het eten', en: 'During dinner' }),
        option('kinderen_in_bed', { nl: 'Als de kinderen in bed liggen', en: 'When the children are in bed' }),
        option('vrijdag', { nl: 'Vrijdag, of het begin van vrij zijn', en: 'Friday, or the start of time off' }),
        option('kantine', { nl: 'De kantine of het café', en: 'The club bar or the pub' }),
        option('feest', { nl: 'Een bruiloft of feest', en: 'A wedding or party' }),
        option('alleen', { nl: 'Alleen zijn', en: 'Being alone' }),
        option('na_ruzie', { nl: 'Na ruzie', en: 'After an argument' }),
        option('niet_slapen', { nl: 'Niet kunnen slapen', en: 'Not being able to sleep' }),
        option('vakantie', { nl: 'Vakantie', en: 'Holidays' }),
        option('beloning', { nl: 'Als beloning na een drukke dag', en: 'As a reward after a busy day' }),
      ],
      { required: true, other: { nl: 'Een ander moment', en: 'Another moment' } },
    ),
    lines('top_3', { nl: 'Welke drie komen het vaakst voor?', en: 'Which three happen most often?' }, 3, {
      help: { nl: 'Eén moment opschrijven is ook goed.', en: 'Writing down one moment is fine too.' },
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Drie momenten zijn genoeg', en: 'Three moments will do' },
    html: {
      nl: p(
        'Je hoeft niet alles tegelijk aan te pakken. Begin bij het moment dat het meest voorkomt, want dan worden de andere ook makkelijker. In fase 3 maak je voor die momenten een plan.',
      ),
      en: p(
        'You do not have to tackle everything at once. Start with the moment that comes up most. The others often get better as well. In phase 3 you’ll make a plan for these moments.',
      ),
    },
  },
  notes: 'Method: inventory of high-risk situations (relapse prevention, Larimer, Palmer and Marlatt 1999 [S31]).',
});
