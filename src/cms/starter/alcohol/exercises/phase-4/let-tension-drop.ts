import { createMarkup, exercise, option, radios, read, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const letTensionDrop = exercise({
  id: 'alcohol_4_3',
  domain: 'alcohol',
  title: { nl: 'Spanning laten zakken', en: 'Letting tension drop' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Veel mensen drinken om spanning kwijt te raken. Je adem en je spieren kunnen dat ook, maar ze hebben wat oefening nodig. Lees mee in je eigen tempo, het duurt ongeveer 4 minuten.',
      ),
      en: p(
        'Many people drink to get rid of tension. Your breath and your muscles can do that too, with a little practice. Take your time. It takes about 4 minutes.',
      ),
    }),
    script(
      'oefening',
      { nl: 'Spanning laten zakken', en: 'Letting tension drop' },
      {
        nl: [
          'Zoek een plek waar je kunt zitten en zet je voeten op de grond. Houd je ogen gerust open, en kies dan een punt om naar te kijken.',
          'Misschien was je dag vol, of is je lichaam gespannen zonder dat je weet waarom. Dat hebben veel mensen, en er is nu niets wat je goed moet doen. Heb je ergens pijn, sla die plek dan over.',
          'We beginnen met je adem. Adem rustig in door je neus en tel tot vier. Adem daarna langzaam uit door je mond, als door een rietje, en tel tot zes.',
          'Doe het nog een keer: in, twee, drie, vier, en uit, twee, drie, vier, vijf, zes. Lukt zes niet, dan is vijf ook goed. Het gaat erom dat je langer uitademt dan inademt. Daar wordt je lichaam rustiger van.',
          'Doe dit nog zes keer, in je eigen tempo. Adem niet dieper dan prettig is. Word je licht in je hoofd, adem dan een paar keer zoals altijd.',
          'Dwalen je gedachten af, dan is dat niet erg. Dat doen gedachten. Ga rustig terug naar het tellen van vier in en zes uit.',
          'Nu komen je schouders aan de beurt. Trek ze op richting je oren, houd ze daar vijf tellen vast en laat ze dan zakken. Voel het verschil tussen strak en los, en wacht een paar ademhalingen.',
          'Dan is je kaak aan de beurt. Zet je tanden zacht op elkaar, druk vijf tellen een beetje en laat los. Je mond kan een stukje open, terwijl je tong stilligt.',
          'Als laatste komen je handen. Maak twee vuisten, maar niet te hard, en tel rustig tot vijf. Laat los en leg je handen open op je benen. Misschien worden ze warm of zwaar en misschien merk je niets, allebei is goed.',
          'Adem nog een keer lang uit en zeg in jezelf: ik hoef nu niets op te lossen. Wat er speelt, is er straks ook nog. Dan kijk je ernaar met een rustiger lichaam.',
          'Voel je voeten op de grond, kijk om je heen en noem drie dingen die je ziet. Strek daarna je armen als je daar zin in hebt.',
          'Misschien is de spanning lager, misschien is hij gelijk gebleven. Je hebt in elk geval geoefend. De eerste keren voelt dat onwennig, maar daarna kent je lichaam de weg beter.',
          `Nog één ding. Tril of zweet je omdat je niet drinkt? Dat is geen spanning. ${safety('alcoholNow', 'nl')}`,
        ],
        en: [
          'Find a place where you can sit, and put your feet on the floor. You can keep your eyes open if you choose one point to look at.',
          'Your day may have been full, or your body may be tense without you knowing why. Many people have that, and there’s nothing you need to do well now. If a part of your body hurts, leave that part out.',
          'We’ll start with your breath. Breathe in calmly through your nose and count to four. After that, breathe out slowly through your mouth, as if through a straw, and count to six.',
          'Do it once more, in, two, three, four, and out, two, three, four, five, six. If six is too long, five is fine too. What matters is that you breathe out for longer than you breathe in. That calms your body.',
          'Do this six more times, at your own pace. Do not breathe more deeply than feels comfortable. If you feel light-headed, take a few breaths the way you always do.',
          'If your thoughts wander, that’s all right. That’s what thoughts do. Go back calmly to counting four in and six out.',
          'Now it’s the turn of your shoulders. Pull them up towards your ears, hold them there for a count of five and then let them drop. Notice the difference between tight and loose, and wait for a few breaths.',
          'Your jaw comes next. Bring your teeth together gently, press a little for a count of five and let go. Your mouth can open slightly, while your tongue lies still.',
          'Your hands come last. Make two fists, but not too tight, and count slowly to five. Let go and rest your open hands on your legs. They may feel warm, or you may notice nothing at all, and both are fine.',
          'Take one more long breath out and tell yourself that you do not have to solve anything now. Whatever is going on will still be there later. You’ll look at it then with a calmer body.',
          'Feel your feet on the floor, look around and name three things you can see. Stretch your arms if you feel like it.',
          'The tension may be lower now, or it may be the same. Either way, you have practised. It feels strange the first few times, but after that your body knows the way better.',
          `One more thing before you go. If you’re shaking or sweating because you’re not drinking, that’s not tension. ${safety('alcoholNow', 'en')}`,
        ],
      },
    ),
    read,
    radios(
      'wanneer',
      { nl: 'Wanneer wil je dit nog een keer doen?', en: 'When would you like to do this again?' },
      [
        option('ochtend', { nl: '’s Ochtends, voordat ik begin', en: 'In the morning, before I start' }),
        option('thuiskomen', { nl: 'Als ik thuiskom', en: 'When I get home' }),
        option('voor_het_eten', { nl: 'Voor het eten', en: 'Before dinner' }),
        option('in_bed', { nl: 'In bed', en: 'In bed' }),
        option('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }),
      ],
      {
        help: {
          nl: 'Kies een moment waarop het goed met je gaat, want dan leert je lichaam het rustig.',
          en: 'Choose a moment when you’re feeling all right, so your body learns it calmly.',
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
        'Breathe in for four counts and out for six, and relax your shoulders, your jaw and your hands. Do this once while you’re feeling well. Your body will know the way when things get tense.',
        'If the tension gets strong or lasts for days, talk about it with your GP or practice nurse.',
      ),
    },
  },
  notes: `Method: slow breathing with a longer breath out, and short progressive muscle relaxation.
CHECK [C2]: clinician, the breathing count (4 in, 6 out, 8 times) and the advice for light-headedness; whether "call your GP now" is right for shaking or sweating here.`,
});
