import { createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const ifThenForSixOclock = exercise({
  id: 'alcohol_3_2',
  domain: 'alcohol',
  title: { nl: 'Als-dan voor 18 uur', en: 'If-then for six o’clock' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Veel mensen hebben rond het eten de meeste trek. Bedenk nu al wat je dan doet, zodat je dan niet meer hoeft te kiezen. Je maakt drie zinnen, maar één zin is ook goed.',
        'Is bij jou een ander uur lastig, gebruik dan dat uur.',
      ),
      en: p(
        'For many people cravings are strongest around dinner time. Decide now what you’ll do, so that you do not have to choose in the moment. You’ll make three sentences, but one is fine too.',
        'If another hour is hard for you, use that one.',
      ),
    }),
    createMarkup(
      'voorbeelden',
      {
        nl: ul(
          'Als ik mijn jas ophang, dan drink ik eerst een groot glas water.',
          'Als ik ga koken, dan zet ik muziek aan en eet ik een stuk brood.',
          'Als iemand inschenkt, dan zeg ik: ik begin met fris.',
        ),
        en: ul(
          'If I hang up my coat, then I’ll drink a large glass of water first.',
          'If I start cooking, then I’ll put on music and have some bread first.',
          'If someone pours, then I’ll say: I’m starting with a soft drink.',
        ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    line(
      'als_1',
      { nl: 'Zin 1: als ik …', en: 'Sentence 1: if I …' },
      {
        help: {
          nl: 'Kies iets wat je op dat moment ziet of doet.',
          en: 'Choose something you see or do at that moment.',
        },
        required: true,
      },
    ),
    line(
      'dan_1',
      { nl: 'Zin 1: dan …', en: 'Sentence 1: then …' },
      {
        help: {
          nl: 'Schrijf wat je wel doet. Dat werkt beter dan wat je niet doet.',
          en: 'Write what you will do. That works better than what you will not do.',
        },
      },
    ),
    line('als_2', { nl: 'Zin 2: als ik …', en: 'Sentence 2: if I …' }),
    line('dan_2', { nl: 'Zin 2: dan …', en: 'Sentence 2: then …' }),
    line('als_3', { nl: 'Zin 3: als iemand …', en: 'Sentence 3: if someone …' }),
    line('dan_3', { nl: 'Zin 3: dan …', en: 'Sentence 3: then …' }),
    line('klaarzetten', {
      nl: 'Wat wil je daarvoor in huis hebben?',
      en: 'What do you want to have at home for that?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Klaar voor het lastige uur', en: 'Ready for the difficult hour' },
    html: {
      nl: p(
        'Zeg je eerste zin nu één keer hardop, dan komt hij sneller terug op het moment zelf. Heb je nog geen zin, leen er dan een van de voorbeelden.',
        'Morgen kijk je hoe het ging. Ging het anders, pas dan de zin aan, maar wees niet streng voor jezelf.',
      ),
      en: p(
        'Say your first sentence out loud once now, so it comes back sooner when you need it. If you do not have one yet, borrow one of the examples.',
        'Tomorrow you can see how it went. If it went differently, change the sentence and do not be hard on yourself.',
      ),
    },
  },
  notes: 'Method: implementation intentions (Gollwitzer [S47]) at the hour with the highest risk.',
});
