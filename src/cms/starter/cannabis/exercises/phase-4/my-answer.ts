import { answer, createMarkup, exercise, line, lines, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myAnswer = exercise({
  id: 'cannabis_4_2',
  domain: 'cannabis',
  title: { nl: 'Mijn antwoord', en: 'My answer' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Kies één zin die bij jou vaak komt, misschien die uit de vorige oefening. Je kijkt er eerlijk naar: wat klopt eraan, en wat niet? Daarna zet je er een tweede zin naast.',
      ),
      en: p(
        'Choose one thought that comes to you often, perhaps the one from the last exercise. You take an honest look at what’s true about it and what is not. After that, you put a second thought beside it.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Thuis bij een vrouw van dertig is drugs iets waar niemand over praat. Haar zin was: “Als ze het wisten, was ik hun dochter niet meer.” Ervoor: haar oom is om zoiets nooit meer genoemd. Ertegen: haar moeder vroeg laatst of ze wel sliep, en haar tante mag ze altijd bellen.',
          'Haar nieuwe zin werd: “Ik weet niet wat ze zouden zeggen, maar één van hen houdt al een deur open.” Ze heeft het nog aan niemand thuis verteld. Dat mocht haar eigen moment hebben. Wel belde ze haar huisarts.',
        ),
        en: p(
          'In the family of a woman of 30, drugs are something nobody talks about. Her thought was: “If they knew, I wouldn’t be their daughter any more.” For it: her uncle was never mentioned again after something like this. Against it: her mother asked lately if she was sleeping, and her aunt said she could always call.',
          'Her new thought was: “I don’t know what they would say, but one of them is already holding a door open.” She has not told anyone at home. That can wait for her own moment. She did call her GP.',
        ),
      },
      { folded: { nl: 'Een ingevuld voorbeeld', en: 'A filled-in example' } },
    ),
    line('situatie', { nl: 'Wanneer komt hij?', en: 'When does it come?' }),
    line('zin', { nl: 'Hoe klinkt de zin?', en: 'What does the thought say?' }, { required: true }),
    radios('zo_waar', { nl: 'Hoe waar voelt hij nu?', en: 'How true does it feel now?' }, [
      answer('helemaal', { nl: 'Helemaal waar', en: 'Completely true' }, null, {
        nl: 'Iets kan waar voelen en toch maar half kloppen. Vraag je af wat een vriendin erop zou zeggen, en schrijf dat bij “niet helemaal”.',
        en: 'Something can feel true and still be only half right. Ask yourself what a good friend would say to it, and write that under “not quite”.',
      }),
      answer('half', { nl: 'Half waar', en: 'Half true' }, null, {
        nl: 'Dan heb je het lastigste al gedaan, namelijk twijfelen. Zoek voor elke helft één voorbeeld uit de laatste week.',
        en: 'You’ve done the hardest part, which is to have doubts. For each half, find one example from the past week.',
      }),
      answer('niet', { nl: 'Niet echt waar, maar hij komt toch', en: 'Not really true, but it keeps coming' }, null, {
        nl: 'Gedachten komen uit gewoonte, ook als je ze niet gelooft. Begroet hem kort, “daar ben je weer”, en lees dan je nieuwe zin.',
        en: 'Thoughts come out of habit, even when you do not believe them. Greet it briefly with “there you are again”, then read your new thought.',
      }),
    ]),
    lines('voor', { nl: 'Wat laat zien dat hij klopt?', en: 'What shows that it is true?' }, 3, {
      help: {
        nl: 'Schrijf alleen op wat een camera had gezien, zoals “ik lag tot twee uur wakker”.',
        en: 'Only write what a camera could have seen, such as “I was awake until two”.',
      },
    }),
    lines(
      'tegen',
      { nl: 'Wat laat zien dat hij niet helemaal klopt?', en: 'What shows that it is not quite true?' },
      3,
      {
        help: {
          nl: 'Eén uitzondering is al bewijs, hoe klein die ook was.',
          en: 'One exception is proof enough, however small it was.',
        },
      },
    ),
    line('nieuw', { nl: 'Mijn nieuwe zin', en: 'My new thought' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Twee zinnen geven keus', en: 'Two thoughts give a choice' },
    html: {
      nl: p(
        'De oude zin mag blijven, maar hij staat er niet meer alleen. Lees de nieuwe een paar dagen vlak voor je lastigste uur, zodat hij vertrouwd wordt.',
        'Geloof je hem nog niet, dan is hij misschien te mooi. Maak hem kleiner, tot je er ja op kunt knikken. In fase 6 zet je hem op je noodkaart.',
      ),
      en: p(
        'The old thought can stay, but it’s not there on its own any more. Read the new one for a few days, right before your hardest hour, so that it starts to sound familiar.',
        'If you do not believe it yet, it may be too good to be true. Make it smaller until you can nod at it. In phase 6 you put it on your emergency card.',
      ),
    },
  },
  isSensitive: true,
  notes: 'Method: thought record. The example is kind to family and says nothing against secrecy.',
});
