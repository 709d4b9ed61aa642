import { createMarkup, exercise, statement } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const lightFewTooLateMyths = exercise({
  id: 'tobacco_4_4',
  domain: 'tobacco',
  title: { nl: 'Licht, weinig, te laat: mythes', en: 'Light, few, too late: myths' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Een vape, een zakje snus, een sigaret met een filter: van alles wordt gezegd dat het minder erg is. Sommige zinnen hoor je aan tafel, andere in de winkel. Kies wat jij denkt.',
      ),
      en: p(
        'A vape, a pouch of snus, a filter cigarette: people say of each of them that it’s not so bad. You’ll hear some of these sentences at home and others in shops. Choose what you think.',
      ),
    }),
    statement(
      'paar',
      { nl: 'Een paar sigaretten per dag kunnen weinig kwaad.', en: 'A few cigarettes a day do little harm.' },
      false,
      {
        right: {
          nl: 'Inderdaad: ook 2 tot 5 per dag geven al duidelijk meer kans op hart- en vaatziekten.',
          en: 'That’s right, 2 to 5 a day clearly raise the chance of heart disease.',
        },
        wrong: {
          nl: 'Het lijkt weinig, en toch geven 2 tot 5 al meer kans op hart- en vaatziekten.',
          en: 'It seems like little, and yet 2 to 5 a day clearly raise the chance of heart disease.',
        },
        unsure: {
          nl: 'Onderzoek uit 2025 keek ernaar: 2 tot 5 per dag geven al meer kans op hart- en vaatziekten.',
          en: 'A study from 2025 looked at this: 2 to 5 a day already raise the chance of heart disease.',
        },
        explanation: {
          nl: 'Minder is een stap, al is niet roken het best voor je hart. Rook je er nog een paar, kies dan welke het eerst weg kan.',
          en: 'Fewer is a step, but not smoking is best for your heart. If you’re still having a few, choose which one can go first.',
        },
      },
      { required: true },
    ),
    statement('vapen', { nl: 'Vapen is alleen waterdamp.', en: 'Vaping is only water vapour.' }, false, {
      right: {
        nl: 'Goed gezien: in de damp zitten andere stoffen, en meestal ook nicotine.',
        en: 'That’s right, the vapour holds other chemicals and usually nicotine as well.',
      },
      wrong: {
        nl: 'Het lijkt op stoom uit een ketel, en toch zitten er andere stoffen in, meestal ook nicotine.',
        en: 'It looks like steam from a kettle, and yet it holds other chemicals and usually nicotine.',
      },
      unsure: {
        nl: 'Het woord damp doet aan water denken, dus veel mensen twijfelen hierover.',
        en: 'The word vapour makes you think of water, so many people are not sure about this.',
      },
      explanation: {
        nl: 'Met nicotine blijft je lichaam om de volgende vragen. In Nederland raden huisartsen vapen niet aan om te stoppen.',
        en: 'With nicotine, your body keeps asking for the next one. In the Netherlands, GPs do not recommend vaping as a way to quit.',
      },
    }),
    statement(
      'snus',
      {
        nl: 'Een zakje onder je lip is geen probleem, want er is geen rook.',
        en: 'A pouch under your lip is fine, because there’s no smoke.',
      },
      false,
      {
        right: {
          nl: 'Inderdaad: zonder rook blijft er nog steeds nicotine over.',
          en: 'That’s right, even without smoke there’s still nicotine.',
        },
        wrong: {
          nl: 'Geen rook klinkt veilig, en toch krijg je nicotine binnen.',
          en: 'No smoke sounds safe, and yet you’re taking in nicotine.',
        },
        unsure: {
          nl: 'Zulke zakjes zijn nog niet zo lang bekend, dus twijfel is logisch.',
          en: 'These pouches have not been known for long, so doubt makes sense.',
        },
        explanation: {
          nl: 'Daardoor blijft de trek bestaan, alleen op een andere plek. Zoek je iets zonder rook, vraag dan je apotheek naar middelen die zijn onderzocht.',
          en: 'So the craving stays, only in a different place. If you want something without smoke, ask a pharmacist about products that have been tested.',
        },
      },
    ),
    statement('light', { nl: 'Light-sigaretten zijn veiliger.', en: 'Light cigarettes are safer.' }, false, {
      right: {
        nl: 'Dat is zo: een veilige sigaret bestaat niet.',
        en: 'That’s right, there’s no such thing as a safe cigarette.',
      },
      wrong: {
        nl: 'De naam belooft dat, en toch bestaat er geen veilige sigaret.',
        en: 'The name promises it, and yet there’s no such thing as a safe cigarette.',
      },
      unsure: {
        nl: 'Het woord klinkt gezonder, dus veel mensen twijfelen hierover.',
        en: 'The word sounds healthier, so it’s no wonder that people are not sure.',
      },
      explanation: {
        nl: 'Mensen zuigen er meestal dieper aan, dus ze krijgen toch rook binnen. Een filter verandert dat niet.',
        en: 'People usually draw on them more deeply, so they take in smoke all the same. A filter does not change that.',
      },
    }),
    statement(
      'leeftijd',
      { nl: 'Op mijn leeftijd heeft stoppen geen zin meer.', en: 'At my age there’s no point in quitting any more.' },
      false,
      {
        right: {
          nl: 'Zo is het: op elke leeftijd heb je er iets aan.',
          en: 'That’s right, you’ll benefit at every age.',
        },
        wrong: {
          nl: 'Na veertig jaar voelt dat zo, en toch helpt het op elke leeftijd.',
          en: 'After forty years of smoking it feels that way, and yet it helps at every age.',
        },
        unsure: {
          nl: 'Vraag het eens aan je huisarts. Die kan zeggen wat het bij jou doet.',
          en: 'Ask your GP about it. They can tell you what it would do for you.',
        },
        explanation: {
          nl: 'Je merkt het meestal eerst aan je adem, op de fiets of met een tas boodschappen. Praat er met je arts over als je een operatie krijgt.',
          en: 'You’ll usually notice it in your breath first, on your bike or with the shopping. If you’re having an operation, talk to your doctor about it.',
        },
      },
    ),
    statement(
      'eerder_gestopt',
      { nl: 'Wie al vaker stopte, lukt het toch niet meer.', en: 'If it did not work before, it will not work now.' },
      false,
      {
        right: {
          nl: 'Inderdaad: veel mensen die nu rookvrij zijn, stopten eerst een paar keer.',
          en: 'That’s right, many people who are smoke-free now quit a few times first.',
        },
        wrong: {
          nl: 'Na een paar keer lijkt het vast te staan, en toch stopten veel mensen eerst vaker.',
          en: 'After a few times it seems settled, and yet many people quit several times before.',
        },
        unsure: {
          nl: 'Je ziet alleen de mensen die nu roken, en niet wie er rustig mee ophield.',
          en: 'You see the people who smoke now, and not the ones who quietly stopped.',
        },
        explanation: {
          nl: 'Elke poging leert je iets over je zwaarste moment. Neem dat ene punt mee en kies er deze keer andere hulp bij.',
          en: 'Every attempt teaches you something about your hardest moment. Take that one point with you, and choose different help for it this time.',
        },
      },
    ),
  ],
  feedback: {
    title: { nl: 'Nu is vroeger dan later', en: 'Now is earlier than later' },
    html: {
      nl: p(
        'Elk rookvrij jaar telt, en het eerste begint op een heel normale dag. Gebruik je een vape om te stoppen, laat je huisarts of apotheek dan meekijken.',
        'Welke zin hoor jij het meest? Die is een goed begin voor “Eentje kan wel”, twee stappen terug.',
      ),
      en: p(
        'Every smoke-free year counts, and the first one begins on an ordinary day. If you’re using a vape to quit, let your GP or a pharmacist know.',
        'Which of these sentences do you hear most? You can answer it in “One won’t hurt”, two steps back.',
      ),
    },
  },
  notes:
    'Sources: news on a 2025 study [S44] (2 to 5 a day); trimbos.nl (e-cigarette) [S46]; NHG on e-cigarettes, 2017 [S8]. CHECK [C2]: GP: few a day, vaping, snus, age.',
});
