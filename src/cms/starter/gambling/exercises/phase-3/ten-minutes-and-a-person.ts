import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const tenMinutesAndAPerson = exercise({
  id: 'gambling_3_4',
  domain: 'gambling',
  title: { nl: 'Tien minuten en een mens', en: 'Ten minutes and a person' },
  parts: [
    told('inleiding', {
      nl: p('Drang is na tien minuten vaak lager. Met iemand erbij nog sneller. Maak drie zinnen voor dat moment.'),
      en: p(
        'After ten minutes an urge is often lower. With someone there even sooner. Make three sentences for that moment.',
      ),
    }),
    told(
      'voorbeelden',
      {
        nl: ul(
          'Als ik een app zoek, dan leg ik mijn telefoon in de keuken.',
          'Als ik een bonus zie, dan wis ik het bericht zonder te lezen.',
          'Als mijn loon komt, dan betaal ik eerst de huur.',
        ),
        en: ul(
          'If I look for an app, then I put my phone in the kitchen.',
          'If I see a bonus, then I delete the message without reading.',
          'If my wages come in, then I pay the rent first.',
        ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    line(
      'app',
      { nl: 'Als ik een app of site opzoek, dan …', en: 'If I look for an app or site, then …' },
      { required: true },
    ),
    line('bonus', { nl: 'Als ik een bonus of reclame zie, dan …', en: 'If I see a bonus or advert, then …' }),
    line('loon', { nl: 'Als er geld binnenkomt, dan …', en: 'If money comes in, then …' }),
    line(
      'wie',
      { nl: 'Wie kun je drie woorden sturen?', en: 'Who can you send a few words to?' },
      {
        help: { nl: '“Ik heb drang” is genoeg.', en: '“I have an urge” is enough.' },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Drie woorden zijn genoeg', en: 'A few words are enough' },
    html: {
      nl: p(
        'Je hoeft niets uit te leggen. Vraag die persoon vooraf of het goed is. Je kunt ook iemand als <a href="/account/buddies">buddy</a> vragen.',
      ),
      en: p(
        'You do not have to explain. Ask that person beforehand if it is all right. You can also ask someone to be your <a href="/en/account/buddies">buddy</a>.',
      ),
    },
  },
  notes: 'Method: delay, contact, if-then plans (Gollwitzer).',
});
