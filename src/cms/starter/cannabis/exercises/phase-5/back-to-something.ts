import { answer, checkboxes, createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const backToSomething = exercise({
  id: 'cannabis_5_3',
  domain: 'cannabis',
  title: { nl: 'Terug naar iets', en: 'Back to something' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Wat deed je graag voordat blowen veel plek kreeg? Of wat wilde je altijd nog eens proberen? Je maakt twee kleine plannen onder de 5 euro, zodat geld geen reden is om te wachten.',
      ),
      en: p(
        'What did you like to do before cannabis took up so much room? Or what did you always want to try? You make two small plans that cost less than 5 euros, so that money is no reason to wait.',
      ),
    }),
    checkboxes(
      'iets',
      { nl: 'Wat trekt je?', en: 'What appeals to you?' },
      [
        answer('sport', { nl: 'Sporten', en: 'Sports' }, null, {
          nl: 'Veel clubs laten je gratis een keer meedoen. Begin op de helft van wat je vroeger kon. Je lichaam moet weer wennen.',
          en: 'Many clubs let you try once for free. Start at half of what you used to do. Your body has to get used to it again.',
        }),
        answer('muziek', { nl: 'Muziek maken', en: 'Making music' }, null, {
          nl: 'Haal je instrument uit de hoes en laat het in de kamer staan. Wat je ziet staan, pak je tien keer eerder op.',
          en: 'Take your instrument out of its case and leave it in the room. You’re far more likely to pick up something you can see.',
        }),
        answer('school', { nl: 'School of studie', en: 'School or studies' }, null, {
          nl: 'Zet een wekker op twintig minuten en stop als hij gaat. Morgen begin je dan zonder tegenzin aan de volgende twintig.',
          en: 'Set an alarm for twenty minutes and stop when it rings. Tomorrow you’ll be less reluctant to start the next twenty.',
        }),
        answer('werk', { nl: 'Werk of een klus', en: 'Work or a job' }, null, {
          nl: 'Kies een klus die in een uur af is, zoals een band plakken. Iets afmaken geeft meer kracht dan iets groots beginnen.',
          en: 'Choose a job you can finish in an hour, such as a flat tyre. Finishing something gives more energy than starting something big.',
        }),
        answer('dieren', { nl: 'Dieren', en: 'Animals' }, null, {
          nl: 'Vraag een buur of je de hond mag uitlaten, of loop langs de kinderboerderij. Een dier wil op tijd naar buiten, en dat helpt jou ook.',
          en: 'Ask a neighbour if you can walk the dog, or visit a city farm. An animal wants to go out on time, and that helps you too.',
        }),
        answer('koken', { nl: 'Koken', en: 'Cooking' }, null, {
          nl: 'Maak één keer per week iets waar je handen lang mee bezig zijn, zoals soep. De geur in huis is daarna al een beetje beloning.',
          en: 'Once a week, make something that keeps your hands busy for a while, such as soup. The smell in the house is already a small reward.',
        }),
        answer('buiten', { nl: 'Naar buiten, de natuur in', en: 'Going outside, into nature' }, null, {
          nl: 'Neem een trein of fiets naar een plek waar je nog nooit hebt geblowd. Op zo’n plek heeft je trek niets om zich aan vast te houden.',
          en: 'Take a bike or a train to a place where you’ve never used. In a place like that, your craving has nothing to hold on to.',
        }),
        answer('rustig', { nl: 'Iets wat ook met pijn kan', en: 'Something I can do with pain' }, null, {
          nl: 'Denk aan drijven in warm water, een luisterboek of een kort, rustig rondje. Vraag je huisarts of fysiotherapeut wat bij jouw klachten past.',
          en: 'Think of floating in warm water, an audiobook or a short walk at your own pace. Ask your GP or physiotherapist what suits your symptoms.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('plan_1', { nl: 'Plan 1: dag, tijd, met wie?', en: 'Plan 1: day, time, who with?' }),
    line('plan_2', { nl: 'Plan 2: dag, tijd, met wie?', en: 'Plan 2: day, time, who with?' }),
    line(
      'klein',
      { nl: 'Wat is de kleinste eerste stap?', en: 'What is the smallest first step?' },
      {
        help: {
          nl: 'Zo klein dat het op een slechte dag ook lukt, zoals je schoenen klaarzetten.',
          en: 'Make it so small that you would do it on a bad day too, such as putting out your shoes.',
        },
      },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een vrouw met endometriose zorgde de hele week voor anderen en blowde als iedereen sliep. Haar eerste plan was klein: op woensdag een half uur in het warme bad van het zwembad. Haar tweede: op zondag een luisterboek met een kruik. “Voor het eerst was er iets van mij,” schreef ze, “en niet van de pijn.”',
        ),
        en: p(
          'A woman with endometriosis cared for others all week and used cannabis when everyone slept. Her first plan was small: half an hour in the warm pool on Wednesdays. Her second was an audiobook with a hot water bottle on Sundays. “For the first time there was something of mine,” she wrote, “and not of the pain.”',
        ),
      },
      { folded: { nl: 'Twee kleine plannen van een ander', en: 'Two small plans from someone else' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Zin komt na beginnen', en: 'Motivation comes after you start' },
    html: {
      nl: p(
        'Zin komt meestal pas na een minuut of tien, dus wacht er niet op. Zet je eerste plan nu in je agenda, met een tijd en een plek.',
        'Viel het tegen, dan was het misschien te groot of te druk. Maak het kleiner en probeer het nog eens. Eén keer zegt weinig.',
      ),
      en: p(
        'You usually only feel like it after ten minutes or so. Do not wait for it. Put your first plan in your diary now, with a time and a place.',
        'If it was disappointing, it may have been too big or too busy. Make it smaller and try again. One time says little.',
      ),
    },
  },
  notes: 'Method: community reinforcement. CHECK [C2]: GP: pain and movement.',
});
