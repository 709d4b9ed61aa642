import { exercise, statement, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const trueOrFalseAboutAlcohol = exercise({
  id: 'alcohol_4_4',
  domain: 'alcohol',
  title: { nl: 'Waar of niet over alcohol', en: 'True or false about alcohol' },
  parts: [
    told('intro', {
      nl: p(
        'Over alcohol hoor je veel, en niet alles klopt. Kies wat jij denkt. Je krijgt meteen uitleg. Er is geen score.',
      ),
      en: p(
        'You hear a lot about alcohol, and not all of it is right. Choose what you think. You get an explanation at once. There is no score.',
      ),
    }),
    statement(
      'rode_wijn',
      { nl: 'Rode wijn is goed voor je hart.', en: 'Red wine is good for your heart.' },
      false,
      {
        nl: 'Niet waar, al hoor je het vaak. Het bewijs is zwak en gaat alleen over ouderen. Bij meer dan 1 glas per dag wordt het risico op ziekte groter. Wil je iets voor je hart doen? Bewegen en niet roken helpen wel.',
        en: 'Not true, although you hear it a lot. The evidence is weak and is only about older people. With more than 1 glass a day the risk of illness grows. Do you want to do something for your heart? Moving and not smoking do help.',
      },
      { required: true },
    ),
    statement('sterke_drank', { nl: 'Alleen sterke drank is een risico.', en: 'Only spirits are a risk.' }, false, {
      nl: 'Niet waar. Het gaat om hoeveel alcohol je drinkt, niet om de soort. In elk standaardglas zit 10 gram, ook in bier en wijn. Daarom tel je hier glazen en geen soorten.',
      en: 'Not true. It is about how much alcohol you drink, not about the kind. Every Dutch standard drink holds 10 grams, beer and wine too. That is why you count glasses here and not kinds.',
    }),
    statement('warm', { nl: 'Van alcohol wordt je lijf warmer.', en: 'Alcohol makes your body warmer.' }, false, {
      nl: 'Niet waar, maar zo voelt het wel. Er gaat meer bloed naar je huid, en zo verliest je lijf juist warmte. In de kou kan dat gevaarlijk zijn. Een jas, een deken of thee houdt je wel warm.',
      en: 'Not true, but it does feel that way. More blood goes to your skin, and so your body loses heat. In the cold that can be dangerous. A coat, a blanket or tea does keep you warm.',
    }),
    statement(
      'weekend',
      {
        nl: 'Veel drinken in het weekend is veilig als je door de week niets drinkt.',
        en: 'Drinking a lot at the weekend is safe if you drink nothing during the week.',
      },
      false,
      {
        nl: 'Niet waar. Dagen zonder zijn winst. Toch is veel op één dag zelf een risico: je lijf krijgt alles tegelijk. Eerst eten en water ertussen helpt om minder te drinken.',
        en: 'Not true. Days without are a gain. Still, a lot on one day is a risk in itself: your body gets it all at once. Eating first and water in between help you to drink less.',
      },
    ),
    statement(
      'promillage',
      {
        nl: 'Vrouwen en ouderen hebben na hetzelfde glas vaak meer alcohol in hun bloed.',
        en: 'After the same glass, women and older people often have more alcohol in their blood.',
      },
      true,
      {
        nl: 'Waar. In hun lijf zit meestal minder vocht. Daardoor komt er van hetzelfde glas meer alcohol in het bloed. Ook je gewicht telt mee. Vergelijk je daarom niet met iemand anders.',
        en: 'True. Their bodies usually hold less water. So the same glass brings more alcohol into the blood. Your weight matters too. There is no need to compare yourself with someone else.',
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Minder is altijd winst, ook als nul niet je doel is.',
        'Het gaat om het aantal glazen, per dag en per week. Dat kun jij tellen, en dat doe je al als je je dag invult.',
        'Drink je elke dag veel? Ga dan in stappen omlaag. Tril of zweet je als je minder drinkt, bel je huisarts.',
      ),
      en: p(
        'Less is always better, also if zero is not your goal.',
        'What counts is the number of glasses, per day and per week. You can count that, and you already do when you fill in your day.',
        'Do you drink a lot every day? Then go down in steps. If you shake or sweat when you drink less, call your GP.',
      ),
    },
  },
  notes: `Sources: Trimbos-instituut (Drinkadvies: red wine and the heart, standard glass of 10 g).
CHECK: clinician, red wine; loss of warmth; much alcohol on one day; water in the body of women and older people; "moving and not smoking help your heart".`,
});
