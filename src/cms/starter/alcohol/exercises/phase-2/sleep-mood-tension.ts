import { exercise, statement, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const sleepMoodTension = exercise({
  id: 'alcohol_2_4',
  domain: 'alcohol',
  title: { nl: 'Alcohol, slaap, somberheid en spanning', en: 'Alcohol and sleep, mood, tension' },
  parts: [
    told('intro', {
      nl: p(
        'Veel mensen drinken om te slapen of om rustig te worden. Dat is te begrijpen, want het eerste uur lijkt het te werken. Vier zinnen over wat er daarna gebeurt. Kies wat je denkt.',
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
        nl: 'Niet waar. Je valt vaak sneller in slaap, maar de tweede helft van de nacht is lichter. Je wordt vaker wakker en bent ’s ochtends minder uitgerust.',
        en: 'Not true. You often fall asleep faster, but the second half of the night is lighter. You wake up more often and are less rested in the morning.',
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
        nl: 'Waar. Alcohol dempt je lijf. Als het is uitgewerkt, is je lijf juist extra alert. Bij veel mensen voelt de dag erna daarom onrustig.',
        en: 'True. Alcohol slows your body down. When it wears off, your body is extra alert. For many people the next day therefore feels restless.',
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
        nl: 'Waar, bij veel mensen. Alcohol kan je stemming omlaag trekken zonder dat je het merkt. Ga wel omlaag in stappen als je veel drinkt.',
        en: 'True, for many people. Alcohol can pull your mood down without you noticing. Do go down in steps if you drink a lot.',
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
        nl: 'Niet waar. Hulp kan dan veel doen. Ben je twee weken lang bijna elke dag somber of angstig? Bel je huisarts. Langer wachten hoeft niet, eerder bellen is ook goed.',
        en: 'Not true. Help can then do a lot. Have you felt low or anxious almost every day for two weeks? Call your GP. You do not have to wait longer, and calling sooner is fine too.',
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Wat vanavond rust geeft, maakt morgen vaak onrust. Dat ligt niet aan jou: zo werkt alcohol. Na een paar rustige nachten merken veel mensen verschil.',
        `Denk je er weleens aan om niet meer te leven? Je hoeft dit niet alleen te dragen. Bel ${tel('113')}, gratis en anoniem. Bij direct gevaar bel je ${tel('112')}.`,
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
