import { answer, checkboxes, createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const earlySigns = exercise({
  id: 'cannabis_6_3',
  domain: 'cannabis',
  title: { nl: 'Vroege tekens', en: 'Early signs' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Terugglijden begint meestal klein, soms dagen voordat er iets wordt gerookt. Hoe eerder je het ziet, hoe kleiner de stap terug. Kies de tekens die je van jezelf kent.',
      ),
      en: p(
        'Slipping back usually starts small, sometimes days before anything is smoked. The earlier you see it, the smaller the step back. Choose the signs that you know from your own life.',
      ),
    }),
    checkboxes(
      'tekens',
      { nl: 'Waaraan merk jij het het eerst?', en: 'How do you notice it first?' },
      [
        answer('later_bed', { nl: 'Steeds later naar bed', en: 'Going to bed later and later' }, null, {
          nl: 'Dit komt meestal het eerst, een week of meer ervoor. Zet vanavond je wekker op je vaste tijd en begin daar opnieuw mee.',
          en: 'This tends to come first, a week or more before. Set your alarm for your usual time tonight, and make that the place to start again.',
        }),
        answer('niet_invullen', { nl: 'Dagen niet invullen', en: 'Not logging days' }, null, {
          nl: 'Wat je niet wilt zien, vul je niet in, en dat doet bijna iedereen. Vul alleen vandaag in, dan ben je er weer.',
          en: 'You do not log what you would rather not see, and almost everyone does that. Log today only, and you’re back.',
        }),
        answer('route', { nl: 'Weer langs de oude route', en: 'Taking the old route again' }, null, {
          nl: 'Dan ligt het meestal nog maar een dag of twee weg. Lees je als-dan-zin uit fase 3 en fiets morgen de andere weg.',
          en: 'By then it’s often only a day or two away. Read your if-then sentence from phase 3, and take the other way tomorrow.',
        }),
        answer(
          'weekend',
          { nl: 'De gedachte “alleen in het weekend”', en: 'The thought “only at the weekend”' },
          null,
          {
            nl: 'Onderhandelen klinkt verstandig, maar het is meestal het laatste station. Bel iemand voordat je iets met jezelf afspreekt.',
            en: 'Bargaining sounds sensible, but it’s usually the last stop. Call someone before you make any deals with yourself.',
          },
        ),
        answer('somber', { nl: 'Somber of vlak', en: 'Low or flat' }, null, {
          nl: 'Een vlakke week komt voor, zeker na spannende tijden. Duurt het langer dan twee weken, bel dan je huisarts en wacht niet af.',
          en: 'A flat week happens, above all after stressful times. If it lasts more than 2 weeks, call your GP and do not wait.',
        }),
        answer('afspraken', { nl: 'Afspraken afzeggen', en: 'Cancelling plans' }, null, {
          nl: 'Afzeggen geeft eerst lucht en daarna een lege avond. Zeg niet af maar maak het korter. Een half uur is ook een bezoek.',
          en: 'Cancelling gives relief at first, and then an empty evening. Do not cancel but make it shorter. Half an hour is a visit too.',
        }),
        answer('alleen', { nl: 'Meer alleen zijn', en: 'Being alone more' }, null, {
          nl: 'Alleen zijn kan heerlijk zijn, tot je merkt dat je je verstopt. Bel vandaag één persoon, zonder dat je een reden nodig hebt.',
          en: 'Being alone can be lovely, until you notice that you’re hiding. Call one friend today, and you do not need a reason.',
        }),
      ],
      { required: true, other: { nl: 'Een ander teken', en: 'Another sign' } },
    ),
    line('dagen_ervoor', {
      nl: 'Hoeveel dagen van tevoren zag je dit de vorige keer?',
      en: 'How many days beforehand did you see this last time?',
    }),
    line('stap', { nl: 'Welke kleine stap kun je dan zetten?', en: 'What’s one small thing you can do about it?' }),
    line('wie', { nl: 'Wie mag het tegen je zeggen?', en: 'Who’s allowed to point it out to you?' }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een weduwnaar van 66 zag terug hoe het ging in het voorjaar. Zes dagen ervoor ging hij pas om twee uur slapen, omdat de avonden stil waren. Vier dagen ervoor zei hij het kaarten af. Een dag ervoor dacht hij dat hij ook iets verdiende. Nu mag zijn kaartvriend zeggen: “Jij slaat over, dus ik kom langs.”',
        ),
        en: p(
          'A widower of 66 looked back at what happened in spring. Six days before, he only went to bed at two, as the evenings were so quiet. Four days before that evening he cancelled his card night. The day before, he thought that he had earned something too. Now his card partner may say: “You’re skipping, so I’m coming round.”',
        ),
      },
      { folded: { nl: 'Zes dagen van een ander', en: 'Six days of someone else’s' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Zeg het tegen iemand', en: 'Tell someone' },
    html: {
      nl: p(
        'Laat die persoon je tekens lezen en vraag om het eerlijk te zeggen. Kijk zelf elke week een keer naar dit lijstje, bijvoorbeeld op maandag bij de koffie. Blijf je langer dan 2 weken somber, bel dan je huisarts.',
        safety('suicide', 'nl'),
      ),
      en: p(
        'Let them read your signs, and ask them to be honest about it. Once a week, look at this list yourself, for example on Monday over coffee. If you stay low for more than 2 weeks, call your GP.',
        safety('suicide', 'en'),
      ),
    },
  },
  notes:
    'Method: warning list, with the days before. CHECK [C4]: clinician: order of signs is a common pattern, no figure.',
});
