import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const myEmergencyCard = exercise({
  id: 'gambling_6_2',
  domain: 'gambling',
  title: { nl: 'Mijn noodkaart', en: 'My emergency card' },
  parts: [
    told('inleiding', {
      nl: p(
        'Op een moeilijk moment kun je niet goed nadenken. Schrijf nu op wat je dan doet. Kort, in je eigen woorden.',
      ),
      en: p('At a hard moment it is difficult to think. Write down now what you do then. Short, in your own words.'),
    }),
    line('zin', { nl: 'Dit zeg ik tegen mezelf', en: 'This is what I say to myself' }, { required: true }),
    line('pas', { nl: 'Mijn pas geef ik aan', en: 'I give my card to' }),
    line('bel', { nl: 'Ik bel of app', en: 'I call or text' }),
    line('slot', { nl: 'Dit slot zet ik erbij', en: 'This is the lock I add' }),
    line('plek', { nl: 'Ik ga naar deze plek', en: 'I go to this place' }),
    told('nummers', {
      nl: p(
        `<strong>Wanhopig, of geen uitweg? Bel ${tel('113')}.</strong> Gevaar: ${tel('112')}. Geld: Geldfit, ${tel('0800-8115')}.`,
      ),
      en: p(
        `<strong>Desperate, or no way out? Call ${tel('113')}.</strong> Danger: ${tel('112')}. Money: Geldfit, ${tel('0800-8115')}.`,
      ),
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Houd je kaart dichtbij', en: 'Keep your card close' },
    html: {
      nl: p('Schreef je iets op? Maak er een foto van, of print hem. Laat hem aan één mens zien die je vertrouwt.'),
      en: p('Did you write something? Take a photo of it, or print it. Show it to one person you trust.'),
    },
  },
  notes: 'Method: crisis plan. Numbers as in the record of help lines.',
});
