import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const myEmergencyCard = exercise({
  id: 'cocaine_6_2',
  domain: 'cocaine',
  title: { nl: 'Mijn noodkaart', en: 'My emergency card' },
  parts: [
    told('inleiding', {
      nl: p('Een kaart voor een avond die de verkeerde kant op gaat. Kort en in je eigen woorden.'),
      en: p('A card for an evening that goes the wrong way. Short and in your own words.'),
    }),
    line('zin', { nl: 'Dit zeg ik tegen mezelf', en: 'This is what I say to myself' }, { required: true }),
    line('weg', { nl: 'Zo ga ik weg', en: 'This is how I leave' }),
    line('mens', { nl: 'Ik bel of app', en: 'I call or text' }),
    line('geld', { nl: 'Mijn geld of pas gaat naar', en: 'My money or card goes to' }),
    told('tekens', {
      nl: p(
        `<strong>${tel('112')}: pijn of druk op je borst, erg kortademig, flauwvallen of een aanval. Ook: geen kracht in een arm of been, of heel warm en in de war.</strong> Zeg dat er cocaïne is gebruikt. Wil je niet meer leven? ${tel('113')}.`,
      ),
      en: p(
        `<strong>${tel('112')}: pain or pressure in your chest, very short of breath, fainting or a fit. Also: no strength in an arm or leg, or very hot and confused.</strong> Say that cocaine was used. Do you no longer want to live? ${tel('113')}.`,
      ),
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Kort en klaar', en: 'Short and ready' },
    html: {
      nl: p('Schreef je iets op? Maak een foto en zet hem bovenaan je telefoon. Laat één mens weten dat hij er is.'),
      en: p(
        'Did you write something? Take a photo and put it at the top of your phone. Let one person know that it is there.',
      ),
    },
  },
  notes: 'Method: crisis plan with heart signs. CHECK: cardiologist: the line of signs.',
});
