import { exercise, line, read, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const oneJointIsNotARelapse = exercise({
  id: 'cannabis_6_1',
  domain: 'cannabis',
  title: { nl: 'Eén joint is geen terugval', en: 'One joint is not a relapse' },
  parts: [
    script(
      'script',
      { nl: 'Eén joint is geen terugval', en: 'One joint is not a relapse' },
      {
        nl: [
          'Deze tekst is voor het moment na een joint, terwijl je het anders wilde. Lees hem nu vast, dan weet je straks wat je doet.',
          'Bij veel mensen gebeurt dit. Het wist niet uit wat je hebt geleerd. Eén joint is één moment. Het wordt pas meer als je denkt: nu is het toch al kapot, dus ik koop weer. Die gedachte is gevaarlijker dan de joint zelf.',
          'Stop hier. Maak hem niet af als dat nog kan. Koop vandaag niets. Gooi weg wat er ligt.',
          'Let op je lijf. Na weken zonder ben je het minder gewend. Dezelfde joint werkt sterker. Je kunt duizelig worden, misselijk, of ineens heel bang. Ga zitten of liggen. Drink water en eet iets. Zeg tegen jezelf: dit is THC, dit zakt. Meestal is het binnen een paar uur voorbij.',
          `Blijf bij iemand als dat kan, en rijd niet. ${safety('psychosis', 'nl')} ’s Avonds, ’s nachts en in het weekend is er de huisartsenpost.`,
          'Ga daarna slapen. Morgen vul je in wat het was. Eerlijk opschrijven helpt je meer dan overslaan. Kijk dan rustig terug: waar was ik, met wie, en welke afslag lag daarvoor?',
          'Misschien komt er schaamte. Zeg tegen jezelf wat je tegen een vriend zou zeggen. Je bent niet zwakker dan gisteren. Je weet nu meer.',
          'Werd het een paar dagen achter elkaar? Dan is dit hetzelfde verhaal, alleen wat langer. Slapen en eten gaan dan voor. Doe daarna fase 2 nog eens, over de eerste twee weken.',
          'Morgen geldt je doel weer. Niet strenger, niet zwaarder. Hetzelfde doel.',
        ],
        en: [
          'This text is for the moment after a joint, when you wanted it differently. Read it now, then you know what to do later.',
          'This happens to many people. It does not wipe out what you learned. One joint is one moment. It only becomes more when you think: it is broken now anyway, so I buy again. That thought is more dangerous than the joint itself.',
          'Stop here. Do not finish it if you still can. Buy nothing today. Throw away what is there.',
          'Watch your body. After weeks without, you are less used to it. The same joint works more strongly. You can get dizzy, sick, or suddenly very scared. Sit or lie down. Drink water and eat something. Say to yourself: this is THC, this drops. It is usually over within a few hours.',
          `Stay with someone if you can, and do not drive. ${safety('psychosis', 'en')} In the evening, at night and at weekends there is the out-of-hours GP (huisartsenpost).`,
          'Then go to sleep. Tomorrow you fill in what it was. Writing it honestly helps you more than leaving it out. Then look back calmly: where was I, with whom, and which exit was before that?',
          'Shame may come. Say to yourself what you would say to a friend. You are not weaker than yesterday. You know more now.',
          'Did it become a few days in a row? Then this is the same story, only a little longer. Sleep and food come first then. After that do phase 2 again, about the first two weeks.',
          'Tomorrow your goal counts again. Not stricter, not heavier. The same goal.',
        ],
      },
    ),
    read,
    line('eerste', { nl: 'Wat doe jij als eerste?', en: 'What do you do first?' }),
  ],
  feedback: {
    title: { nl: 'Morgen geldt je doel weer', en: 'Tomorrow your goal counts again' },
    html: {
      nl: p(
        'Je kunt sneller duizelig of bang worden. Ga zitten, drink water en eet iets. Dit zakt.',
        safety('psychosis', 'nl'),
        safety('suicide', 'nl'),
      ),
      en: p(
        'You can get dizzy or scared sooner. Sit down, drink water and eat something. This drops.',
        safety('psychosis', 'en'),
        safety('suicide', 'en'),
      ),
    },
  },
  notes:
    'Method: response to a slip, lower tolerance. CHECK: addiction doctor and psychiatrist: stronger effect, hours, when to call.',
});
