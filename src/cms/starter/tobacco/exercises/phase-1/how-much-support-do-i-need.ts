import { answer, anyOf, exercise, one, several, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const howMuchSupportDoINeed = exercise({
  id: 'tobacco_1_1',
  domain: 'tobacco',
  title: { nl: 'Hoeveel houvast heb ik nodig?', en: 'How much support do I need?' },
  parts: [
    told('inleiding', {
      nl: p('Iedereen rookt anders. Met deze vragen zie je welke hulp bij jou kan passen. Geen antwoord is beter.'),
      en: p('Everyone smokes differently. These questions show which help may fit you. No answer is better.'),
    }),
    one(
      'eerste',
      { nl: 'Hoe snel na het opstaan rook je de eerste?', en: 'How soon after getting up do you smoke the first one?' },
      [
        answer('binnen_5_minuten', { nl: 'Binnen 5 minuten', en: 'Within 5 minutes' }, null, {
          nl: 'Je lichaam vraagt al vroeg om nicotine. Een hulpmiddel is voor jou extra zinvol.',
          en: 'Your body asks for nicotine early. An aid is extra useful for you.',
        }),
        answer('binnen_30_minuten', { nl: 'Binnen een half uur', en: 'Within half an hour' }, null, {
          nl: 'Je lichaam vraagt vroeg om nicotine. Een hulpmiddel maakt de ochtend vaak lichter.',
          en: 'Your body asks for nicotine early. An aid often makes the morning lighter.',
        }),
        answer('binnen_60_minuten', { nl: 'Binnen een uur', en: 'Within an hour' }, null, {
          nl: 'De eerste is vaak een vast moment. Een andere ochtend helpt, en een hulpmiddel kan dat ook.',
          en: 'The first one is often a fixed moment. A different morning helps, and an aid may too.',
        }),
        answer('later', { nl: 'Later', en: 'Later' }, null, {
          nl: 'Bij jou spelen vaste momenten waarschijnlijk mee. Daar kun je veel mee oefenen.',
          en: 'For you, fixed moments probably matter. You can practise a lot with those.',
        }),
      ],
      { required: true },
    ),
    one('per_dag', { nl: 'Hoeveel rook je op een dag?', en: 'How many do you smoke in a day?' }, [
      answer('minder_dan_10', { nl: 'Minder dan 10', en: 'Fewer than 10' }, null, {
        nl: 'Soms lukt het dan zonder hulpmiddel. Hulp van een mens maakt de kans groter.',
        en: 'Sometimes it works without an aid. Help from a person makes the chance bigger.',
      }),
      answer('tien_tot_20', { nl: '10 tot 20', en: '10 to 20' }, null, {
        nl: 'Vanaf 10 per dag is een hulpmiddel extra zinvol. Vraag je apotheek of huisarts.',
        en: 'From 10 a day an aid is extra useful. Ask your pharmacy or GP.',
      }),
      answer('meer_dan_20', { nl: 'Meer dan 20', en: 'More than 20' }, null, {
        nl: 'Een hulpmiddel is voor jou extra zinvol. Soms zijn er twee samen nodig. Vraag je apotheek of huisarts.',
        en: 'An aid is extra useful for you. Sometimes two together are needed. Ask your pharmacy or GP.',
      }),
    ]),
    one('nachts', { nl: 'Word je weleens wakker om te roken?', en: 'Do you sometimes wake up to smoke?' }, [
      answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
        nl: 'Dan zakt de nicotine ’s nachts snel bij jou. Noem dit bij je apotheek of huisarts.',
        en: 'Then your nicotine drops fast at night. Mention this to your pharmacy or GP.',
      }),
      answer('nee', { nl: 'Nee', en: 'No' }, null, {
        nl: 'Je lichaam kan dus al uren zonder. Elke nacht laat dat zien.',
        en: 'So your body can already go for hours without. Every night shows that.',
      }),
    ]),
    several(
      'eerder',
      { nl: 'Stopte je al eens? Wat was toen lastig?', en: 'Have you stopped before? What was hard then?' },
      [
        answer('eerste_keer', { nl: 'Dit is mijn eerste keer', en: 'This is my first time' }, null, {
          nl: 'Fijn dat je hier bent. Je begint met een goed plan.',
          en: 'Good that you are here. You start with a good plan.',
        }),
        answer('trek', { nl: 'De trek', en: 'The craving' }, null, {
          nl: 'Een hulpmiddel maakt trek vaak zachter. En trek laten zakken kun je oefenen.',
          en: 'An aid often softens a craving. And you can practise letting it drop.',
        }),
        answer('stemming', { nl: 'Mijn humeur', en: 'My mood' }, null, {
          nl: 'Een kort lontje zakt meestal na een paar weken. Werd je erg somber? Vertel je huisarts je stopdag.',
          en: 'A short fuse usually eases after a few weeks. Did you get very low? Tell your GP your quit day.',
        }),
        answer('gezelschap', { nl: 'Andere mensen die roken', en: 'Other people who smoke' }, null, {
          nl: 'Dat is voor veel mensen het lastigst. Een korte zin vooraf helpt.',
          en: 'That is hardest for many people. A short sentence ready beforehand helps.',
        }),
        answer('gewicht', { nl: 'Meer eten', en: 'Eating more' }, null, {
          nl: 'Meer honger is echt en meestal tijdelijk. Eerst stoppen, dan pas het gewicht.',
          en: 'More hunger is real and usually temporary. First stop, then look at weight.',
        }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    several('gezondheid', { nl: 'Klopt een van deze dingen voor jou?', en: 'Is one of these true for you?' }, [
      answer('zwanger', { nl: 'Ik ben zwanger of geef borstvoeding', en: 'I am pregnant or breastfeeding' }, null, {
        nl: 'Bel je verloskundige of huisarts. Zij kiezen met jou de hulp die past.',
        en: 'Call your midwife or GP. They choose the fitting help with you.',
      }),
      answer('hart', { nl: 'Ik heb een hartziekte', en: 'I have a heart condition' }, null, {
        nl: 'Stoppen is goed voor je hart. Kies het hulpmiddel samen met je arts.',
        en: 'Stopping is good for your heart. Choose the aid with your doctor.',
      }),
      answer(
        'medicijnen',
        { nl: 'Clozapine, olanzapine of theofylline', en: 'Clozapine, olanzapine or theophylline' },
        null,
        {
          nl: 'Na het stoppen kan er meer medicijn in je bloed komen. Bel voor je stopdag.',
          en: 'After stopping, more of the medicine can be in your blood. Call before your quit day.',
        },
      ),
      answer('insuline', { nl: 'Ik gebruik insuline', en: 'I use insulin' }, null, {
        nl: 'Je hebt na het stoppen soms minder nodig. Bel vooraf en meet vaker.',
        en: 'After stopping you sometimes need less. Call ahead and measure more often.',
      }),
      answer('epilepsie', { nl: 'Ik heb epilepsie', en: 'I have epilepsy' }, null, {
        nl: 'Het middel bupropion past dan niet. Andere hulp kan vaak wel. Vraag je huisarts.',
        en: 'The medicine bupropion does not fit then. Other help often does. Ask your GP.',
      }),
      answer('geen', { nl: 'Geen van deze', en: 'None of these' }, null, {
        nl: 'Goed. Vraag bij twijfel altijd je apotheek.',
        en: 'Good. If in doubt, always ask your pharmacy.',
      }),
    ]),
    told(
      'bel_eerst',
      {
        nl: p(
          '<strong>Bel eerst je huisarts, verloskundige of apotheek.</strong> Doe dat voor je stopdag. Stoppen kan daarna.',
        ),
        en: p(
          '<strong>Call your GP, midwife or pharmacy first.</strong> Do that before your quit day. You can stop after that.',
        ),
      },
      { when: anyOf(['gezondheid'], 'zwanger', 'hart', 'medicijnen', 'insuline', 'epilepsie') },
    ),
    told(
      'hulpmiddel',
      {
        nl: p('Aan je antwoorden te zien is een hulpmiddel voor jou extra zinvol. In oefening 4 lees je er meer over.'),
        en: p('Going by your answers, an aid is extra useful for you. You read more about it in exercise 4.'),
      },
      {
        when: anyOf(
          ['eerste', 'per_dag', 'nachts'],
          'binnen_5_minuten',
          'binnen_30_minuten',
          'tien_tot_20',
          'meer_dan_20',
          'ja',
        ),
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Roken is meer dan een gewoonte. Bij veel mensen vraagt ook het lichaam om nicotine.',
        'Rook je snel na het opstaan, of 10 of meer per dag? Dan is een hulpmiddel extra zinvol. Vraag je apotheek of huisarts.',
        'Bij clozapine, olanzapine, theofylline of insuline geldt: eerst bellen, dan stoppen.',
      ),
      en: p(
        'Smoking is more than a habit. For many people the body asks for nicotine too.',
        'Do you smoke soon after getting up, or 10 or more a day? Then an aid is extra useful. Ask your pharmacy or GP.',
        'With clozapine, olanzapine, theophylline or insulin: first call, then stop.',
      ),
    },
  },
  isSensitive: true,
  notes:
    'Sources: Farmacotherapeutisch Kompas (aids from 10 a day, CYP1A2, insulin, bupropion with epilepsy); NHG-Behandelrichtlijn Stoppen met roken. Own questions, not a licensed questionnaire. CHECK: GP and pharmacist: medicines, heart disease, pregnancy.',
});
