import type { StarterPage } from '../starter.ts';
import { p, safety, steps, tel, ul } from './markup.ts';
import { CLOSE_ONES, SELF_HELP } from './variants.ts';

/** First aid for an overdose: first the call, then the recovery position, then a card for each drug. */
export const overdose: StarterPage<'basic_page'> = {
  id: 'shared-overdose',
  type: 'basic_page',
  domains: [...SELF_HELP, ...CLOSE_ONES],
  path: { nl: '/te-veel-gebruikt', en: '/too-much' },
  nl: {
    title: 'Te veel gedronken of gebruikt',
    lead: 'Is iemand niet goed na drank of drugs? Bel eerst, en lees daarna wat je per middel kunt doen.',
    description: 'Wat je doet bij een overdosis: bellen, op de zij leggen, en een kaart per middel.',
    paragraphs: [
      {
        type: 'text',
        appearance: 'notice',
        title: 'Bel 112',
        body: p(
          `<strong>${safety('recovery', 'nl')}</strong>`,
          'Zeg waar je bent en wat er is gebruikt. De ambulance komt om te helpen en heeft een beroepsgeheim.',
          'Ademt iemand niet normaal, dan zegt 112 stap voor stap hoe je reanimeert.',
        ),
      },
      {
        type: 'text',
        title: 'Zo leg je iemand op de zij',
        appearance: 'walk',
        body:
          p(
            'Dit doe je als iemand normaal ademt, maar niet wakker wordt. Lukt het niet precies, dan is alleen op de zij ook goed.',
          ) +
          steps(
            ['Kniel naast de ander.', 'Leg de arm aan jouw kant opzij, met de hand omhoog.'],
            ['Leg de andere hand tegen de wang.', 'De rug van die hand ligt tegen de wang aan jouw kant.'],
            ['Trek de verste knie op.', 'Rol de ander aan die knie naar je toe, tot die op de zij ligt.'],
            ['Kantel het hoofd iets naar achteren.', 'De mond wijst naar beneden, zodat braaksel eruit kan lopen.'],
            ['Blijf kijken.', 'Let op de adem tot er hulp is. Verandert die, zeg het dan meteen tegen 112.'],
          ),
      },
      {
        type: 'text',
        title: 'Alcohol',
        body:
          p('Bel 112 als iemand langzaam of met pauzes ademt, of blauw of heel koud is.') +
          ul(
            'Laat iemand die niet wakker te krijgen is, nooit alleen om te slapen.',
            'Geef geen koffie, en zet iemand niet onder een koude douche. Daar wordt niemand nuchter van.',
            'Laat de ander niet braken, want dat kan in de longen komen.',
          ),
      },
      {
        type: 'text',
        title: 'GHB, pillen en pijnstillers',
        body:
          p(
            'GHB, slaapmiddelen, kalmeringsmiddelen en sterke pijnstillers maken de adem langzaam. Met drank erbij gaat dat nog sneller.',
          ) +
          ul(
            'Bel 112 als iemand niet wakker wordt of vreemd ademt, ook als dat vaker gebeurde.',
            'Kijk steeds of de ander ademt. Met GHB kan iemand ineens wegzakken.',
            'Is er naloxon in huis tegen heroïne of sterke pijnstillers, gebruik die dan nadat je 112 belde.',
          ) +
          p(safety('ghbEmergency', 'nl')),
      },
      {
        type: 'text',
        title: 'Cocaïne, speed en xtc',
        body:
          p(safety('chestOther', 'nl'), safety('overheated', 'nl')) +
          ul(
            'Breng iemand die het heet heeft naar een koele plek, en doe dikke kleren uit.',
            'Houd het rustig en praat zacht, omdat drukte de angst groter maakt.',
            'Neem er niets bij om tot rust te komen, ook geen drank.',
          ),
      },
      {
        type: 'text',
        title: 'Cannabis',
        body:
          p(safety('psychosisOther', 'nl')) +
          ul(
            'Ga rustig zitten of liggen, en blijf bij elkaar tot het zakt. Dat kan een paar uur duren.',
            'Wat je eet, werkt pas laat en lang. Neem daarom niets bij.',
            `At een kind iets met cannabis? Bel meteen de huisarts of de huisartsenpost, en ${tel('112')} als het suf is.`,
          ),
      },
      {
        type: 'text',
        title: 'Nicotine',
        body: p(
          `Kreeg een kind vloeistof uit een vape, een zakje of een sigaret binnen? Bel meteen de huisarts of de huisartsenpost, en ${tel('112')} als het suf is.`,
          'Word je zelf misselijk en duizelig van te veel nicotine, stop dan voor vandaag. Meestal zakt dat binnen een paar uur.',
        ),
      },
      {
        type: 'text',
        title: 'Nam iemand met opzet te veel?',
        body: p(
          `Bel dan ${tel('112')}, ook als er nog niets te merken is. Sommige pillen doen pas na een dag kwaad.`,
          safety('suicideOther', 'nl'),
        ),
      },
      {
        type: 'text',
        title: 'Daarna',
        body: p(
          'Was dit schrikken, vertel het dan aan je huisarts. Die zal je niet straffen, maar met je kijken hoe het veiliger kan.',
          'Wanneer je welk nummer belt, lees je bij <a href="/wie-bel-je-nu">Wie bel je ’s avonds en ’s nachts?</a>',
        ),
      },
    ],
  },
  en: {
    title: 'Too much to drink, or too much of a drug',
    lead: 'If someone is unwell after alcohol or drugs, call first. After that you can read what to do for each of them.',
    description: 'What to do in an overdose: call, lay them on their side, and a card for each drug.',
    paragraphs: [
      {
        type: 'text',
        appearance: 'notice',
        title: 'Call 112',
        body: p(
          `<strong>${safety('recovery', 'en')}</strong>`,
          'Say where you are and what was used. The ambulance comes to help, and what you tell them is confidential.',
          'If someone is not breathing normally, 112 tells you step by step how to give CPR.',
        ),
      },
      {
        type: 'text',
        title: 'How to lay someone on their side',
        appearance: 'walk',
        body:
          p(
            'Do this if someone is breathing normally but does not wake up. If you cannot do it exactly, on their side is what counts.',
          ) +
          steps(
            ['Kneel beside them.', 'Place the arm nearest to you out to the side, with the hand up.'],
            ['Put their other hand against their cheek.', 'The back of that hand rests on the cheek nearest to you.'],
            [
              'Pull up the knee furthest from you.',
              'Use that knee to roll them towards you, until they’re on their side.',
            ],
            ['Tilt their head back a little.', 'The mouth points down, so that vomit can run out.'],
            ['Keep watching.', 'Check their breathing until help arrives. If it changes, tell 112 straight away.'],
          ),
      },
      {
        type: 'text',
        title: 'Alcohol',
        body:
          p('Call 112 if someone breathes slowly or with pauses, or is blue or very cold.') +
          ul(
            'Never leave someone who cannot be woken to sleep it off.',
            'Do not give them coffee or a cold shower. Neither makes anyone sober.',
            'Do not make them vomit, as it can get into the lungs.',
          ),
      },
      {
        type: 'text',
        title: 'GHB, pills and painkillers',
        body:
          p(
            'GHB, sleeping pills, tranquillisers and strong painkillers slow down breathing. With alcohol it happens even faster.',
          ) +
          ul(
            'Call 112 if someone does not wake up or is breathing strangely, even if it’s happened before.',
            'Keep checking that they’re breathing. With GHB someone can suddenly pass out.',
            'If there’s naloxone in the house for strong painkillers or heroin, use it once you’ve called 112.',
          ) +
          p(safety('ghbEmergency', 'en')),
      },
      {
        type: 'text',
        title: 'Cocaine, speed and ecstasy',
        body:
          p(safety('chestOther', 'en'), safety('overheated', 'en')) +
          ul(
            'If they’re hot, move them somewhere cool and take off any thick clothes.',
            'Keep things calm and speak softly. Noise and crowds make fear worse.',
            'Do not take anything else to calm down, and that includes alcohol.',
          ),
      },
      {
        type: 'text',
        title: 'Cannabis',
        body:
          p(safety('psychosisOther', 'en')) +
          ul(
            'Sit or lie down somewhere quiet, and stay together until it passes. It can take a few hours.',
            'If you’ve eaten it, it works late and for long, so do not take any more.',
            `If a child ate cannabis, call the GP or the huisartsenpost (out-of-hours GP) now. If they’re drowsy, call ${tel('112')}.`,
          ),
      },
      {
        type: 'text',
        title: 'Nicotine',
        body: p(
          `If a child has swallowed vape liquid, a pouch or a cigarette, call the GP or the huisartsenpost now. If they’re drowsy, call ${tel('112')}.`,
          'If too much nicotine makes you feel sick and dizzy, stop for today. It usually wears off within a few hours.',
        ),
      },
      {
        type: 'text',
        title: 'If someone took too much on purpose',
        body: p(
          `Call ${tel('112')}, even if you cannot see anything wrong yet. Some pills only do their harm after a day.`,
          safety('suicideOther', 'en'),
        ),
      },
      {
        type: 'text',
        title: 'Afterwards',
        body: p(
          'If this gave you a fright, tell your GP. They will not punish you, but help you see how it can be safer.',
          'You can read which number to call when at <a href="/en/who-to-call-now">Who do you call in the evening or at night?</a>',
        ),
      },
    ],
  },
  notes:
    'Sources: Mittleman, Unity and Het Parool [S18] (chest); Nationale Drug Monitor [S19] (GHB); Van Amsterdam et al. 2024 [S30] (alcohol with cocaine); the rest is general knowledge, no source looked up. CHECK [C1]: Rode Kruis and GP: the side in five steps, nothing to eat or drink; addiction doctor: every card, naloxone, children and nicotine or cannabis, an overdose on purpose. REVIEW: November 2027.',
};
