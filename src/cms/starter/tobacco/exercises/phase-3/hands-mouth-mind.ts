import {
  answer,
  checkboxes,
  createMarkup,
  exercise,
  lines,
  matchAny,
  option,
  radios,
  skip,
} from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const handsMouthMind = exercise({
  id: 'tobacco_3_3',
  domain: 'tobacco',
  title: { nl: 'Handen, mond, hoofd', en: 'Hands, mouth, mind' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Een doosje met kleine dingen helpt in de eerste minuten van een golf. Kies iets voor je handen, je mond en je hoofd. Trek zit overal.',
      ),
      en: p(
        'A small box of things helps in the first minutes of a wave. Choose something for your hands, your mouth and your mind. A craving is rarely in one place.',
      ),
    }),
    checkboxes(
      'doosje',
      { nl: 'Wat gaat erin? Kies er ongeveer zes.', en: 'What goes in? Choose about six.' },
      [
        answer('kauwgom', { nl: 'Suikervrije kauwgom', en: 'Sugar-free gum' }, null, {
          nl: 'Kauwen geeft je mond iets te doen, ook tijdens een gesprek. Neem een smaak die je bij het roken nooit had.',
          en: 'Chewing gives your mouth a job, even in a conversation. Take a flavour that you never had while smoking.',
        }),
        answer('wortel', { nl: 'Wortel of iets knapperigs', en: 'Carrot or something crunchy' }, null, {
          nl: 'Knapperig kost tijd en geluid, en dat leidt af. Snijd ’s avonds een bakje, dan hoef je er overdag alleen aan te denken.',
          en: 'Crunchy food takes time and makes a noise, which is distracting. Cut up a tub in the evening, and it’s there all day.',
        }),
        answer('rietje', { nl: 'Een rietje', en: 'A straw' }, null, {
          nl: 'Hiermee adem je uit zoals bij de golf, alleen ziet niemand dat je oefent. Knip hem kort, zodat hij in je zak past.',
          en: 'You can breathe out through it as in the wave, and nobody will see that you’re practising. Cut it short to fit your pocket.',
        }),
        answer('bal', { nl: 'Een balletje of elastiek', en: 'A small ball or rubber band' }, null, {
          nl: 'Knijp erin zolang de trek stijgt, en laat los als hij zakt. Zo merken je handen zelf dat het minder wordt.',
          en: 'Squeeze it while the craving rises, and let go as it drops. That way your hands feel it getting less.',
        }),
        answer('foto', { nl: 'Een foto van wie of wat ik liefheb', en: 'A photo of who or what I love' }, null, {
          nl: 'Kijk er tien tellen naar en zeg in jezelf wat je ziet. Je hoofd gaat dan ergens anders heen dan naar de sigaret.',
          en: 'Look at it for ten seconds and tell yourself what you see. Your mind then goes somewhere other than the cigarette.',
        }),
        answer('puzzel', { nl: 'Een puzzel of breiwerk', en: 'A puzzle or knitting' }, null, {
          nl: 'Handwerk vraagt net genoeg aandacht om een golf te laten zakken. Kies iets dat je na twee minuten weer kunt wegleggen.',
          en: 'Working with your hands takes enough attention to let a wave drop. Choose something you can put down after two minutes.',
        }),
        answer('liedje', { nl: 'Een liedje dat ik meezing', en: 'A song I sing along to' }, null, {
          nl: 'Zingen is lang uitademen, dus het werkt twee keer. In een kantoor telt neuriën ook.',
          en: 'Singing is one long breath out, so it works twice over. In an office, humming counts as well.',
        }),
        answer('reden', { nl: 'Mijn reden op een kaartje', en: 'My reason on a card' }, null, {
          nl: 'Dit is de zin uit week 1, in je eigen handschrift. Leg hem bovenop, zodat je hem leest voordat je iets anders pakt.',
          en: 'This is your sentence from week 1, in your own handwriting. Put it on top, so that you’ll read it before anything else.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    radios('voor_waar', { nl: 'Waar heb je het doosje het meest nodig?', en: 'Where do you need the box most?' }, [
      answer('zak', { nl: 'In mijn zak', en: 'In my pocket' }, null, {
        nl: 'Houd het bij drie dingen die plat zijn: kauwgom, een rietje en je kaartje. Stop ze in de zak waar eerst het pakje zat.',
        en: 'Keep it to three flat things: gum, a straw and your card. Put them in the pocket where the packet used to be.',
      }),
      answer('auto', { nl: 'In de auto', en: 'In the car' }, null, {
        nl: 'Kies dingen die je met één hand pakt en die tegen warmte kunnen. Zet ze klaar voordat je rijdt, want onderweg moet je kijken.',
        en: 'Choose things that you can take with one hand and that do not melt. Get them ready before you drive. You need your eyes for the road.',
      }),
      answer('nacht', { nl: 'In de nachtdienst', en: 'On night shift' }, null, {
        nl: 'Neem iets warms mee en iets dat geen geluid maakt. Zet het op de plek waar je om vier uur zit, niet in je kluisje.',
        en: 'Bring something warm and something that makes no noise. Keep it where you sit at four in the morning, not in your locker.',
      }),
      answer('thuis', { nl: 'Thuis, met kinderen erbij', en: 'At home with children around' }, null, {
        nl: 'Maak er een doosje van dat ook voor hen mag, met stiften en een bal. Dan blijf je binnen, en zij krijgen iemand om mee te spelen.',
        en: 'Make it a box that they can use too, with pens and a ball. You’ll stay indoors, and they’ll see you playing.',
      }),
    ]),
    radios(
      'van_vapen',
      { nl: 'Gebruik je een vape, of stop je daarmee?', en: 'Do you vape, or are you quitting that?' },
      [option('ja', { nl: 'Ja', en: 'Yes' }), option('nee', { nl: 'Nee', en: 'No' })],
    ),
    createMarkup(
      'vapen',
      {
        nl: p(
          'Een vape ligt altijd in de hand, dus je handen zullen hem het meest missen. Kies daarom twee dingen die net zo zwaar zijn, zoals een gladde steen of een pen. Mis je de zoete smaak, neem dan kauwgom of fruit met dezelfde smaak.',
        ),
        en: p(
          'A vape is always in your hand, so your hands will miss it most. Choose two things of the same size and weight, such as a smooth stone or a pen. If you miss the sweet taste, take gum or fruit with the same flavour.',
        ),
      },
      { when: matchAny(['van_vapen'], 'ja') },
    ),
    lines('plekken', { nl: 'Waar leg je er een neer?', en: 'Where do you put one?' }, 4, {
      help: {
        nl: 'Bijvoorbeeld in de auto, je jas of je bureau.',
        en: 'For example in the car, your coat or your desk.',
      },
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Voor minuut 1 tot 5', en: 'For minutes 1 to 5' },
    html: {
      nl: p(
        'Het doosje is voor het begin van een golf. Daarna zakt de trek meestal vanzelf. Gebruik je het nooit, dan ligt het waarschijnlijk op de verkeerde plek. Wat het best werkt, zet je straks op je noodkaart.',
      ),
      en: p(
        'The box is for the start of a wave. After that the craving usually drops on its own. If you never use it, it’s probably in the wrong place. Whatever works best goes on your emergency card later.',
      ),
    },
  },
  notes:
    'Method: substitution kit. Vaping: Richtlijnendatabase, Stoppen met e-sigaret [S7] (support; little evidence).',
});
