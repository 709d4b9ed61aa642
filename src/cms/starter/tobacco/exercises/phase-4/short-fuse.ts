import { exercise, line, read, script } from '../../../shared/exercise-parts.ts';
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
          'Wie stopt met roken, is vaak een tijdje sneller boos. Dat zegt niets over wie je bent. Je lijf zoekt een nieuw evenwicht. In deze paar minuten oefen je wat je dan doet.',
          'Ga staan of zitten. Denk aan een klein ding waar je je laatst aan ergerde. Niet het grootste. Een dop die niet op de tandpasta zat, of iemand die voordrong.',
          'Waar voel je het? Misschien in je kaken, je schouders of je handen. Misschien wordt het warm in je borst. Dat is je teken. Hoe eerder je het herkent, hoe meer je kunt kiezen.',
          'Maak nu vuisten. Span je armen aan. Tel tot vijf. En laat los. Laat je kaak zakken. Adem langzaam uit, alsof je door een rietje blaast. Nog twee keer.',
          'Dan komt de zin. Zeg hem hardop, rustig: ik kom zo terug. Meer niet. Je hoeft niet uit te leggen waarom. Je gaat weg voordat je iets zegt waar je spijt van krijgt.',
          'Loop vijf minuten. Buiten als dat kan. Houd je handen onder koud water. Kijk naar iets wat ver weg is. Bedenk nog niet wat je gaat zeggen. Laat eerst je lijf zakken.',
          'Ga dan terug. Zeg één zin over jezelf. Bijvoorbeeld: ik ben gestopt met roken en ik ben prikkelbaar. Wat jij zei, raakte me. Zullen we het opnieuw doen? Lukt dat niet? Zeg dan: ik praat er straks over.',
          'Het helpt om mensen van tevoren te waarschuwen. Thuis, op je werk. Zeg: de komende weken kan ik kortaf zijn. Dat ligt niet aan jou. Geef me vijf minuten, dan kom ik terug.',
          'Bij de meeste mensen wordt dit na een paar weken rustiger. Ben je bang dat je iemand pijn doet? Ga weg en bel Veilig Thuis, dag en nacht. Dat is er ook voor wie zelf boos wordt.',
        ],
        en: [
          'People who stop smoking are often angry sooner for a while. It says nothing about who you are. Your body is looking for a new balance. In these few minutes you practise what you do then.',
          'Stand or sit. Think of a small thing that annoyed you lately. Not the biggest. A cap that was not on the toothpaste, or someone who pushed in.',
          'Where do you feel it? Perhaps in your jaw, your shoulders or your hands. Perhaps it gets warm in your chest. That is your sign. The earlier you recognise it, the more you can choose.',
          'Now make fists. Tense your arms. Count to five. And let go. Let your jaw drop. Breathe out slowly, as if you blow through a straw. Twice more.',
          'Then comes the sentence. Say it out loud, calmly: I will be right back. No more. You do not have to explain why. You leave before you say something you regret.',
          'Walk for five minutes. Outside if you can. Hold your hands under cold water. Look at something far away. Do not think yet about what you will say. First let your body settle.',
          'Then go back. Say one sentence about yourself. For example: I have stopped smoking and I am irritable. What you said hurt me. Shall we do it again? Does that not work? Then say: I will talk about it later.',
          'It helps to warn people beforehand. At home, at work. Say: in the coming weeks I may be short with you. It is not about you. Give me five minutes, then I come back.',
          'For most people this gets calmer after a few weeks. Are you afraid that you will hurt someone? Leave and call Veilig Thuis, day and night. It is also there for people who get angry themselves.',
        ],
      },
    ),
    read,
    line('wie', { nl: 'Wie waarschuw je van tevoren?', en: 'Who do you warn beforehand?' }),
  ],
  feedback: {
    title: { nl: 'Prikkelbaar is tijdelijk', en: 'Irritable is temporary' },
    html: {
      nl: p(
        'Zeggen dat je gestopt bent, geeft anderen uitleg. Vijf minuten weglopen is een sterke keuze.',
        `Gaat het thuis mis? Bel Veilig Thuis: ${tel('0800-2000')}, gratis, dag en nacht. Bij gevaar bel je ${tel('112')}.`,
      ),
      en: p(
        'Saying that you have stopped explains it to others. Walking away for five minutes is a strong choice.',
        `Does it go wrong at home? Call Veilig Thuis: ${tel('0800-2000')}, free, day and night. In danger, call ${tel('112')}.`,
      ),
    },
  },
  notes:
    'Method: emotion regulation, time-out. Source: rijksoverheid.nl (Veilig Thuis, also for who hurts). CHECK: clinician.',
});
