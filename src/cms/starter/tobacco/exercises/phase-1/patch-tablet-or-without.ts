import { answer, exercise, one, statement, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const patchTabletOrWithout = exercise({
  id: 'tobacco_1_4',
  domain: 'tobacco',
  title: { nl: 'Pleister, tablet of zonder?', en: 'Patch, tablet or without?' },
  parts: [
    told('inleiding', {
      nl: p('Er bestaan veel meningen over hulpmiddelen. Wat klopt er? Kies, en lees daarna de uitleg.'),
      en: p('There are many opinions about aids. What is right? Choose, and then read the explanation.'),
    }),
    statement(
      'schadelijk',
      {
        nl: 'Nicotinevervangers zijn net zo schadelijk als roken.',
        en: 'Nicotine replacement is as harmful as smoking.',
      },
      false,
      {
        nl: 'Niet waar. De meeste schade komt van de rook, met teer en koolmonoxide. Die zit niet in een pleister, kauwgom of tablet.',
        en: 'Not true. Most harm comes from the smoke, with tar and carbon monoxide. A patch, gum or tablet has no smoke.',
      },
      { required: true },
    ),
    statement(
      'samen',
      {
        nl: 'Een pleister en kauwgom of een tablet kun je samen gebruiken.',
        en: 'You can use a patch together with gum or a tablet.',
      },
      true,
      {
        nl: 'Waar. De pleister werkt de hele dag. Kauwgom of een tablet helpt bij een golf van trek. Samen werkt vaak beter dan één. Vraag je apotheek naar de sterkte.',
        en: 'True. The patch works all day. Gum or a tablet helps with a wave of craving. Together often works better than one. Ask your pharmacy about the strength.',
      },
    ),
    statement(
      'kauwen',
      {
        nl: 'Nicotinekauwgom kauw je door, net als andere kauwgom.',
        en: 'You keep chewing nicotine gum, like other gum.',
      },
      false,
      {
        nl: 'Niet waar. Kauw een paar keer en leg hem dan in je wang. Tintelt het niet meer? Kauw weer een paar keer. Zo neem je de nicotine goed op.',
        en: 'Not true. Chew a few times and then rest it in your cheek. No more tingling? Chew a few times again. That way you take in the nicotine well.',
      },
    ),
    statement(
      'mens',
      { nl: 'Met hulp van een mens lukt stoppen vaker.', en: 'Stopping works more often with help from a person.' },
      true,
      {
        nl: 'Waar. Een praktijkondersteuner, coach of groep maakt de kans groter. De Stoplijn denkt ook mee: 0800-1995.',
        en: 'True. A practice nurse, coach or group makes the chance bigger. The Stoplijn helps too: 0800-1995.',
      },
    ),
    statement(
      'recept',
      { nl: 'Er zijn ook medicijnen op recept.', en: 'There is also medicine on prescription.' },
      true,
      {
        nl: 'Waar. Voorbeelden zijn bupropion, nortriptyline, varenicline en cytisine. Je huisarts kijkt met jou wat bij je gezondheid past.',
        en: 'True. Examples are bupropion, nortriptyline, varenicline and cytisine. Your GP looks with you at what fits your health.',
      },
    ),
    one('keuze', { nl: 'Waar denk jij nu aan?', en: 'What are you thinking of now?' }, [
      answer('hulpmiddel', { nl: 'Een hulpmiddel', en: 'An aid' }, null, {
        nl: 'Ga een paar dagen voor je stopdag langs de apotheek. Dan ligt alles klaar.',
        en: 'Visit the pharmacy a few days before your quit day. Then everything is ready.',
      }),
      answer('huisarts', { nl: 'Praten met mijn huisarts', en: 'Talking to my GP' }, null, {
        nl: 'Maak de afspraak vandaag. Vraag ook wat je verzekering betaalt.',
        en: 'Make the appointment today. Also ask what your insurance pays.',
      }),
      answer('zonder', { nl: 'Zonder hulpmiddel', en: 'Without an aid' }, null, {
        nl: 'Dat kan ook. Je kunt altijd later nog een hulpmiddel kiezen.',
        en: 'That is possible too. You can always choose an aid later.',
      }),
      answer('nog_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }, null, {
        nl: 'Dat is goed. Eén vraag aan je apotheek helpt vaak al bij kiezen.',
        en: 'That is fine. One question to your pharmacy often helps you choose.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Niets hoeft. Hulp gebruiken is geen valsspelen. Bij veel mensen maakt het de kans op stoppen groter.',
        'Zwanger, een hartziekte of andere medicijnen? Vraag eerst je huisarts of apotheek.',
      ),
      en: p(
        'You are free to choose. Using help is fair play. For many people it makes stopping more likely.',
        'Pregnant, a heart condition or other medicine? Ask your GP or pharmacy first.',
      ),
    },
  },
  notes:
    'Sources: Farmacotherapeutisch Kompas and NHG-Behandelrichtlijn Stoppen met roken (order of aids, combining). CHECK: GP and pharmacist: availability and reimbursement this year, how much an aid raises the chance (no figure is given).',
});
