import { createMarkup, exercise, longText, matchAny, option, radios, skip } from '../../../shared/exercise-parts.ts';
import { p, safety, tel } from '../../../shared/markup.ts';

export const kindSentence = exercise({
  id: 'alcohol_4_5',
  domain: 'alcohol',
  title: { nl: 'Een zachte zin', en: 'A kind sentence' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Bijna iedereen die minder wil drinken, schaamt zich weleens. Schaamte maakt stil en geeft trek. Met een zachte zin wordt doorgaan makkelijker, omdat je niet ook nog tegen jezelf vecht.',
        'Denk aan iets waar je je voor schaamt, zonder het op te schrijven. Denk daarna aan iemand van wie je houdt, met precies hetzelfde verhaal.',
      ),
      en: p(
        'Almost everyone who wants to drink less feels ashamed now and then. Shame makes people quiet and brings on cravings. A kind sentence helps you keep going: you’re no longer fighting yourself as well.',
        'Think of something you’re ashamed of, without writing it down. Now think of someone you love, whose story is exactly the same.',
      ),
    }),
    longText(
      'voor_een_ander',
      { nl: 'Wat zou je tegen die ander zeggen?', en: 'What would you say to them?' },
      { help: { nl: 'Je mag dit ook leeg laten.', en: 'You can leave this empty too, if that feels better.' } },
    ),
    radios(
      'zachte_zin',
      { nl: 'Welke zin wil je vandaag aan jezelf geven?', en: 'Which sentence do you want to give yourself today?' },
      [
        option('wat_je_kon', { nl: 'Je deed wat je toen kon.', en: 'You did what you could at the time.' }),
        option('zwaar', { nl: 'Het was zwaar, en je bent er nog.', en: 'It was hard, and you’re still here.' }),
        option('niet_alles', {
          nl: 'Dit is een stuk van je verhaal, niet alles.',
          en: 'This is a part of your story, not all of it.',
        }),
        option('proberen', { nl: 'Je bent moe, en toch ben je hier.', en: 'You’re tired, and still you came here.' }),
      ],
      {
        help: {
          nl: 'Kies er een of schrijf je eigen zin, ook als je hem nog niet gelooft.',
          en: 'Choose one or write your own, even if you do not believe it yet.',
        },
        required: true,
        other: { nl: 'Mijn eigen zin', en: 'My own sentence' },
      },
    ),
    radios('hoe_is_het', { nl: 'Hoe is het om die zin te lezen?', en: 'What is it like to read that sentence?' }, [
      option('fijn', { nl: 'Fijn', en: 'Good' }),
      option('vreemd', { nl: 'Vreemd', en: 'Strange' }),
      option('geen_gevoel', { nl: 'Ik voel er niet veel bij', en: 'I do not feel much' }),
      option('te_zwaar', {
        nl: 'Het maakt me verdrietig of het wordt te zwaar',
        en: 'It makes me sad, or it gets too much',
      }),
    ]),
    createMarkup(
      'te_zwaar_hulp',
      {
        nl: p(
          'Dat kan gebeuren, en het betekent niet dat je iets verkeerd deed. Je kunt hier stoppen en iets warms pakken.',
          `Praat er vandaag over met iemand die je vertrouwt, of met je huisarts. ${safety('suicide', 'nl')} Is er direct gevaar, bel dan ${tel('112')}.`,
        ),
        en: p(
          'That can happen, and it does not mean you did anything wrong. You can stop here and get yourself something warm to drink or eat.',
          `Talk about it today with someone you trust, or with your GP. ${safety('suicide', 'en')} If there is immediate danger, call ${tel('112')}.`,
        ),
      },
      { when: matchAny(['hoe_is_het'], 'te_zwaar') },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Zacht zijn is geen extra taak', en: 'Being kind is not one more task' },
    html: {
      nl: p(
        'Schaamte maakt trek groter, terwijl vriendelijk zijn doorgaan makkelijker maakt. Dat leer je langzaam, maar het telt elke keer.',
        `Gaat het niet goed met je, dan hoef je dat niet alleen te dragen. ${safety('suicide', 'nl')} Bij direct gevaar bel je ${tel('112')}.`,
      ),
      en: p(
        'Shame makes cravings stronger, while being kind to yourself helps you keep going. It takes time to learn this, and every time you try it counts.',
        `If you’re not doing well, you do not have to carry that on your own. ${safety('suicide', 'en')} Always call ${tel('112')} if there is immediate danger.`,
      ),
    },
  },
  isSensitive: true,
  notes: `Method: self-compassion against shame. The required field is a choice of ready sentences, so that nobody is held up by a painful question.
CHECK [C1]: clinician and 113 guideline, wording about suicide.`,
});
