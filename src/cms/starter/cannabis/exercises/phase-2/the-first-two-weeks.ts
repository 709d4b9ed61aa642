import { answer, createMarkup, exercise, radios, read, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const theFirstTwoWeeks = exercise({
  id: 'cannabis_2_1',
  domain: 'cannabis',
  title: { nl: 'De eerste twee weken', en: 'The first two weeks' },
  parts: [
    script(
      'script',
      { nl: 'De eerste twee weken', en: 'The first two weeks' },
      {
        nl: [
          'Hier lees je wat je kunt verwachten als je stopt of flink mindert. Niet iedereen krijgt dit allemaal, maar het helpt om het te herkennen.',
          'Je hersenen zijn gewend aan THC. Wordt dat minder, dan zoeken ze een nieuw evenwicht, en dat voel je. Bij de meeste mensen begint het op dag één, twee of drie.',
          '<strong>Week 1.</strong> Tussen dag twee en dag zes is het meestal het sterkst. Je bent dan sneller boos of onrustig en je hebt minder trek in eten. Misschien zweet je ’s nachts, en slapen gaat slecht. Dat is vervelend, maar het hoort bij ontwennen en het blijft niet zo.',
          'Drink water en eet kleine beetjes, wat vaker op een dag. Beweeg ook als je geen zin hebt. Als je onrustig bent, helpt dat. Zeg thuis: “Ik ben aan het stoppen, dus ik kan kort van stof zijn.” Leg voor de nacht een schoon laken en een dun shirt klaar.',
          '<strong>Week 2.</strong> De meeste klachten zakken tussen dag vier en dag veertien. Wel dromen veel mensen ineens heel levendig, en soms naar. Dat komt doordat je droomslaap terugkomt, die cannabis eerder tegenhield. Zo’n droom is dus geen teken dat je cannabis nodig hebt. Het is een teken dat je slaap herstelt.',
          '<strong>Week 3 en verder.</strong> Na ongeveer vier weken is de gevoeligheid in je hersenen bij de meeste mensen weer zoals vroeger. Slapen kan langer duren, al worden de nachten meestal rustiger. Trek kan nog opduiken op een plek of bij een lied. Die trek zakt weer, ook als je niets doet.',
          'Rookte je tabak in je joint, dan mis je ook nicotine. Daar komt eigen trek van, en een kort lontje. Een pleister kan dan helpen, dus vraag het je apotheek.',
          `Weet ook wanneer je belt. ${safety('psychosis', 'nl')} Houd je geen drinken binnen, bel dan vandaag je huisarts. ${safety('suicide', 'nl')}`,
          'Het zijn twee weken met een begin en een eind. Elke nacht die je hebt gehad, ligt achter je.',
        ],
        en: [
          'Here you can read what to expect when you stop or cut down a lot. Not everyone gets all of this, but it helps to recognise it.',
          'Your brain is used to THC. When there’s less of it, your brain looks for a new balance, and you’ll feel that. For most people it starts on day one, two or three.',
          '<strong>Week 1.</strong> It’s usually strongest between day two and day six. You get angry or restless sooner, and you feel less like eating. You may sweat at night, and you sleep badly. That’s unpleasant, but it’s part of withdrawal and it does not stay like this.',
          'Drink water, and eat small amounts more often in the day. Move even when you do not feel like it. When you’re restless, it helps to move. Tell the people at home: “I’m stopping, so I may be short with you.” For the night, put out a fresh sheet and a thin shirt.',
          '<strong>Week 2.</strong> Most symptoms ease between day four and day fourteen. Many people suddenly have very vivid dreams though, and some of those are unpleasant. Your dream sleep is coming back, which cannabis used to hold off. So a strong dream is not a sign that you need cannabis. It’s a sign that your sleep is recovering.',
          '<strong>Week 3 and after.</strong> After about four weeks, the sensitivity in the brain is back to what it was for most people. Sleep can take longer, although the nights usually get calmer. A craving may still turn up at a certain place or with a certain song. It drops again, even if you do nothing.',
          'If you smoked tobacco in your joints, you’ll miss nicotine as well. That brings cravings of its own, and a short temper. A patch may help with that, so ask your pharmacist.',
          `It’s good to know when to call. ${safety('psychosis', 'en')} If you cannot keep any drink down, call your GP today. ${safety('suicide', 'en')}`,
          'These are two weeks with a beginning and an end. Every night that you’ve had is behind you.',
        ],
      },
    ),
    read,
    radios('merk', { nl: 'Waar zie jij het meest tegenop?', en: 'What do you dread most?' }, [
      answer('slaap', { nl: 'Slecht slapen', en: 'Bad sleep' }, null, {
        nl: 'Plan daarom deze week niets zwaars in de ochtend. In de volgende oefening kies je drie dingen die je slaap helpen.',
        en: 'So do not plan anything demanding in the mornings this week. In the next exercise you choose three things that help you sleep.',
      }),
      answer('lontje', { nl: 'Een kort lontje', en: 'A short temper' }, null, {
        nl: 'Waarschuw nu al wie met je leeft of werkt, dat scheelt later uitleg. Loop weg voordat je iets zegt, en kom daarna terug.',
        en: 'Warn the people you live or work with now, so there’s nothing to explain later. Walk away before you say something, and come back after.',
      }),
      answer('onrust', { nl: 'Onrust', en: 'Restlessness' }, null, {
        nl: 'Stilzitten maakt onrust meestal groter. Zet dus elke dag twintig minuten lopen in je agenda, zoals na het eten.',
        en: 'Sitting still usually makes restlessness worse. Put twenty minutes of walking in your diary each day, for example after dinner.',
      }),
      answer('dromen', { nl: 'Dromen', en: 'Dreams' }, null, {
        nl: 'Word je wakker uit een nare droom, doe dan een lampje aan. Noem drie dingen die je ziet. Daarna weet je lichaam weer waar het is.',
        en: 'If you wake from a bad dream, turn on a lamp and name three things you can see. After that your body knows where it is.',
      }),
      answer('niets', { nl: 'Niets van dit alles', en: 'None of these' }, null, {
        nl: 'Misschien valt het je mee, want niet iedereen heeft er veel last van. Komt het toch, dan herken je het nu en weet je dat het zakt.',
        en: 'It may turn out all right. Not everyone has much trouble. If it does come, you’ll recognise it and know that it eases.',
      }),
    ]),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een verpleeghulp met nachtdiensten stopte op de eerste van vier vrije dagen. Op dag drie was hij nat van het zweet en snauwde hij tegen zijn dochter. Hij zei: “Dit ligt niet aan jou, ik ben aan het ontwennen.” Op dag negen sliep hij voor het eerst vijf uur achter elkaar.',
        ),
        en: p(
          'A care worker on night shifts stopped on the first of four days off. On day three he was soaked in sweat and snapped at his daughter. He told her that it was not about her: he was going through withdrawal. On day nine he slept for five hours without waking, for the first time.',
        ),
      },
      { folded: { nl: 'Hoe het bij een ander ging', en: 'How it went for someone else' } },
    ),
  ],
  feedback: {
    title: { nl: 'Het heeft een begin en een eind', en: 'It has a beginning and an end' },
    html: {
      nl: p(
        'Dromen komen terug doordat je slaap herstelt. Ze zijn dus geen teken dat je cannabis nodig hebt. Je kunt deze tekst altijd opnieuw lezen, ook midden in de nacht.',
        safety('psychosis', 'nl'),
        safety('suicide', 'nl'),
      ),
      en: p(
        'Dreams come back as your sleep recovers, so they’re not a sign that you need cannabis. You can read this text again at any time, in the middle of the night too.',
        safety('psychosis', 'en'),
        safety('suicide', 'en'),
      ),
    },
  },
  notes:
    'Sources: [S12] Budney et al. 2003 (course of withdrawal, abstract); Bonnet and Preuss 2017 (about 4 weeks, abstract). No Dutch guideline found. CHECK [C1]: addiction doctor and psychiatrist: course, dream sleep, signs to call for.',
});
