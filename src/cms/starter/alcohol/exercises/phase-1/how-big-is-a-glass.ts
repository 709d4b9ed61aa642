import { createMarkup, exercise, statement } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const howBigIsAGlass = exercise({
  id: 'alcohol_1_2',
  domain: 'alcohol',
  title: { nl: 'Hoe groot is een glas?', en: 'How big is a drink?' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'In dit programma tel je in standaardglazen. Thuis is een glas meestal groter, dus bijna iedereen telt te laag. Met vijf zinnen leer je tellen, ook als je er nu nog niets van weet.',
      ),
      en: p(
        'This programme counts in Dutch standard drinks of 10 grams of alcohol each. At home people usually pour more than that, so almost everyone counts too low. Five statements will show you how to count, even if it’s all new to you.',
      ),
    }),
    statement(
      'wijnglas',
      {
        nl: 'Een groot wijnglas met 250 ml telt als 1 glas.',
        en: 'A large 250 ml wine counts as 1 drink.',
      },
      false,
      {
        right: {
          nl: 'Zo is het: een groot wijnglas lijkt kleiner dan het is.',
          en: 'That’s right: a large wine holds more than it seems.',
        },
        wrong: {
          nl: 'Het ziet eruit als één glas, en toch is het meer.',
          en: 'It looks like one drink, and yet there’s more in it.',
        },
        unsure: {
          nl: 'Bijna niemand weet dit, omdat je het niet aan het glas ziet.',
          en: 'Hardly anyone knows this, as you cannot tell by looking.',
        },
        explanation: {
          nl: 'Een standaardglas wijn is 100 ml, dus 250 ml telt als 2,5 glas.',
          en: 'A standard drink of wine is 100 ml, so 250 ml counts as 2.5 drinks.',
        },
      },
      { required: true },
    ),
    statement(
      'speciaalbier',
      {
        nl: 'Een flesje speciaalbier van 330 ml kan 2 glazen zijn.',
        en: 'A 330 ml bottle of strong beer can count as 2 drinks.',
      },
      true,
      {
        right: {
          nl: 'Inderdaad: in zo’n flesje zit meer dan 250 ml.',
          en: 'That’s right: there’s more than 250 ml in the bottle.',
        },
        wrong: {
          nl: 'Het lijkt één biertje, en toch klopt de zin.',
          en: 'It looks like one beer, and yet the statement is true.',
        },
        unsure: {
          nl: 'Dat is lastig te zien. Op het etiket staan geen glazen.',
          en: 'It’s hard to tell. A label does not give the number of drinks.',
        },
        explanation: {
          nl: 'Speciaalbier is ook sterker, dus met 8 procent alcohol telt 330 ml als 2 glazen.',
          en: 'The beer is stronger too, so at 8 per cent, 330 ml counts as 2 drinks.',
        },
      },
    ),
    statement(
      'zelf_schenken',
      {
        nl: 'Wie zelf sterke drank inschenkt, schenkt vaak meer dan 35 ml.',
        en: 'People who pour their own spirits often pour more than 35 ml.',
      },
      true,
      {
        right: {
          nl: 'Goed gezien: 35 ml is minder dan de meeste mensen denken.',
          en: 'That’s right: 35 ml is less than most people think.',
        },
        wrong: {
          nl: 'Het voelt als een klein glaasje, en toch is het meestal meer.',
          en: 'It feels like a small drink, and yet it’s usually more than that.',
        },
        unsure: {
          nl: 'Meet het eens na. Bijna niemand schat dit goed.',
          en: 'Measure it one day. Hardly anyone guesses this well.',
        },
        explanation: {
          nl: 'Zonder maatje wordt het al snel anderhalf of twee glazen.',
          en: 'If you pour by eye, it soon becomes one and a half or two drinks.',
        },
      },
    ),
    statement(
      'koffie',
      {
        nl: 'Met koffie of een koude douche is de alcohol sneller uit je lichaam.',
        en: 'Coffee or a cold shower gets the alcohol out of your body faster.',
      },
      false,
      {
        right: {
          nl: 'Inderdaad, alleen tijd helpt.',
          en: 'That’s right. Only time gets alcohol out of your body.',
        },
        wrong: {
          nl: 'Je voelt je er wakkerder door, en toch blijft de alcohol net zo lang in je bloed.',
          en: 'You feel more awake, and yet the alcohol stays in your blood as long as ever.',
        },
        unsure: {
          nl: 'Veel mensen twijfelen hierover: van koffie word je wel wakkerder.',
          en: 'Many people wonder about this, as coffee does wake you up.',
        },
        explanation: {
          nl: 'Je lever doet meer dan een uur over één glas. Na een avond kan er ’s ochtends nog alcohol in je bloed zitten. Rijd dan niet.',
          en: 'Your liver needs more than an hour for one drink. After an evening of drinking there can still be alcohol in your blood in the morning, so do not drive.',
        },
      },
    ),
    statement(
      'nul_procent',
      { nl: 'Een drankje met 0.0 vul je in als 0.', en: 'Alcohol-free drinks count as 0.' },
      true,
      {
        right: {
          nl: 'Zo is het, een drankje met 0.0 telt als 0.',
          en: 'That’s right, you log 0 for an alcohol-free drink.',
        },
        wrong: {
          nl: 'Het smaakt als bier of wijn, en toch telt het als 0.',
          en: 'It tastes like beer or wine, and yet it counts as 0.',
        },
        unsure: {
          nl: 'Je kunt het als 0 invullen. Er zit geen alcohol in die telt.',
          en: 'You can enter it as 0. There’s no alcohol in it that counts.',
        },
        explanation: {
          nl: 'Let wel op wat het doet: sommige mensen krijgen er juist trek van.',
          en: 'Do notice what it does to you: it gives some people a craving.',
        },
      },
    ),
    createMarkup('zo_tel_je', {
      nl: p(safety('glass', 'nl')),
      en: p(safety('glass', 'en')),
    }),
  ],
  feedback: {
    title: { nl: 'Zo groot is jouw glas', en: 'Now you know your own measure' },
    html: {
      nl: p(
        'Vul je eigen glas één keer met water en giet het in een maatbeker. Daarna weet je wat 1 is. Tel je nu hoger dan eerst, dan drink je niet meer, maar tel je beter.',
      ),
      en: p(
        'Take what you usually drink from, fill it with water once and pour it into a measuring jug. After that you’ll know what 1 drink looks like at home. If your count goes up now, you’re not drinking more but counting better.',
      ),
    },
  },
  notes: `Source: Trimbos-instituut (standard glass of 10 g, sizes) [S4]. 330 ml at 8 per cent is about 21 g: computed. UK unit of 8 g: general knowledge.
CHECK [C2]: clinician, "more than an hour for one glass", alcohol in the blood the morning after.`,
});
