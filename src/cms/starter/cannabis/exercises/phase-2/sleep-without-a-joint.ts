import { answer, checkboxes, createMarkup, exercise, line, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const sleepWithoutAJoint = exercise({
  id: 'cannabis_2_2',
  domain: 'cannabis',
  title: { nl: 'Slapen zonder joint', en: 'Sleeping without a joint' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'De eerste nachten zijn meestal kort. Bij de meeste mensen wordt dat vanzelf beter, maar vaste gewoonten helpen je slaap op weg.',
        'Kies drie dingen voor deze week. Alles tegelijk doen maakt het zwaarder, dus houd het bij drie.',
      ),
      en: p(
        'The first nights are usually short. Most people find it improves on its own, but regular habits help your sleep along.',
        'Choose three things for this week. Doing everything at once makes it harder, so keep it to three.',
      ),
    }),
    radios('ritme', { nl: 'Wanneer slaap je meestal?', en: 'When do you usually sleep?' }, [
      answer('nacht', { nl: '’s Nachts', en: 'At night' }, null, {
        nl: 'Kies één tijd om op te staan en houd die ook in het weekend aan. Je lichaam leert daarvan wanneer de nacht begint.',
        en: 'Pick one time to get up and keep to it at weekends too. That teaches your body when the night begins.',
      }),
      answer('overdag', { nl: 'Overdag, na een nachtdienst', en: 'In the daytime, after a night shift' }, null, {
        nl: 'Maak je kamer donker en zet de bel uit. Licht en geluid houden je wakker. Slaap zo veel je kunt op dezelfde uren.',
        en: 'Make your room as dark as you can and turn off the doorbell. Light and noise keep you awake. Sleep at the same hours when possible.',
      }),
      answer('wisselend', { nl: 'Dat wisselt per dienst', en: 'It changes with my shifts' }, null, {
        nl: 'Een vaste tijd lukt dan niet, maar een vast half uur voor het slapen wel. Doe daarin steeds hetzelfde, zoals wassen, tandenpoetsen en lezen.',
        en: 'A regular time will not work then, but a regular half hour before bed will. Do the same things each time, such as washing, brushing your teeth and reading.',
      }),
    ]),
    checkboxes(
      'kies',
      { nl: 'Wat ga je deze week doen?', en: 'What will you do this week?' },
      [
        answer('opstaan', { nl: 'Elke dag op dezelfde tijd opstaan', en: 'Get up at the same time every day' }, null, {
          nl: 'Ook na een slechte nacht: dan ben je de volgende avond echt moe. Zet de wekker buiten bereik van je bed.',
          en: 'Do it after a bad night too, so you’ll be properly tired the next evening. Put the alarm out of reach of your bed.',
        }),
        answer(
          'uit_bed',
          {
            nl: 'Na 20 minuten wakker uit bed, iets rustigs doen',
            en: 'After 20 minutes awake, get up and do something calm',
          },
          null,
          {
            nl: 'Zo leert je hoofd dat bed bij slapen hoort en niet bij piekeren. Schat de tijd. Op de klok kijken maakt je wakkerder.',
            en: 'That teaches your mind that bed is for sleeping and not for worrying. Guess the time. Watching the clock wakes you up more.',
          },
        ),
        answer('scherm', { nl: 'Het laatste uur geen scherm', en: 'No screen in the last hour' }, null, {
          nl: 'Laat je telefoon ’s nachts in een andere kamer. Een losse wekker wekt je ook.',
          en: 'Leave your phone charging in another room. A separate alarm clock does the same job in the morning.',
        }),
        answer(
          'koffie',
          { nl: 'Na 14 uur geen koffie of energiedrank', en: 'No coffee or energy drinks after 2 pm' },
          null,
          {
            nl: 'Cafeïne werkt uren door, ook als je er niets van merkt. Slaap je overdag, reken dan terug vanaf jouw bedtijd.',
            en: 'Caffeine keeps working for hours, even if you do not notice. If you sleep in the daytime, count back from your own bedtime.',
          },
        ),
        answer('bad', { nl: 'Een warm bad of een warme douche', en: 'A warm bath or shower' }, null, {
          nl: 'Daarna koel je langzaam af, en daar word je slaperig van. Neem hem ongeveer een uur voordat je gaat liggen.',
          en: 'You cool down slowly afterwards, which makes you sleepy. Have it about an hour before you lie down.',
        }),
        answer('boek', { nl: 'Lezen op papier', en: 'Read on paper' }, null, {
          nl: 'Kies iets rustigs dat je al kent. Spanning houdt je aan het lezen. Een oud stripboek telt ook.',
          en: 'Choose something calm that you already know. Suspense keeps you reading. An old comic book counts too.',
        }),
        answer('koel', { nl: 'Licht beddengoed en frisse lucht', en: 'Light bedding and fresh air' }, null, {
          nl: 'Zweten is in het begin heel normaal. Leg een droog shirt naast je bed, dan is zoeken in het donker niet nodig.',
          en: 'Sweating is quite normal at first. Put a dry shirt next to your bed, so there’s no searching in the dark.',
        }),
        answer('bewegen', { nl: 'Overdag een half uur bewegen', en: 'Move for half an hour in the daytime' }, null, {
          nl: 'Wie overdag beweegt, is ’s avonds moe op een prettige manier. Doe het liefst buiten, omdat daglicht je ritme helpt.',
          en: 'If you move in the daytime, you’ll be pleasantly tired in the evening. Go outdoors if you can. Daylight helps your rhythm.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('opstatijd', { nl: 'Hoe laat sta je op, elke dag?', en: 'What time do you get up, every day?' }),
    line(
      'wakker',
      { nl: 'Wat doe je als je om 3 uur wakker ligt?', en: 'What do you do if you are awake at 3 am?' },
      {
        help: {
          nl: 'Kies iets wat saai en rustig is, met weinig licht, zoals was opvouwen.',
          en: 'Choose something dull and calm with little light, such as folding the washing.',
        },
      },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een man in de ploegendienst rookte altijd een joint als hij om zeven uur thuiskwam. Nu fietst hij met een zonnebril op, eet hij pap en gaan de gordijnen dicht. De eerste week sliep hij drie uur. Daarna werden het er vier, en in de vierde week vijf of zes.',
        ),
        en: p(
          'A man on shifts always smoked a joint when he got home at seven in the morning. Now he wears sunglasses on the ride home, eats porridge and closes the curtains. In the first week he slept for three hours. After that it became four, and in the fourth week five or six.',
        ),
      },
      { folded: { nl: 'Slapen na de nachtdienst', en: 'Sleeping after the night shift' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Je leert weer slapen', en: 'You’re learning to sleep again' },
    html: {
      nl: p(
        'Na 1 tot 3 weken slapen veel mensen beter dan ervoor. Eén slechte nacht zegt niets over de volgende. Begin dus de avond erna weer met je drie dingen.',
        'Neem geen slaappillen of alcohol in plaats van een joint. Dan ruil je alleen van gewoonte. Slaap je na 4 weken nog slecht, ga dan naar je huisarts. Oefenen met slapen is dan de eerste keuze, en geen pil.',
      ),
      en: p(
        'After 1 to 3 weeks many people sleep better than before. One bad night says nothing about the next, so start the following evening with your three things again.',
        'Do not take sleeping pills or alcohol instead of a joint. You would only swap one habit for another. If you’re still sleeping badly after 4 weeks, see your GP. Sleep training is the first choice then, rather than a pill.',
      ),
    },
  },
  notes:
    'Method: basics of cognitive behavioural therapy for sleep, without sleep restriction. Sources: [S27] NHG-Standaard Slaapproblemen M23 (2024): cognitive behavioural therapy is the first choice when bad sleep lasts. CHECK [C4]: GP: weeks until better sleep, coffee, day sleep after night shifts (C4).',
});
