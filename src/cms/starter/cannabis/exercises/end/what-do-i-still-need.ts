import type { Localised } from '#src/domains/domain.ts';
import { answer, createMarkup, exercise, matchAny, type Part, radios } from '../../../shared/exercise-parts.ts';
import { p, safety, tel, ul } from '../../../shared/markup.ts';

function yesNo(key: string, label: Localised, yes: Localised, no: Localised, asking: { required?: true } = {}): Part {
  return radios(
    key,
    label,
    [answer('ja', { nl: 'Ja', en: 'Yes' }, null, yes), answer('nee', { nl: 'Nee', en: 'No' }, null, no)],
    asking,
  );
}

export const whatDoIStillNeed = exercise({
  id: 'cannabis_end_3',
  domain: 'cannabis',
  title: { nl: 'Wat heb ik nog nodig?', en: 'What do I still need?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Na zes weken gaat iedereen anders verder. Bij elke zin kies je ja of nee, en daarna lees je wat kan helpen. Er komt geen uitslag uit. Het gaat om de volgende stap.',
      ),
      en: p(
        'After six weeks everyone carries on in their own way. For each sentence you choose yes or no, and then you read what can help. There’s no result. It’s about the next step.',
      ),
    }),
    yesNo(
      'lukt_het',
      { nl: 'Het lukt zoals ik wil.', en: 'It is going the way I want.' },
      {
        nl: 'Houd dan vast wat werkt, en vul je dagen in zolang het je helpt. Op het forum helpt jouw verhaal iemand die net begint.',
        en: 'Hold on to what works, and keep logging your days while it’s useful. On the forum, your story helps someone who is starting out.',
      },
      {
        nl: 'Zes weken zijn kort voor een gewoonte van jaren. Bel deze week je huisarts of praktijkondersteuner en zeg dat je verder wilt met hulp.',
        en: 'Six weeks is short for a habit of years. Call your GP or practice nurse this week, and say that you want to carry on with help.',
      },
      { required: true },
    ),
    yesNo(
      'sterke_trek',
      { nl: 'Ik heb nog vaak sterke trek.', en: 'I still often have strong cravings.' },
      {
        nl: 'Doe de golf uit fase 3 een week lang elke dag, ook zonder trek. Wordt het dan niet minder, vraag je huisarts om verslavingszorg.',
        en: 'Do the wave from phase 3 every day for a week, even without a craving. If it does not get less, ask your GP about addiction care.',
      },
      {
        nl: 'Komt de trek een keer terug, dan herken je hem: hij komt op, wordt hoog en zakt. Je noodkaart vind je in fase 6.',
        en: 'If the craving comes back one day, you’ll recognise it: it rises, gets high and drops. You’ll find your emergency card in phase 6.',
      },
    ),
    yesNo(
      'tabak',
      { nl: 'Ik rook nog tabak.', en: 'I still smoke tobacco.' },
      {
        nl: 'Tabak houdt de beweging en de trek in leven. Je apotheek kent middelen die helpen, en er is ook een programma voor roken.',
        en: 'Tobacco keeps the movement and the craving alive. Your pharmacist knows what can help, and there’s a programme for smoking too.',
      },
      {
        nl: 'Daarmee valt een deel van de trek weg. Sla ook die ene sigaret op een feest af. Die roept de joint op.',
        en: 'That takes away part of the craving. Refuse that one cigarette at a party too. It brings back the joint.',
      },
    ),
    yesNo(
      'slaap',
      { nl: 'Ik slaap al langer dan 4 weken slecht.', en: 'I have slept badly for more than 4 weeks.' },
      {
        nl: 'Ga dan naar je huisarts en vertel dat je bent gestopt of mindert. Oefenen met slapen is de eerste keuze, en daar bestaat goede begeleiding voor.',
        en: 'See your GP, and say that you’ve stopped or are cutting down. Sleep training is the first choice, and there’s good help for it.',
      },
      {
        nl: 'Houd je vaste tijd om op te staan nog een paar maanden aan. Zo blijft je slaap sterk als er een drukke week komt.',
        en: 'Keep your usual time to get up for a few more months. That keeps your sleep strong when a busy week comes.',
      },
    ),
    yesNo(
      'somber',
      { nl: 'Ik ben vaak somber of bang.', en: 'I often feel low or afraid.' },
      {
        nl: 'Bel deze week je huisarts of praktijkondersteuner. Soms kwam het door de cannabis, soms was het er al, maar voor allebei is hulp.',
        en: 'Call your GP or practice nurse this week. Sometimes the feeling came from cannabis and sometimes it was there before, and there’s help for both.',
      },
      {
        nl: 'Verandert dat later, dan is je huisarts er ook daarvoor. Je bent niet te laat en je bent er ook niet te vroeg bij.',
        en: 'If that changes later, your GP is there for that as well. It’s never too early or too late to call.',
      },
    ),
    createMarkup(
      'bel_113',
      {
        nl: p(safety('suicide', 'nl'), `Bij direct gevaar bel je ${tel('112')}.`),
        en: p(safety('suicide', 'en'), `In immediate danger, call ${tel('112')}.`),
      },
      { when: matchAny(['somber'], 'ja') },
    ),
    yesNo(
      'geld_werk_thuis',
      { nl: 'Ik heb last van geld, werk of thuis.', en: 'Money, work or home is a problem for me.' },
      {
        nl: 'Dat maakt volhouden zwaarder, dus pak er eerst één aan. Begin met wat je uit je slaap houdt, en bel een van de lijnen hieronder.',
        en: 'That makes it harder to keep going, so deal with one of them first. Start with what keeps you awake most nights, and call one of the lines below.',
      },
      {
        nl: 'Dan kan je aandacht naar je plan. Zet deze oefening over drie maanden weer in je agenda, want zulke dingen veranderen.',
        en: 'Your attention can go to your plan. Put this exercise in your diary again in three months, as such things change.',
      },
    ),
    createMarkup(
      'geld_veilig',
      {
        nl: ul(
          `Bij geld of schulden bel je Geldfit, ${tel('0800-8115')}, gratis en anoniem.`,
          `Is het thuis niet veilig, bel dan Veilig Thuis, ${tel('0800-2000')}, gratis, dag en nacht.`,
        ),
        en: ul(
          `For money or debts, call Geldfit (free debt advice) on ${tel('0800-8115')}, free and anonymous.`,
          `If home is not safe, call Veilig Thuis (domestic abuse helpline) on ${tel('0800-2000')}, free, day and night.`,
        ),
      },
      { when: matchAny(['geld_werk_thuis'], 'ja') },
    ),
    yesNo(
      'praten',
      { nl: 'Ik wil met iemand praten.', en: 'I want to talk to someone.' },
      {
        nl: 'Dat kan met anderen op het forum, of met verslavingszorg via je huisarts. Ook voor slapen of voor wat eronder zit, kan je huisarts je verwijzen.',
        en: 'You can, with others on the forum or with addiction care through your GP. Your GP can also refer you for sleep or for what’s underneath.',
      },
      {
        nl: 'Verder alleen is ook een keuze. De pagina Hulp blijft open, dus je vindt de nummers ook later terug.',
        en: 'Going on alone is a choice too. The Help page stays open, so you’ll find the numbers if you change your mind.',
      },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een man van 70 schreef twee dingen op: slecht slapen en pijn. Hij schreef ze op een briefje voor zijn huisarts, omdat hij anders de helft vergat. Ze begonnen met de pijn, want daar kwam het slechte slapen vandaan. De olie van de markt liet hij staan.',
        ),
        en: p(
          'A man of 70 found two things that still bothered him: bad sleep and pain. He wrote them on a note for his GP. He was afraid he’d forget half of it. They began with the pain: that’s where the bad sleep came from. He left the oil from the market alone.',
        ),
      },
      { folded: { nl: 'Wat een ander meenam naar de huisarts', en: 'What someone else took to the GP' } },
    ),
  ],
  feedback: {
    title: { nl: 'Je kunt altijd terugkomen', en: 'You can always come back' },
    html: {
      nl: p(
        'Kies één ding uit wat je las en doe het deze week. Drie tegelijk is te veel. Alle nummers staan bij <a href="/hulp">Hulp</a>.',
        `<strong>${safety('psychosis', 'nl')}</strong>`,
      ),
      en: p(
        'Choose one thing from what you’ve read and do it this week. Three at once is too much. All the numbers are on the <a href="/en/help">Help</a> page.',
        `<strong>${safety('psychosis', 'en')}</strong>`,
      ),
    },
  },
  notes:
    'Advice per answer, never a total. Sources: [S27] NHG-Standaard Slaapproblemen M23 (2024). CHECK [C1]: GP: sleep care, therapy; psychiatrist: closing line; one test call to each number.',
});
