import { answer, createMarkup, exercise, radios, statement } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const trueOrFalseAboutCoke = exercise({
  id: 'cocaine_4_4',
  domain: 'cocaine',
  title: { nl: 'Waar of niet over coke', en: 'True or false about coke' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Wat je over coke weet, hoorde je meestal van iemand die ook gebruikt. Soms klopt het, en soms is het wat iedereen graag gelooft. Kies wat jij denkt, dan lees je meteen waarom.',
      ),
      en: p(
        'What you know about coke mostly came from someone who uses it too. Sometimes it’s right, and sometimes it’s what everyone likes to believe. Choose what you think, and you’ll read why at once.',
      ),
    }),
    statement(
      'zuiver',
      { nl: 'Zuivere coke is veilig.', en: 'Pure coke is safe.' },
      false,
      {
        right: {
          nl: 'Goed gezien: de coke zelf belast je hart.',
          en: 'You’ve got it: it’s the coke itself that strains your heart.',
        },
        wrong: {
          nl: 'Zuiver klinkt gezond, en toch belast de coke zelf je hart.',
          en: 'Pure sounds healthy, and yet it’s the coke itself that strains your heart.',
        },
        unsure: {
          nl: 'Het wordt veel gezegd, maar de coke zelf belast je hart.',
          en: 'People often say so, but it’s the coke itself that strains your heart.',
        },
        explanation: {
          nl: 'Sterkere coke kan juist gevaarlijker zijn, omdat er per lijn meer binnenkomt. Wat erin zit, weet je vooraf nooit zeker.',
          en: 'Stronger coke can be more dangerous: more comes in with each line. You never know for sure beforehand what’s in it.',
        },
      },
      { required: true },
    ),
    statement(
      'test',
      { nl: 'Als het getest is, kan er niets misgaan.', en: 'If it has been tested, nothing can go wrong.' },
      false,
      {
        right: {
          nl: 'Precies. Een test zegt iets over het poeder en niets over jouw hart.',
          en: 'Exactly. A test tells you about the powder and not about your heart.',
        },
        wrong: {
          nl: 'Een test geeft een gerust gevoel, maar zegt niets over jouw hart.',
          en: 'A test gives you a safe feeling, but it does not tell you about your heart.',
        },
        unsure: {
          nl: 'Het is verwarrend: een test gaat over poeder en niet over jouw hart.',
          en: 'It’s hard to know. A test is about the powder and not about your heart.',
        },
        explanation: {
          nl: 'Ook wat getest is, kan een hartinfarct geven. Een test is dus geen garantie en geen reden om door te gaan.',
          en: 'Coke that has been tested can still cause a heart attack. So a test is no guarantee, and no reason to carry on.',
        },
      },
    ),
    statement(
      'weekend',
      { nl: 'Alleen in het weekend kan geen kwaad.', en: 'Using only at the weekend does no harm.' },
      false,
      {
        right: {
          nl: 'Dat klopt niet. Je hart loopt elke keer een risico.',
          en: 'Right, it does: your heart takes a risk every time.',
        },
        wrong: {
          nl: 'Er zitten dagen tussen, en toch loopt je hart elke keer een risico.',
          en: 'There are days in between, and yet your heart takes a risk every time.',
        },
        unsure: {
          nl: 'Dat lijkt lang ertussen, maar je hart loopt elke keer een risico.',
          en: 'It depends on what you mean, but your heart takes a risk every time.',
        },
        explanation: {
          nl: 'Minder keren betekent wel minder kans dat het misgaat. Daarom telt elk weekend zonder, ook als het er maar een is.',
          en: 'Fewer times does mean less chance that things go wrong. That’s why every weekend you skip counts, even a single one.',
        },
      },
    ),
    statement(
      'kleur',
      { nl: 'Je ziet aan de kleur hoe sterk het is.', en: 'You can see from the colour how strong it is.' },
      false,
      {
        right: {
          nl: 'Nee, kleur en vorm zeggen niets over de sterkte.',
          en: 'No, colour and shape do not tell you how strong it is.',
        },
        wrong: {
          nl: 'Zo wordt het verkocht, maar kleur en vorm zeggen niets over de sterkte.',
          en: 'That’s how it’s sold, but colour and shape do not tell you how strong it is.',
        },
        unsure: {
          nl: 'Je kunt het niet weten. Kleur en vorm zeggen niets over de sterkte.',
          en: 'You cannot know. Colour and shape do not tell you how strong it is.',
        },
        explanation: {
          nl: 'Je ziet er ook niet aan wat er nog meer in zit. De prijs en de verkoper vertellen je dat evenmin.',
          en: 'You cannot see what else is in it either. The price and the seller will not tell you, whatever they say.',
        },
      },
    ),
    statement(
      'strafbaar',
      {
        nl: 'Een kleine hoeveelheid voor jezelf is niet strafbaar.',
        en: 'A small amount for yourself is not a crime.',
      },
      false,
      {
        right: { nl: 'Inderdaad, het blijft strafbaar.', en: 'You’re right that it stays a crime.' },
        wrong: {
          nl: 'Er volgt niet altijd straf, maar strafbaar blijft het.',
          en: 'It’s not always punished, but it stays a crime.',
        },
        unsure: {
          nl: 'Dit wordt vaak verward: het blijft strafbaar.',
          en: 'This gets mixed up a lot, but it stays a crime.',
        },
        explanation: {
          nl: 'Tot een halve gram volgt meestal geen vervolging, maar het wordt wel afgenomen. In andere landen kan dat heel anders zijn.',
          en: 'Up to half a gram is usually not prosecuted, though it’s taken away. In other countries that can be very different.',
        },
      },
    ),
    statement(
      'rijden',
      { nl: 'Na een paar uur slapen kun je altijd rijden.', en: 'After some hours of sleep you can always drive.' },
      false,
      {
        right: {
          nl: 'Inderdaad niet: slapen haalt het niet uit je bloed.',
          en: 'That’s right. Sleep does not take it out of your blood.',
        },
        wrong: {
          nl: 'Je voelt je misschien fris, maar slapen haalt het niet uit je bloed.',
          en: 'You may feel fresh, but sleep does not take it out of your blood.',
        },
        unsure: {
          nl: 'Voelen kun je het niet. Slapen haalt het niet uit je bloed.',
          en: 'You cannot feel it. Sleep does not take it out of your blood.',
        },
        explanation: {
          nl: 'De wettelijke grens is 50 microgram per liter bloed, en met drank erbij lager. Je bent dan ook moe, dus laat de auto staan.',
          en: 'The legal limit is 50 micrograms per litre of blood, and lower with drink. You’re tired then too, so leave the car where it is.',
        },
      },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Mijn familie denkt dat ik veilig leef, en zo dacht ik over mijn coke. Die was van iemand die ik vertrouwde. Op een avond klopte mijn hart zo hard dat ik 112 belde. Ik was bang dat iedereen het zou horen. Niemand vertelde iets door, en ik leef.',
        ),
        en: p(
          'My family thinks I’m on the safe side of life, and I thought the same about my coke. It came from someone I trusted. One night my heart pounded so hard that I called 112. I was scared that everyone would find out. They kept it private, and I’m alive.',
        ),
      },
      { folded: { nl: 'Iemand die toch belde', en: 'Someone who called anyway' } },
    ),
    radios('raakte', { nl: 'Welk antwoord neem jij mee?', en: 'Which answer will you take with you?' }, [
      answer('hart', { nl: 'Dat over mijn hart', en: 'The one about my heart' }, null, {
        nl: 'Laat je bloeddruk meten als dat lang geleden is. Zeg erbij wat je gebruikt, want dan weet je huisarts waar die op let.',
        en: 'Have your blood pressure taken if that’s a long time ago. Say what you use, so your GP knows what to look for.',
      }),
      answer('rijden', { nl: 'Dat over rijden', en: 'The one about driving' }, null, {
        nl: 'Regel de dag erna een ander om te rijden, of ga met de trein. Doe dat vooraf, omdat je ’s ochtends anders denkt.',
        en: 'For the day after, arrange another driver or take the train. Do it beforehand. In the morning you’ll think differently.',
      }),
      answer('inhoud', { nl: 'Dat je nooit weet wat erin zit', en: 'That you never know what is in it' }, null, {
        nl: 'Daar verandert geen verkoper en geen test iets aan. Wie dit onthoudt, gelooft een mooi verhaal minder snel.',
        en: 'No seller and no test can change that. If you remember this, you’ll be slower to believe a good story.',
      }),
      answer('niets', { nl: 'Dit wist ik allemaal al', en: 'I knew all this already' }, null, {
        nl: 'Dan gaat het bij jou niet om weten, maar om het moment zelf. Kijk nog eens naar je stappen uit week 3.',
        en: 'For you it’s not about knowing, but about the moment itself. Have another look at your steps from week 3.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Weten helpt bij het kiezen', en: 'Knowing helps you choose' },
    html: {
      nl: p(
        'Eén keer kan misgaan, en minder keren is al minder kans. De tekens voor 112 staan altijd bij <a href="/hulp">Hulp</a>, zodat je ze op dat moment vindt.',
        safety('chest', 'nl'),
      ),
      en: p(
        'One time can go wrong, and fewer times already means less chance. The signs for 112 are always on the <a href="/en/help">Help</a> page, so you’ll find them at that moment.',
        safety('chest', 'en'),
      ),
    },
  },
  notes:
    'Sources: jellinek.nl (amounts, version 2019) [S35]; BN DeStem quoting Rijksoverheid [S26] (driving limits). Fentanyl is not named: no Dutch source says so. CHECK [C3]: jurist: law and limits. CHECK [C2]: addiction doctor: testing.',
});
