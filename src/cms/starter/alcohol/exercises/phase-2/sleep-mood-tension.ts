import { exercise, statement, told } from '../../../shared/exercise-parts.ts';
import { p, safety, tel } from '../../../shared/markup.ts';

export const sleepMoodTension = exercise({
  id: 'alcohol_2_4',
  domain: 'alcohol',
  title: { nl: 'Alcohol, slaap, somberheid en spanning', en: 'Alcohol and sleep, mood, tension' },
  parts: [
    told('intro', {
      nl: p(
        'Veel mensen drinken om te slapen of om rustig te worden. Dat is te begrijpen, want het eerste uur lijkt het te werken. Deze vier zinnen gaan over wat er daarna gebeurt.',
      ),
      en: p(
        'Many people drink to sleep or to calm down. That is understandable, because for the first hour it seems to work. Four sentences about what happens after that. Choose what you think.',
      ),
    }),
    statement(
      'slaapmutsje',
      { nl: 'Een glas voor het slapen geeft een diepere slaap.', en: 'A glass before bed gives deeper sleep.' },
      false,
      {
        right: {
          nl: 'Klopt, want de tweede helft van de nacht wordt juist lichter.',
          en: 'That’s right, because the second half of the night gets lighter.',
        },
        wrong: {
          nl: 'Het voelt zo omdat je sneller in slaap valt, en toch slaap je minder diep.',
          en: 'It feels that way because you fall asleep faster, and yet you sleep less deeply.',
        },
        unsure: {
          nl: 'Dit is lastig te merken, want je valt er wel sneller van in slaap.',
          en: 'This is hard to notice, because you do fall asleep faster.',
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
        en: 'Alcohol can make tension and anxiety bigger the next day.',
      },
      true,
      {
        right: {
          nl: 'Klopt, en bij veel mensen voelt de dag erna daarom onrustig.',
          en: 'That’s right, and that is why the next day feels restless for many people.',
        },
        wrong: {
          nl: 'Een glas lijkt te helpen, en toch kan de spanning de dag erna groter zijn.',
          en: 'A drink seems to help, and yet you can be more tense the next day.',
        },
        unsure: {
          nl: 'Bijna niemand weet dit, want de onrust komt pas als het glas is uitgewerkt.',
          en: 'Hardly anyone knows this, because the unrest comes once the drink has worn off.',
        },
        explanation: {
          nl: 'Alcohol dempt je lichaam, en als het is uitgewerkt, is je lichaam juist extra alert.',
          en: `Blijf niet alleen met zware gedachten, maar praat er vandaag over. ${safety('suicide', 'nl')} Is er direct gevaar, bel dan ${tel('112')}.`,
        },
      },
    ),
    statement(
      'somber',
      {
        nl: 'Een paar weken minder of niet drinken kan somberheid kleiner maken.',
        en: 'A few weeks of drinking less or not at all can make low mood smaller.',
      },
      true,
      {
        right: {
          nl: 'Klopt bij veel mensen, want alcohol kan je stemming ongemerkt omlaag trekken.',
          en: 'That’s right for many people, because alcohol can pull your mood down unnoticed.',
        },
        wrong: {
          nl: 'Het lijkt of een glas je opvrolijkt, en toch kan alcohol je stemming omlaag trekken.',
          en: 'A drink seems to cheer you up, and yet alcohol can pull your mood down.',
        },
        unsure: {
          nl: 'Je merkt het pas na een tijdje, omdat alcohol je stemming ongemerkt omlaag kan trekken.',
          en: 'You only notice after a while, because alcohol can pull your mood down unnoticed.',
        },
        explanation: {
          nl: 'Drink je veel, ga dan wel in stappen omlaag.',
          en: 'If you drink a lot, do cut down in steps.',
        },
      },
    ),
    statement(
      'blijft_somber',
      {
        nl: 'Blijf je somber, dan kun je alleen wachten tot het overgaat.',
        en: 'If you keep feeling low, you can only wait until it passes.',
      },
      false,
      {
        right: { nl: 'Klopt, want hulp kan dan veel doen.', en: 'That’s right, because help can do a lot.' },
        wrong: {
          nl: 'Zo kan het voelen, en toch kan hulp dan veel doen.',
          en: 'It can feel that way, and yet help can do a lot.',
        },
        unsure: {
          nl: 'Wachten kan, maar er is ook hulp die dan veel kan doen.',
          en: 'You can wait, but there is also help that can do a lot.',
        },
        explanation: {
          nl: 'Ben je twee weken lang bijna elke dag somber of angstig, bel dan je huisarts. Eerder bellen is ook goed.',
          en: 'If you have felt low or anxious almost every day for two weeks, call your GP. Calling sooner is fine too.',
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
        'What gives calm tonight often makes unrest tomorrow. That is not because of you: it is how alcohol works. After a few calm nights many people notice a difference.',
        `Do you ever think about no longer living? You do not have to carry this alone. Call ${tel('113')}, free and anonymous. In immediate danger, call ${tel('112')}.`,
      ),
    },
  },
  notes: `Method: correcting expectations (cognitive behavioural therapy). Source: upday/ANP 2025 (113 free).
CHECK: clinician, the second half of the night, tension the day after, "a few weeks" for low mood, two weeks before calling the GP.
CHECK: 113 guideline, wording of the line about no longer living.`,
});
