import { createMarkup, exercise, statement } from '../../../shared/exercise-parts.ts';
import { p, safety, tel } from '../../../shared/markup.ts';

export const sleepMoodTension = exercise({
  id: 'alcohol_2_4',
  domain: 'alcohol',
  title: { nl: 'Alcohol, slaap, somberheid en spanning', en: 'Alcohol, sleep, low mood and tension' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Veel mensen drinken om te slapen of om rustig te worden. Dat is te begrijpen: het eerste uur lijkt het te werken. Deze vier zinnen gaan over wat er daarna gebeurt.',
      ),
      en: p(
        'Many people drink to get to sleep or to calm down. That makes sense: for the first hour it seems to work. These four statements are about what happens after that.',
      ),
    }),
    statement(
      'slaapmutsje',
      {
        nl: 'Een glas voor het slapen geeft een diepere slaap.',
        en: 'A drink before bed makes you sleep more deeply.',
      },
      false,
      {
        right: {
          nl: 'Inderdaad: de tweede helft van de nacht wordt juist lichter.',
          en: 'That’s right: you sleep more lightly in the second half of the night.',
        },
        wrong: {
          nl: 'Het voelt zo omdat je sneller in slaap valt, en toch slaap je minder diep.',
          en: 'You fall asleep faster, so it feels that way, and yet you sleep less deeply.',
        },
        unsure: {
          nl: 'Dit is lastig te merken. Je valt er wel sneller van in slaap.',
          en: 'This is hard to notice, as you do fall asleep faster.',
        },
        explanation: {
          nl: 'Met alcohol word je vaker wakker en ben je ’s ochtends minder uitgerust.',
          en: 'With alcohol you wake up more often and feel less rested in the morning.',
        },
      },
      { required: true },
    ),
    statement(
      'spanning',
      {
        nl: 'Alcohol kan spanning en angst de volgende dag groter maken.',
        en: 'Alcohol can make you more tense and anxious the next day.',
      },
      true,
      {
        right: {
          nl: 'Zo is het, en bij veel mensen voelt de dag erna daarom onrustig.',
          en: 'That’s right, and it’s why many people feel restless the day after.',
        },
        wrong: {
          nl: 'Een glas lijkt te helpen, en toch kan de spanning de dag erna groter zijn.',
          en: 'A drink seems to help, and yet you can be more tense the next day.',
        },
        unsure: {
          nl: 'Bijna niemand weet dit, want de onrust komt pas als het glas is uitgewerkt.',
          en: 'Hardly anyone knows this, as you only get restless once the drink has worn off.',
        },
        explanation: {
          nl: 'Alcohol dempt je lichaam, en als het is uitgewerkt, is je lichaam juist extra alert.',
          en: 'Alcohol calms your body down at first, and once it has worn off your body is extra alert.',
        },
      },
    ),
    statement(
      'somber',
      {
        nl: 'Een paar weken minder of niet drinken kan somberheid kleiner maken.',
        en: 'Low mood can lift after a few weeks of drinking less or not at all.',
      },
      true,
      {
        right: {
          nl: 'Bij veel mensen is dat zo: alcohol kan je stemming ongemerkt omlaag trekken.',
          en: 'That’s right for many people: alcohol can pull your mood down without you noticing.',
        },
        wrong: {
          nl: 'Het lijkt of een glas je opvrolijkt, en toch kan alcohol je stemming omlaag trekken.',
          en: 'A drink seems to cheer you up, and yet alcohol can pull your mood down.',
        },
        unsure: {
          nl: 'Je merkt het pas na een tijdje, omdat alcohol je stemming ongemerkt omlaag kan trekken.',
          en: 'You only notice after a while: alcohol slowly pulls your mood down.',
        },
        explanation: {
          nl: 'Drink je veel, ga dan wel in stappen omlaag.',
          en: 'If you drink a lot, do cut down in steps. That’s safer.',
        },
      },
    ),
    statement(
      'blijft_somber',
      {
        nl: 'Blijf je somber, dan kun je alleen wachten tot het overgaat.',
        en: 'If you keep feeling low, all you can do is wait until it passes.',
      },
      false,
      {
        right: {
          nl: 'Dat is zo: hulp kan dan veel doen.',
          en: 'That’s right: the right help can do a great deal for low mood.',
        },
        wrong: {
          nl: 'Zo kan het voelen, en toch kan hulp dan veel doen.',
          en: 'It can feel that way, and yet help can do a great deal for you.',
        },
        unsure: {
          nl: 'Wachten kan, maar er is ook hulp die dan veel kan doen.',
          en: 'You can wait, but there’s also help that can do a great deal for you.',
        },
        explanation: {
          nl: 'Ben je twee weken lang bijna elke dag somber of angstig, bel dan je huisarts. Eerder bellen is ook goed.',
          en: 'If you have felt low or anxious almost every day for two weeks, call your GP. You can call sooner if you want to.',
        },
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Wat vanavond rust geeft, maakt morgen vaak onrust. Dat ligt niet aan jou, want zo werkt alcohol. Na een paar rustige nachten merken veel mensen al verschil.',
        `Blijf niet alleen met zware gedachten, maar praat er vandaag over. ${safety('suicide', 'nl')} Bij direct gevaar bel je ${tel('112')}.`,
      ),
      en: p(
        'What calms you tonight often makes you restless tomorrow. It’s not your fault. That’s how alcohol works. After a few calm nights many people already notice a difference.',
        `Do not stay alone with dark thoughts, but talk to someone about them today. ${safety('suicide', 'en')} If someone is in immediate danger, call ${tel('112')}.`,
      ),
    },
  },
  notes: `Method: correcting expectations (cognitive behavioural therapy). Source: upday/ANP 2025 [S20] (113 free).
CHECK [C2]: clinician, the second half of the night, tension the day after, "a few weeks" for low mood, two weeks before calling the GP.
CHECK [C1]: 113 guideline, wording of the line about no longer living.`,
});
