import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const myEmergencyCard = exercise({
  id: 'cannabis_6_2',
  domain: 'cannabis',
  title: { nl: 'Mijn noodkaart', en: 'My emergency card' },
  parts: [
    told('inleiding', {
      nl: p('Een kaart voor een moment waarop de trek sterk is. Kort en in je eigen woorden.'),
      en: p('A card for a moment when the craving is strong. Short and in your own words.'),
    }),
    line('zin', { nl: 'Dit zeg ik tegen mezelf', en: 'This is what I say to myself' }, { required: true }),
    line('mens', { nl: 'Ik bel of app', en: 'I call or text' }),
    line('plek', { nl: 'Ik ga naar deze plek', en: 'I go to this place' }),
    line('doe', { nl: 'Dit doe ik met mijn handen', en: 'This is what I do with my hands' }),
    told('nummers', {
      nl: p(`Heel somber of wil je niet meer leven? ${tel('113')}, gratis, dag en nacht. Gevaar: ${tel('112')}.`),
      en: p(`Very low, or do you no longer want to live? ${tel('113')}, free, day and night. Danger: ${tel('112')}.`),
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Kort en dichtbij', en: 'Short and close' },
    html: {
      nl: p('Schreef je iets op? Maak een foto en zet hem op je scherm. Kijk er één keer naar op een goed moment.'),
      en: p('Did you write something? Take a photo and put it on your screen. Look at it once at a good moment.'),
    },
  },
  notes: 'Method: crisis plan.',
});
