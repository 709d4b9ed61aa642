import { answer, createMarkup, exercise, line, radios, read, script } from '../../../shared/exercise-parts.ts';
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
          'Deze tekst is voor het moment na een joint, terwijl je het anders wilde. Is het nu gebeurd, begin dan hier. Is het niet gebeurd, lees hem dan vast, zodat je straks weet wat je doet.',
          `<strong>Eerst je lichaam.</strong> Na een pauze ben je minder gewend, dus dezelfde joint werkt sterker. Je kunt duizelig worden, misselijk, of ineens heel bang. Ga zitten of liggen, drink water en eet iets. Zeg tegen jezelf: dit is THC, en dit zakt. Meestal is het binnen een paar uur voorbij.`,
          `Blijf bij iemand als dat kan, en rijd niet. ${safety('psychosis', 'nl')} Buiten kantooruren is er de huisartsenpost.`,
          '<strong>Dan stoppen voor vandaag.</strong> Maak hem niet af als dat nog kan. Koop niets meer en gooi weg wat er ligt, want straks is dat moeilijker.',
          '<strong>Dan de gedachte.</strong> Na één joint komt bijna altijd deze zin langs: nu is het toch al kapot, dus het maakt niet meer uit. Die zin doet meer kwaad dan de joint zelf. Alles wat je in zes weken leerde, weet je namelijk nog.',
          'Misschien komt er schaamte. Zeg dan tegen jezelf wat je tegen een vriend zou zeggen, en vertel het één persoon. Je weet nu meer dan gisteren, omdat je hebt gezien waar het lastig werd.',
          '<strong>Morgen.</strong> Vul in wat het was. Een dag overslaan maakt het vager. Kijk daarna rustig terug: waar was je, met wie, en waar had je iets anders kunnen doen?',
          'Werd het een paar dagen na elkaar, dan is dit hetzelfde verhaal, alleen langer. Slapen en eten gaan dan voor. Lees daarna de eerste oefening van fase 2 opnieuw. De klachten kunnen kort terugkomen.',
          'Je doel blijft hetzelfde: niet strenger, en ook niet weg.',
        ],
        en: [
          'This text is for the moment after a joint, when you wanted it to go differently. If it has happened now, start here. If it has not, read it in advance, so that you know what to do.',
          `<strong>First your body.</strong> After a break you’re less used to it, so the same joint hits harder. You can get dizzy, sick, or suddenly very scared. Sit or lie down, drink some water and eat something small. Tell yourself that it’s the THC, and that it’s usually over within a few hours.`,
          `Stay with someone if you can, and do not drive. ${safety('psychosis', 'en')} Outside office hours there’s the huisartsenpost (out-of-hours GP).`,
          '<strong>Stop for today.</strong> Do not finish it if you can still put it out. Buy nothing more and throw away what’s left. In an hour that will be harder.',
          '<strong>Now the thought.</strong> After one joint, this thought nearly always comes by: it’s ruined now, so it does not matter any more. That thought does more harm than the joint itself. You still know everything you’ve learned in six weeks.',
          'You may feel ashamed. Tell yourself what you would tell a friend, and let one person know. You know more now than you did yesterday: you’ve seen where it got hard.',
          '<strong>Tomorrow.</strong> Log what it was. Skipping a day makes it vague. Now look back calmly: where were you, who with, and where could you have done something different?',
          'If it became a few days, it’s the same story, only longer. Sleep and food come first in that case. After that, read the first exercise of phase 2 again, as the symptoms may come back for a while.',
          'Your goal stays the same: no stricter, and not gone.',
        ],
      },
    ),
    read,
    radios('hoe_nu', { nl: 'Waar ben je nu?', en: 'Where are you now?' }, [
      answer('net', { nl: 'Het is net gebeurd', en: 'It has only now happened' }, null, {
        nl: 'Drink water en ga ergens zitten waar niemand rookt. Lezen mag morgen verder. Nu telt alleen dat het bij deze ene blijft.',
        en: 'Drink some water and sit somewhere nobody is smoking. The rest can wait until tomorrow. Right now it only matters that it stays at this one.',
      }),
      answer('gisteren', { nl: 'Gisteren of eergisteren', en: 'Yesterday or the day before' }, null, {
        nl: 'Vul die dag vandaag nog in en vertel één persoon wat er was. Daarna maak je één als-dan-zin voor dezelfde plek.',
        en: 'Log that day today and tell one friend what happened. After that, make one if-then sentence for the same place.',
      }),
      answer('dagen', { nl: 'Het duurt al een paar dagen', en: 'It has been going on for days' }, null, {
        nl: 'Kies vandaag één joint die je laat staan, en eet iets warms. Lukt dat niet alleen, bel dan je huisarts of praktijkondersteuner.',
        en: 'Today, choose one joint that you leave, and eat something warm. If you cannot do it alone, call your GP or practice nurse.',
      }),
      answer('nee', { nl: 'Het is niet gebeurd', en: 'It has not happened' }, null, {
        nl: 'Schrijf hieronder alvast je eerste stap. In een mist van schaamte denk je minder goed, dus nu bedenken scheelt veel.',
        en: 'Write your first step below in advance. You think less clearly in a fog of shame, so deciding now makes a difference.',
      }),
    ]),
    line('eerste', { nl: 'Wat doe jij als eerste?', en: 'What do you do first?' }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een man van 71 kocht op de markt olie tegen zijn artrose, zonder advies. Na vijf weken zonder joints nam hij wat druppels, en werd hij duizelig en bang. Zijn vrouw bleef naast hem zitten tot het zakte. De volgende dag belde hij de huisarts over de pijn, en die dacht graag mee.',
        ),
        en: p(
          'A man of 71 bought a bottle of oil for his arthritis at a market, and asked nobody for advice. After five weeks with no joints he took some drops, and became dizzy and afraid. His wife sat beside him until it eased. The next day he called his GP about the pain, who was glad that he did.',
        ),
      },
      { folded: { nl: 'Hoe een ander verderging', en: 'How someone else carried on' } },
    ),
  ],
  feedback: {
    title: { nl: 'Morgen geldt je doel weer', en: 'Tomorrow your limit is the same' },
    html: {
      nl: p(
        'Eén joint wist niets uit van wat je hebt opgebouwd. Word je duizelig of bang, ga dan zitten en drink water, want dit zakt.',
        safety('psychosis', 'nl'),
        safety('suicide', 'nl'),
      ),
      en: p(
        'One joint does not wipe out anything you’ve built. If you get dizzy or scared, sit down, drink some water and eat something. It eases.',
        safety('psychosis', 'en'),
        safety('suicide', 'en'),
      ),
    },
  },
  notes:
    'Method: response to a slip, lower tolerance; panic first. CHECK [C1]: addiction doctor and psychiatrist: stronger effect, hours, when to call (C1).',
});
