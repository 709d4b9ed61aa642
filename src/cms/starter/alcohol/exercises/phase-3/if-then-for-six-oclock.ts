import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const ifThenForSixOclock = exercise({
  id: 'alcohol_3_2',
  domain: 'alcohol',
  title: { nl: 'Als-dan voor 18 uur', en: 'If-then for six o’clock' },
  parts: [
    told('intro', {
      nl: p(
        'Veel mensen hebben rond het eten de meeste trek. Bedenk nu al wat je dan doet, zodat je dan niet meer hoeft te kiezen. Je maakt drie zinnen, maar één zin is ook goed.',
        'Is bij jou een ander uur lastig, gebruik dan dat uur.',
      ),
      en: p(
        'For many people the craving is strongest around dinner time. If you decide now what you will do, you do not have to choose then. Make three sentences. Small is fine, and one sentence is fine too.',
        'Is another hour difficult for you? Then use that hour.',
      ),
    }),
    told(
      'voorbeelden',
      {
        nl: ul(
          'Als ik mijn jas ophang, dan drink ik eerst een groot glas water.',
          'Als ik ga koken, dan zet ik muziek aan en eet ik een stuk brood.',
          'Als iemand inschenkt, dan zeg ik: ik begin met fris.',
        ),
        en: ul(
          'If I hang up my coat, then I first drink a large glass of water.',
          'If I start cooking, then I put on music and eat a piece of bread first.',
          'If someone pours, then I say: I will start with a soft drink.',
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
          en: 'Choose something that you see or do at that moment.',
        },
        required: true,
      },
    ),
    line(
      'dan_1',
      { nl: 'Zin 1: dan …', en: 'Sentence 1: then …' },
      {
        help: {
          nl: 'Schrijf wat je wel doet, want dat werkt beter dan wat je niet doet.',
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
        'Say your first sentence out loud once now. Then it comes back sooner at the moment itself. No sentence yet? Borrow one from the examples.',
        'Tomorrow you see how it went. Did it go differently? Then you change the sentence, not yourself.',
      ),
    },
  },
  notes: 'Method: implementation intentions (Gollwitzer) at the hour with the highest risk.',
});
