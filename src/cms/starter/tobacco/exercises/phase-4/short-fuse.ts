import {
  answer,
  createMarkup,
  exercise,
  line,
  matchAny,
  radios,
  read,
  script,
} from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const shortFuse = exercise({
  id: 'tobacco_4_3',
  domain: 'tobacco',
  title: { nl: 'Kort lontje', en: 'Short fuse' },
  parts: [
    script(
      'script',
      { nl: 'Kort lontje', en: 'Short fuse' },
      {
        nl: [
          'Wie stopt met roken, is een tijdje sneller boos dan anders. Dat ligt niet aan je karakter. Je lichaam zoekt een nieuw evenwicht. In deze minuten oefen je wat je doet als het kookt.',
          'Ga staan of zitten en denk aan iets kleins waar je je laatst aan ergerde. Neem niet het grootste, maar een dop die niet op de tandpasta zat.',
          'Waar voel je het: in je kaken, je schouders of je handen? Misschien wordt het warm in je borst. Dat is je teken, en hoe eerder je het herkent, hoe meer je kunt kiezen.',
          'Maak nu vuisten, span je armen aan en tel tot vijf. Laat dan los, en laat je kaak zakken. Adem langzaam uit alsof je door een rietje blaast, en doe dat nog twee keer.',
          'Dan komt de zin, rustig en kort: “Ik kom zo terug.” Een uitleg is nu te veel. Je gaat weg voordat je iets zegt waar je spijt van krijgt.',
          'Loop vijf minuten, het liefst buiten, of houd je handen onder koud water. Kijk naar iets dat ver weg is. Bedenk nog niet wat je gaat zeggen. Eerst moet je lichaam zakken.',
          'Ga dan terug met één zin over jezelf. “Ik ben gestopt met roken en ik ben prikkelbaar. Wat jij zei, raakte me. Zullen we het opnieuw doen?” Lukt dat nog niet, zeg dan dat je er na het eten op terugkomt.',
          'Zit je achter het stuur, dan kun je niet weglopen. Zet de radio uit, laat je schouders zakken en neem meer afstand. Bij de eerste veilige plek stap je uit, tot je adem weer rustig is.',
          'Waarschuw de mensen om je heen van tevoren, thuis en op je werk. Zeg: de komende weken kan ik kortaf zijn, en dat ligt niet aan jou.',
          'Bij de meeste mensen wordt dit na een paar weken rustiger. Ben je bang dat je iemand pijn doet, ga dan weg en bel Veilig Thuis, dag en nacht. Dat is er ook voor wie zelf boos wordt.',
        ],
        en: [
          'People who quit smoking are often angry sooner for a while. It’s not your character. Your body is looking for a new balance. In these minutes you’ll practise what to do when it boils over.',
          'Stand or sit, and think of something small that annoyed you lately. Do not take the biggest thing, but the toothpaste with its cap off.',
          'Where do you feel it: in your jaw, your shoulders or your hands? You may feel warmth in your chest, and that’s your sign. The sooner you spot it, the more choice you’ve got.',
          'Now make fists, tense your arms and count to five. Let go and let your jaw drop, breathe out slowly as if through a straw, and do that twice more.',
          'Next comes the sentence, calm and short: “I’ll be right back.” You do not have to explain. You’re leaving before you say something you’d regret.',
          'Walk for five minutes, outside if you can, or hold your hands under cold water. Look at something far away, and do not plan what to say yet. Your body has to settle first.',
          'When you go back, bring one sentence about yourself. “I’ve quit smoking and I’m irritable. What you said hurt me. Can we start again?” If that does not work yet, say you’ll come back to it after dinner.',
          'If you’re driving, you cannot walk away, so turn off the radio and leave more room for the car ahead. Stop at the first safe place, and get out until your breathing is calm.',
          'Warn the people around you beforehand, at home and at work. Tell them: I may be short with you in the coming weeks, and it’s not about you.',
          'For most people this gets calmer after a few weeks. If you’re afraid that you’ll hurt someone, leave and call Veilig Thuis (the domestic abuse helpline), day and night. They’re also there for people who get angry themselves and want that to stop.',
        ],
      },
    ),
    read,
    radios(
      'waar',
      { nl: 'Waar heb jij de meeste last van een kort lontje?', en: 'Where does your short fuse bother you most?' },
      [
        answer('thuis', { nl: 'Thuis, met mijn partner', en: 'At home, with my partner' }, null, {
          nl: 'Spreek nu samen een woord af voor een pauze van vijf minuten. Degene die het zegt gaat weg, en de ander loopt niet mee.',
          en: 'Agree now on a word for a five-minute break. If you say it, you leave the room, and nobody follows.',
        }),
        answer('auto', { nl: 'In het verkeer', en: 'In traffic' }, null, {
          nl: 'Vertrek vijf minuten eerder, want haast steekt het lontje aan. Kies de rustige weg, ook als die langer is.',
          en: 'Leave five minutes earlier, as being rushed lights the fuse. Take the quiet road even if it’s longer.',
        }),
        answer('werk', { nl: 'Op mijn werk', en: 'At work' }, null, {
          nl: 'Vertel één collega dat je gestopt bent, dan kan die je een seintje geven. Stuur boze berichten pas na de pauze.',
          en: 'Tell one colleague that you’ve quit, so they can give you a sign. Wait until after your break before you send an angry message.',
        }),
        answer('kinderen', { nl: 'Met mijn kinderen', en: 'With my children' }, null, {
          nl: 'Zeg in hun woorden wat er is: mama of papa is moe, en dat komt niet door jullie. Ging je te ver, bied dan je excuses aan.',
          en: 'Say it in their words: I’m tired, and it’s not because of you. If you went too far, tell them you’re sorry.',
        }),
      ],
    ),
    createMarkup(
      'kibbelen',
      {
        nl: p(
          'Twee mensen stopten op dezelfde dag. De eerste week maakten ze ruzie over een vaatwasser. Daarna hingen ze een briefje op met twee woorden: “nicotine praat”. Wie het zei, kreeg vijf minuten, en de vaatwasser wachtte.',
        ),
        en: p(
          'Two people quit on the same day. In the first week they argued about a dishwasher. After that they hung up a note that said “nicotine talking”. If one of them pointed at it, they got five minutes, and the dishwasher had to wait.',
        ),
      },
      { when: matchAny(['waar'], 'thuis', 'kinderen') },
    ),
    createMarkup(
      'rijden',
      {
        nl: p(
          'Een chauffeur merkte dat zijn lontje in de file het kortst was. Daar rookte hij vroeger. Hij plakte een pijltje bij zijn stuur, als teken voor één lange uitademing. Na twee weken deed zijn adem het al voordat hij keek.',
        ),
        en: p(
          'A driver noticed that his fuse was shortest in traffic jams, where he used to smoke. He stuck an arrow by his steering wheel as a sign for one long breath out. After two weeks his breath did it before he looked.',
        ),
      },
      { when: matchAny(['waar'], 'auto') },
    ),
    line('wie', { nl: 'Wie waarschuw je van tevoren?', en: 'Who do you warn beforehand?' }),
  ],
  feedback: {
    title: { nl: 'Prikkelbaar is tijdelijk', en: 'Irritable is temporary' },
    html: {
      nl: p(
        'Vertel anderen dat je gestopt bent, want dan snappen ze wat er is. Liep je toch te laat weg, dan kun je altijd nog terugkomen met één zin.',
        `Gaat het thuis mis, bel dan Veilig Thuis: ${tel('0800-2000')}, gratis, dag en nacht. Bij gevaar bel je ${tel('112')}.`,
      ),
      en: p(
        'Tell others that you’ve quit, and they’ll understand what’s going on. If you walked away too late, you can still come back with one sentence.',
        `If things go wrong at home, call Veilig Thuis: ${tel('0800-2000')}, free, day and night. If anyone is in danger, call ${tel('112')}.`,
      ),
    },
  },
  notes:
    'Method: emotion regulation, time-out. Source: rijksoverheid.nl [S38] (Veilig Thuis, also for who hurts). CHECK [C2]: clinician.',
});
