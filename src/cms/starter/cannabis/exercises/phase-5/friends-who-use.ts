import { exercise, line, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const friendsWhoUse = exercise({
  id: 'cannabis_5_2',
  domain: 'cannabis',
  title: { nl: 'Vrienden die ook blowen', en: 'Friends who use' },
  parts: [
    told('inleiding', {
      nl: p('Je hoeft niemand kwijt te raken. Wel kun je kiezen wanneer je wie ziet. Namen hoeven er niet bij.'),
      en: p('You do not have to lose anyone. You can choose when you see whom. No names needed.'),
    }),
    line(
      'met',
      { nl: 'Wie zie je vooral met een joint erbij?', en: 'Who do you mostly see with a joint?' },
      { required: true },
    ),
    line('zonder', { nl: 'Met wie ben je weleens zonder?', en: 'With whom are you sometimes without?' }),
    line('vaker', { nl: 'Wie zou je vaker willen zien?', en: 'Who would you like to see more often?' }),
    line('moment', {
      nl: 'Welk moment zonder joint past bij jullie?',
      en: 'Which moment without a joint fits you both?',
    }),
    story(
      'zeg',
      { nl: 'Wat zeg je tegen ze?', en: 'What do you say to them?' },
      {
        help: {
          nl: 'Bijvoorbeeld: ‘Ik ben aan het minderen. Zien we elkaar zaterdag overdag?’',
          en: 'For example: ‘I am cutting down. Shall we meet on Saturday in the daytime?’',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Andere momenten, zelfde mensen', en: 'Other moments, same people' },
    html: {
      nl: p('Andere momenten afspreken helpt vaak. Reageert iemand lauw? Dat kan een tijdje duren en zegt niet alles.'),
      en: p(
        'Meeting at other moments often helps. Does someone react coolly? That can take a while and does not say everything.',
      ),
    },
  },
  notes: 'Method: social network change.',
});
