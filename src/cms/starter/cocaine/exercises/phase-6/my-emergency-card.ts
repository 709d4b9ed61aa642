import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

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
        `<strong>${safety('chest', 'nl')} ${safety('alcoholEmergency', 'nl')}</strong> Ook bij flauwvallen, heel warm worden, of geen kracht in een arm of been.`,
        safety('suicide', 'nl'),
      ),
      en: p(
        `<strong>${safety('chest', 'en')} ${safety('alcoholEmergency', 'en')}</strong> Also for fainting, getting very hot, or no strength in an arm or leg.`,
        safety('suicide', 'en'),
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
