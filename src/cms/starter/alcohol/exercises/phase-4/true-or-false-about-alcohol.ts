import { createMarkup, exercise, statement } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const trueOrFalseAboutAlcohol = exercise({
  id: 'alcohol_4_4',
  domain: 'alcohol',
  title: { nl: 'Waar of niet over alcohol', en: 'True or false about alcohol' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Sommige zinnen over alcohol kloppen, en andere worden alleen steeds herhaald. Kies wat jij denkt, dan krijg je meteen uitleg. Een score is er niet.',
      ),
      en: p(
        'Some things people say about alcohol are true, and others only get repeated a lot. Choose what you think, and you’ll get an explanation at once. You will not get a score.',
      ),
    }),
    statement(
      'rode_wijn',
      { nl: 'Rode wijn is goed voor je hart.', en: 'Red wine is good for your heart.' },
      false,
      {
        right: {
          nl: 'Inderdaad: het bewijs voor rode wijn is zwak.',
          en: 'That’s right: the evidence for red wine is weak.',
        },
        wrong: {
          nl: 'Je hoort het steeds, en toch is het bewijs ervoor zwak.',
          en: 'You hear it a lot, and yet the evidence for it is weak.',
        },
        unsure: {
          nl: 'Veel mensen twijfelen hierover. Je hoort het steeds, maar het bewijs is zwak.',
          en: 'Many people wonder about this, as you hear it a lot, but the evidence is weak.',
        },
        explanation: {
          nl: 'Het bewijs gaat alleen over ouderen. Bij meer dan 1 glas per dag wordt het risico op ziekte groter. Wil je iets voor je hart doen, dan helpen bewegen en niet roken wel.',
          en: 'The evidence is only about older people, and having more than 1 drink a day raises the risk of illness. If you want to do something for your heart, exercise and not smoking do help.',
        },
      },
      { required: true },
    ),
    statement('sterke_drank', { nl: 'Alleen sterke drank is een risico.', en: 'Only spirits are a risk.' }, false, {
      right: {
        nl: 'Zo is het: het gaat om hoeveel alcohol je drinkt en niet om de soort.',
        en: 'That’s right: it’s about how much alcohol you drink, not the kind.',
      },
      wrong: {
        nl: 'Sterke drank lijkt erger, en toch gaat het om hoeveel alcohol je drinkt.',
        en: 'Spirits seem worse, and yet it’s about how much alcohol you drink.',
      },
      unsure: {
        nl: 'Bijna niemand weet dit: de soort maakt niet uit, alleen de hoeveelheid.',
        en: 'Hardly anyone knows this, but the kind does not matter, only the amount.',
      },
      explanation: {
        nl: 'In elk standaardglas zit 10 gram, ook in bier en wijn. Daarom tel je hier glazen en geen soorten.',
        en: 'Every Dutch standard drink holds 10 grams, beer and wine too. That’s why you count drinks here and not kinds.',
      },
    }),
    statement('warm', { nl: 'Van alcohol wordt je lichaam warmer.', en: 'Alcohol makes your body warmer.' }, false, {
      right: {
        nl: 'Goed gezien: er gaat meer bloed naar je huid en zo verlies je juist warmte.',
        en: 'That’s right: more blood goes to your skin and so you lose heat.',
      },
      wrong: {
        nl: 'Het voelt warm, en toch verlies je warmte, omdat er meer bloed naar je huid gaat.',
        en: 'It feels warm, and yet you lose heat: more blood goes to your skin.',
      },
      unsure: {
        nl: 'Je voelt de warmte die je kwijtraakt: er gaat meer bloed naar je huid.',
        en: 'You feel warmth, but you’re losing it: more blood goes to your skin.',
      },
      explanation: {
        nl: 'In de kou kan dat gevaarlijk zijn. Een jas, een deken of thee houdt je wel warm.',
        en: 'In the cold that can be dangerous. What does keep you warm is a coat, a blanket or a cup of tea.',
      },
    }),
    statement(
      'weekend',
      {
        nl: 'Veel drinken in het weekend is veilig als je door de week niets drinkt.',
        en: 'Drinking a lot at the weekend is safe if you drink nothing during the week.',
      },
      false,
      {
        right: {
          nl: 'Dat is zo: ook veel op één dag is een risico.',
          en: 'That’s right: drinking a lot on one day is a risk too.',
        },
        wrong: {
          nl: 'Dagen zonder zijn goed voor je, en toch is veel op één dag een risico.',
          en: 'Alcohol-free days are good for you, and yet a lot on one day is a risk.',
        },
        unsure: {
          nl: 'De dagen zonder helpen wel, maar veel op één dag blijft een risico.',
          en: 'The alcohol-free days do help, but drinking a lot on one day is still a risk.',
        },
        explanation: {
          nl: 'Je lichaam krijgt dan alles tegelijk. Eerst eten en water ertussen helpt om minder te drinken.',
          en: 'Your body has to deal with it all at once. Eating first and having water in between help you to drink less.',
        },
      },
    ),
    statement(
      'promillage',
      {
        nl: 'Vrouwen en ouderen hebben na hetzelfde glas vaak meer alcohol in hun bloed.',
        en: 'After the same drink, women and older people often have more alcohol in their blood.',
      },
      true,
      {
        right: {
          nl: 'Inderdaad: in hun lichaam zit meestal minder vocht.',
          en: 'That’s right: there’s usually less water in their bodies.',
        },
        wrong: {
          nl: 'Een glas lijkt voor iedereen gelijk, en toch zit in hun lichaam minder vocht.',
          en: 'A drink seems the same for everyone, and yet their bodies usually hold less water.',
        },
        unsure: {
          nl: 'Bijna niemand weet dit: in hun lichaam zit meestal minder vocht.',
          en: 'Hardly anyone knows this, but their bodies usually hold less water.',
        },
        explanation: {
          nl: 'Daardoor komt er van hetzelfde glas meer alcohol in het bloed. Ook je gewicht telt mee, dus vergelijk je niet met iemand anders.',
          en: 'That’s why the same drink brings more alcohol into their blood. Your weight matters too, so there’s no need to compare yourself with someone else.',
        },
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'What to take with you' },
    html: {
      nl: p(
        'Minder is altijd winst, ook als nul niet je doel is.',
        'Het gaat om het aantal glazen, per dag en per week. Dat kun jij tellen, en dat doe je al als je je dag invult.',
        'Drink je elke dag veel, ga dan in stappen omlaag. Tril of zweet je als je minder drinkt, bel dan nu je huisarts of de huisartsenpost.',
      ),
      en: p(
        'Drinking less is always better, even if zero is not your goal.',
        'What counts is the number of drinks, per day and per week. That’s something you can count, and you already do when you log your day.',
        'If you drink a lot every day, cut down in steps. If you shake or sweat when you drink less, call your GP or the huisartsenpost (out-of-hours GP) now.',
      ),
    },
  },
  notes: `Sources: Trimbos-instituut (Drinkadvies [S45]: red wine and the heart, standard glass of 10 g) [S4].
CHECK [C2]: clinician, red wine; loss of warmth; much alcohol on one day; water in the body of women and older people; "moving and not smoking help your heart".`,
});
