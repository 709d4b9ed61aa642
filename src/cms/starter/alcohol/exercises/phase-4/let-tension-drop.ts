import { exercise, one, option, read, script, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const letTensionDrop = exercise({
  id: 'alcohol_4_3',
  domain: 'alcohol',
  title: { nl: 'Spanning laten zakken', en: 'Let tension drop' },
  parts: [
    told('intro', {
      nl: p(
        'Veel mensen drinken om spanning kwijt te raken. Je adem en je spieren kunnen dat ook, met wat oefening. Lees mee, in je eigen tempo. Het duurt ongeveer 4 minuten.',
      ),
      en: p(
        'Many people drink to get rid of tension. Your breath and your muscles can do that too, with some practice. Read along, at your own pace. It takes about 4 minutes.',
      ),
    }),
    script(
      'oefening',
      { nl: 'Spanning laten zakken', en: 'Let tension drop' },
      {
        nl: [
          'Zoek een plek waar je kunt zitten. Zet je voeten op de grond. Je ogen kunnen open blijven. Kies dan een punt om naar te kijken.',
          'Misschien was je dag vol. Misschien is je lijf gespannen zonder dat je weet waarom. Dat hebben veel mensen. Er is nu niets wat je goed moet doen. Heb je pijn op een plek? Sla die plek over.',
          'We beginnen met je adem. Adem rustig in door je neus en tel tot vier. Adem langzaam uit door je mond en tel tot zes. Alsof je door een rietje blaast.',
          'Nog een keer. In, twee, drie, vier. Uit, twee, drie, vier, vijf, zes. Lukt zes niet? Dan is vijf ook goed. Het gaat erom dat je uitademing langer is dan je inademing. Daar wordt je lijf rustiger van.',
          'Doe dit nog zes keer, in je eigen tempo. Je hoeft niet dieper te ademen dan prettig is. Word je licht in je hoofd? Adem dan een paar keer zoals je dat altijd doet.',
          'Dwalen je gedachten af? Dat doen gedachten. Je hoeft ze niet weg te sturen. Je gaat terug naar tellen: vier in, zes uit.',
          'Nu je schouders. Trek ze op, richting je oren. Houd ze daar: een, twee, drie, vier, vijf. En laat ze zakken. Voel het verschil tussen strak en los. Wacht een paar ademhalingen.',
          'Dan je kaak. Zet je tanden zacht op elkaar en druk een beetje. Een, twee, drie, vier, vijf. En laat los. Je mond kan een stukje open. Je tong ligt stil.',
          'Dan je handen. Maak twee vuisten. Niet te hard. Een, twee, drie, vier, vijf. En laat los. Leg je handen open op je benen. Misschien worden ze warm of zwaar. Misschien merk je niets. Allebei is goed.',
          'Adem nog een keer lang uit. Zeg in jezelf: ik hoef nu niets op te lossen. Nog een keer: ik hoef nu niets op te lossen. Wat er speelt, is er straks ook nog. Dan kijk je ernaar met een rustiger lijf.',
          'Voel je voeten op de grond. Kijk om je heen. Noem drie dingen die je ziet. Strek je armen als je daar zin in hebt.',
          'Misschien is de spanning lager. Misschien is hij gelijk gebleven. Je hebt geoefend, en dat telt. De eerste keren voelt het vaak wat onwennig. Na een paar keer kent je lijf de weg beter.',
          'Nog één ding. Tril of zweet je omdat je niet drinkt? Dat is geen spanning. Bel dan vandaag je huisarts.',
        ],
        en: [
          'Find a place where you can sit. Put your feet on the floor. Your eyes can stay open. In that case, choose a point to look at.',
          'Perhaps your day was full. Perhaps your body is tense and you do not know why. Many people have that. There is nothing you have to do well now. Does a part of your body hurt? Leave that part out.',
          'We start with your breath. Breathe in calmly through your nose and count to four. Breathe out slowly through your mouth and count to six. As if you are blowing through a straw.',
          'Once more. In, two, three, four. Out, two, three, four, five, six. Is six too long? Then five is fine. What matters is that breathing out takes longer than breathing in. That calms your body.',
          'Do this six more times, at your own pace. Do not breathe more deeply than is pleasant. Do you feel light in the head? Then take a few breaths the way you always do.',
          'Do your thoughts wander? That is what thoughts do. You do not have to send them away. You go back to counting: four in, six out.',
          'Now your shoulders. Pull them up, towards your ears. Hold them there: one, two, three, four, five. And let them drop. Feel the difference between tight and loose. Wait for a few breaths.',
          'Then your jaw. Put your teeth together gently and press a little. One, two, three, four, five. And let go. Your mouth can open a little. Your tongue lies still.',
          'Then your hands. Make two fists. Not too tight. One, two, three, four, five. And let go. Rest your hands open on your legs. Perhaps they become warm or heavy. Perhaps you notice nothing. Both are fine.',
          'Breathe out long once more. Say to yourself: I do not have to solve anything now. Once more: I do not have to solve anything now. What is going on will still be there later. Then you look at it with a calmer body.',
          'Feel your feet on the floor. Look around. Name three things that you see. Stretch your arms if you feel like it.',
          'Perhaps the tension is lower. Perhaps it is the same. You have practised, and that counts. The first times often feel a bit strange. After a few times your body knows the way better.',
          'One more thing. Do you shake or sweat because you are not drinking? That is not tension. Then call your GP today.',
        ],
      },
    ),
    read,
    one(
      'wanneer',
      { nl: 'Wanneer wil je dit nog een keer doen?', en: 'When do you want to do this once more?' },
      [
        option('ochtend', { nl: '’s Ochtends, voordat ik begin', en: 'In the morning, before I start' }),
        option('thuiskomen', { nl: 'Als ik thuiskom', en: 'When I come home' }),
        option('voor_het_eten', { nl: 'Voor het eten', en: 'Before dinner' }),
        option('in_bed', { nl: 'In bed', en: 'In bed' }),
        option('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }),
      ],
      {
        help: {
          nl: 'Kies een moment waarop het goed met je gaat. Dan leert je lijf het rustig.',
          en: 'Choose a moment when you feel all right. Then your body learns it calmly.',
        },
        other: { nl: 'Een ander moment', en: 'Another moment' },
      },
    ),
  ],
  feedback: {
    title: { nl: 'Vier in, zes uit', en: 'Four in, six out' },
    html: {
      nl: p(
        'Vier tellen in, zes tellen uit, schouders, kaak, handen. Doe dit één keer als het goed gaat. Dan kent je lijf de weg als het spannend wordt.',
        'Wordt je spanning groot, of blijft hij dagen hangen? Praat erover met je huisarts of praktijkondersteuner.',
      ),
      en: p(
        'Four counts in, six counts out, shoulders, jaw, hands. Do this once when things are going well. Then your body knows the way when it gets tense.',
        'Does your tension get strong, or does it stay for days? Talk about it with your GP or practice nurse.',
      ),
    },
  },
  notes: `Method: slow breathing with a longer breath out, and short progressive muscle relaxation.
CHECK: clinician, the breathing count (4 in, 6 out, 8 times) and the advice for light-headedness; whether "call your GP today" is right for shaking or sweating here.`,
});
