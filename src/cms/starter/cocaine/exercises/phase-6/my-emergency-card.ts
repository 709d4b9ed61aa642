import { createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p, safety, ul } from '../../../shared/markup.ts';

export const myEmergencyCard = exercise({
  id: 'cocaine_6_2',
  domain: 'cocaine',
  title: { nl: 'Mijn noodkaart', en: 'My emergency card' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Deze kaart is voor een avond die de verkeerde kant op gaat. Houd hem kort, want op dat uur lees je geen lange zinnen.',
      ),
      en: p(
        'This card is for an evening that goes the wrong way. Keep it short and in your own words. At that hour you will not read long sentences.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: ul(
          'Dit zeg ik: “Mijn hart heeft al genoeg gehad.”',
          'Om weg te gaan pak ik mijn jas en neem de tram van half elf.',
          'Ik bel mijn dochter, want zij wordt liever wakker dan dat ze niets weet.',
          'Mijn pas ligt tot zondag bij de buurman.',
        ),
        en: ul(
          'What I say to them is “My heart has had its share.”',
          'When I leave, I get my coat and take the tram at half past ten.',
          'The person I call is my daughter. She’d rather be woken than not know.',
          'My card stays with my neighbour until Sunday evening.',
        ),
      },
      { folded: { nl: 'De kaart van iemand van boven de 65', en: 'The card of someone over 65' } },
    ),
    line('zin', { nl: 'Dit zeg ik tegen mezelf', en: 'This is what I say to myself' }, { required: true }),
    line(
      'weg',
      { nl: 'Zo ga ik weg', en: 'This is how I leave' },
      {
        help: {
          nl: 'Noem de deur, het vervoer en de tijd, dan denk je er niet over na.',
          en: 'Name the door, the transport and the time, so you do not have to think.',
        },
      },
    ),
    line('mens', { nl: 'Ik bel of app', en: 'I call or text' }),
    line('geld', { nl: 'Mijn geld of pas gaat naar', en: 'My money or card goes to' }),
    createMarkup('tekens', {
      nl: p(
        `<strong>${safety('chest', 'nl')} ${safety('drugEmergency', 'nl')} ${safety('overheated', 'nl')}</strong>`,
        safety('suicide', 'nl'),
      ),
      en: p(
        `<strong>${safety('chest', 'en')} ${safety('drugEmergency', 'en')} ${safety('overheated', 'en')}</strong>`,
        safety('suicide', 'en'),
      ),
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Kort en klaar', en: 'Short and ready' },
    html: {
      nl: p(
        'Maak een foto van je kaart en zet die bovenaan je telefoon. Laat ook iemand weten dat hij er is. Die kan je eraan herinneren.',
      ),
      en: p(
        'Take a photo of your card and put it at the top of your phone. Let someone know that it’s there too, so they can remind you of it.',
      ),
    },
  },
  notes: 'Method: crisis plan with heart signs. CHECK [C1]: cardiologist: the line of signs.',
});
