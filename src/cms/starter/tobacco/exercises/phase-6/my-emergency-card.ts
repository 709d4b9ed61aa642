import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const myEmergencyCard = exercise({
  id: 'tobacco_6_2',
  domain: 'tobacco',
  title: { nl: 'Mijn noodkaart', en: 'My emergency card' },
  parts: [
    told('inleiding', {
      nl: p('Een kaart voor een moment waarop de trek heel hoog is. Kort en in je eigen woorden.'),
      en: p('A card for a moment when the craving is very high. Short and in your own words.'),
    }),
    line('zin', { nl: 'Dit zeg ik tegen mezelf', en: 'This is what I say to myself' }, { required: true }),
    line('plek', { nl: 'Hier ga ik heen, weg van de rook', en: 'I go here, away from the smoke' }),
    line('mens', { nl: 'Ik bel of app', en: 'I call or text' }),
    line('zak', { nl: 'Dit heb ik in mijn zak', en: 'This is in my pocket' }),
    told('lijn', {
      nl: p(`Wil je met iemand praten over stoppen? Stoplijn: ${tel('0800-1995')}, gratis.`),
      en: p(`Do you want to talk to someone about stopping? Stoplijn: ${tel('0800-1995')}, free.`),
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Je kaart staat klaar', en: 'Your card is ready' },
    html: {
      nl: p(
        'Schreef je iets op? Maak er een foto van. Kijk er één keer naar als het goed gaat, dan vind je hem sneller op een lastig moment.',
      ),
      en: p(
        'Did you write something? Take a photo of it. Look at it once when things go well, then you find it sooner at a hard moment.',
      ),
    },
  },
  notes: 'Method: crisis plan. Number as in the record of help lines.',
});
