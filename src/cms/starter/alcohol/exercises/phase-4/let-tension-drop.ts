import { exercise, one, option, read, script, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const letTensionDrop = exercise({
  id: 'alcohol_4_3',
  domain: 'alcohol',
  title: { nl: 'Spanning laten zakken', en: 'Let tension drop' },
  parts: [
    told('intro', {
      nl: p(
        'Veel mensen drinken om spanning kwijt te raken. Je adem en je spieren kunnen dat ook, maar ze hebben wat oefening nodig. Lees mee in je eigen tempo, het duurt ongeveer 4 minuten.',
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
          'Zoek een plek waar je kunt zitten en zet je voeten op de grond. Houd je ogen gerust open, en kies dan een punt om naar te kijken.',
          'Misschien was je dag vol, of is je lichaam gespannen zonder dat je weet waarom. Dat hebben veel mensen, en er is nu niets wat je goed moet doen. Heb je ergens pijn, sla die plek dan over.',
          'We beginnen met je adem. Adem rustig in door je neus en tel tot vier. Adem daarna langzaam uit door je mond, als door een rietje, en tel tot zes.',
          'Doe het nog een keer: in, twee, drie, vier, en uit, twee, drie, vier, vijf, zes. Lukt zes niet, dan is vijf ook goed. Het gaat erom dat je langer uitademt dan inademt, want daar wordt je lichaam rustiger van.',
          'Doe dit nog zes keer, in je eigen tempo. Adem niet dieper dan prettig is. Word je licht in je hoofd, adem dan een paar keer zoals altijd.',
          'Dwalen je gedachten af, dan is dat niet erg, want dat doen gedachten. Ga rustig terug naar het tellen van vier in en zes uit.',
          'Nu komen je schouders aan de beurt. Trek ze op richting je oren, houd ze daar vijf tellen vast en laat ze dan zakken. Voel het verschil tussen strak en los, en wacht een paar ademhalingen.',
          'Dan is je kaak aan de beurt. Zet je tanden zacht op elkaar, druk vijf tellen een beetje en laat los. Je mond kan een stukje open, terwijl je tong stilligt.',
          'Als laatste komen je handen. Maak twee vuisten, maar niet te hard, en tel rustig tot vijf. Laat los en leg je handen open op je benen. Misschien worden ze warm of zwaar en misschien merk je niets, allebei is goed.',
          'Adem nog een keer lang uit en zeg in jezelf: ik hoef nu niets op te lossen. Wat er speelt, is er straks ook nog. Dan kijk je ernaar met een rustiger lichaam.',
          'Voel je voeten op de grond, kijk om je heen en noem drie dingen die je ziet. Strek daarna je armen als je daar zin in hebt.',
          'Misschien is de spanning lager, misschien is hij gelijk gebleven. Je hebt in elk geval geoefend. De eerste keren voelt dat onwennig, maar daarna kent je lichaam de weg beter.',
          'Nog één ding. Tril of zweet je omdat je niet drinkt? Dat is geen spanning, dus bel dan vandaag je huisarts.',
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
          nl: 'Kies een moment waarop het goed met je gaat, want dan leert je lichaam het rustig.',
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
        'Adem vier tellen in en zes tellen uit, en ontspan je schouders, je kaak en je handen. Doe dit één keer als het goed gaat. Dan kent je lichaam de weg als het spannend wordt.',
        'Wordt je spanning groot of blijft hij dagen hangen? Praat er dan over met je huisarts of praktijkondersteuner.',
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
