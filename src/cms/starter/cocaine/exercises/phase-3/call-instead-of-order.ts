import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const callInsteadOfOrder = exercise({
  id: 'cocaine_3_4',
  domain: 'cocaine',
  title: { nl: 'Bel in plaats van bestel', en: 'Call instead of order' },
  parts: [
    told('inleiding', {
      nl: p('Je telefoon is op een lastig moment al in je hand. Zorg dat er een ander nummer bovenaan staat.'),
      en: p('At a difficult moment your phone is already in your hand. Make sure another number is at the top.'),
    }),
    line('een', { nl: 'Wie bel je als eerste?', en: 'Who do you call first?' }, { required: true }),
    line('twee', { nl: 'Wie als tweede?', en: 'Who second?' }),
    line('drie', { nl: 'Wie als derde?', en: 'Who third?' }),
    line(
      'zin',
      { nl: 'Wat is je eerste zin?', en: 'What is your first sentence?' },
      {
        help: {
          nl: 'Bijvoorbeeld: ‘Ik heb trek. Blijf je 20 minuten aan de lijn?’',
          en: 'For example: ‘I have a craving. Will you stay on the line for 20 minutes?’',
        },
      },
    ),
    several(
      'niemand',
      { nl: 'En als niemand opneemt?', en: 'And if nobody answers?' },
      [
        option('lopen', { nl: 'Naar buiten, zonder pas', en: 'Go outside, without my card' }),
        option('douche', { nl: 'Douchen', en: 'Take a shower' }),
        option('eten', { nl: 'Iets warms eten', en: 'Eat something warm' }),
        option('hulplijn', { nl: 'Een hulplijn bellen', en: 'Call a help line' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: '20 minuten met een mens', en: '20 minutes with a person' },
    html: {
      nl: p(
        'Met iemand praten wint vaak van de trek. Vraag die mensen vooraf of het goed is. De nummers van hulplijnen staan bij <a href="/hulp">Hulp</a>.',
        'Je kunt ook iemand als <a href="/account/buddies">buddy</a> vragen.',
      ),
      en: p(
        'Talking to someone often beats the craving. Ask those people beforehand if it is all right. The help lines are at <a href="/en/help">Help</a>.',
        'You can also ask someone to be your <a href="/en/account/buddies">buddy</a>.',
      ),
    },
  },
  notes: 'Method: contact list and delay.',
});
