import { answer, checkboxes, createMarkup, exercise, line, lines, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const fillingTheFreeHours = exercise({
  id: 'gambling_5_4',
  domain: 'gambling',
  title: { nl: 'Vrije uren invullen', en: 'Filling the free hours' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Gokken vulde uren, en die komen nu vrij. Een leeg uur is het lastigst, omdat je hoofd er dan zelf iets voor kiest. Geef ze daarom alvast een plek, het liefst met iets dat geen geld kost.',
      ),
      en: p(
        'Gambling filled hours, and now they’re free. An empty hour is the hardest one. Your mind puts something in it by itself. So give those hours a place in advance, preferably with things that cost no money.',
      ),
    }),
    line(
      'uren',
      { nl: 'Op welke uren gokte je meestal?', en: 'What time of day did you usually gamble?' },
      {
        required: true,
        help: {
          nl: 'Denk aan je week: ochtend, pauze, avond en het uur voor het slapen.',
          en: 'Think of your week: morning, break, evening and the hour before sleep.',
        },
      },
    ),
    checkboxes(
      'ideeen',
      { nl: 'Wat past bij jou?', en: 'What suits you?' },
      [
        answer('sport', { nl: 'Sporten', en: 'Sports' }, null, {
          nl: 'Kies een les op een vast uur. Dan wacht er iemand op je. Buiten hardlopen of een filmpje volgen kost niets en telt net zo goed.',
          en: 'Choose a class at the same time each week, so someone’s expecting you. Running outside or following a video costs nothing and counts as well.',
        }),
        answer('klussen', { nl: 'Klussen of tuinieren', en: 'Odd jobs or gardening' }, null, {
          nl: 'Met je handen bezig zijn houdt je hoofd rustig. Leg op zaterdag het gereedschap al klaar, dan begin je zonder te denken.',
          en: 'Working with your hands keeps your mind calm. Lay out the tools on Saturday, so you’ll start without thinking about it.',
        }),
        answer('kinderen', { nl: 'Iets met mijn kinderen', en: 'Something with my children' }, null, {
          nl: 'Kinderen onthouden vooral kleine dingen, zoals samen pannenkoeken bakken. Zet er één per week in de agenda, met hun naam erbij.',
          en: 'Children remember ordinary things best, such as making pancakes with you. Put one a week in the diary, with their name beside it.',
        }),
        answer('koken', { nl: 'Koken en samen eten', en: 'Cooking and eating together' }, null, {
          nl: 'Een maaltijd vult twee uur en er komt iemand bij. Vraag op dinsdag wie er mee-eet, en laat die persoon het toetje meenemen.',
          en: 'A meal fills two hours and brings someone in. On Tuesdays, ask who wants to join you, and let them bring dessert.',
        }),
        answer('vrijwillig', { nl: 'Vrijwilligerswerk', en: 'Volunteering' }, null, {
          nl: 'Ergens verwacht worden helpt meer dan je van plan zijn. Begin met één dienst, bijvoorbeeld bij de buurt, de sportclub of een inzamelpunt.',
          en: 'Being expected somewhere helps more than good intentions do. Start with one shift, for example in your neighbourhood or at a sports club.',
        }),
        answer('groep', { nl: 'Een groep met mensen die dit kennen', en: 'A group of people who know this' }, null, {
          nl: 'Bij AGOG zitten mensen die precies dit hebben meegemaakt. De eerste keer mag je alleen luisteren, en je vertelt pas iets als je wilt.',
          en: 'At AGOG (groups for people who gambled) you’ll meet people who have been through this. The first time, you’re welcome to listen only.',
        }),
        answer('leren', { nl: 'Iets leren', en: 'Learning something' }, null, {
          nl: 'Een taal, een instrument of een les in het buurthuis vraagt je hele hoofd. Kies een vast uur. Wachten tot je zin hebt, lukt zelden.',
          en: 'A language, an instrument or a course at the community centre takes all your attention. Choose a time and stick to it. Waiting until you feel like it rarely works.',
        }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Dinsdagavond was mijn vaste gokavond, als de jongste bij zijn vader was. Nu ga ik om zeven uur zwemmen met mijn zus, die me ophaalt. De week daarna wilde ik niet, en toch stond ze voor de deur. Op zondagochtend help ik in de buurttuin. Dan was het vroeger ook altijd raak.',
        ),
        en: p(
          'Tuesday evening was my regular gambling evening, when the youngest was at his dad’s. Now I go swimming at seven with my sister, who picks me up. The week after, I did not want to, and there she was at the door. On Sunday mornings I help in the community garden, as that used to be a bad time too.',
        ),
      },
      { folded: { nl: 'De dinsdagavond van een moeder', en: 'A mother’s Tuesday evening' } },
    ),
    lines(
      'plan',
      { nl: 'Vul deze week een paar uren in: dag, tijd, wat', en: 'Fill some hours this week: day, time, what' },
      7,
    ),
    line('vast', { nl: 'Welke ene afspraak wordt vast?', en: 'Which one of these becomes regular?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Eén vaste afspraak', en: 'One regular appointment' },
    html: {
      nl: p(
        'Eén vaste afspraak doet meer dan tien plannen, omdat iemand dan op je rekent. De zin komt meestal pas als je begonnen bent.',
        'Groepen van lotgenoten vind je via <a href="/hulp">Hulp</a>. Je weekplan staat hier, dus volgende week vul je het zo weer aan.',
      ),
      en: p(
        'One regular appointment a week does more than ten good plans. Someone’s counting on you. Feeling like it usually comes only after you’ve started.',
        'You’ll find support groups through the <a href="/en/help">Help</a> page. Your week plan is here, so you can fill it in again next week.',
      ),
    },
  },
  notes: 'Method: community reinforcement. AGOG exists; its number is left to the record of help lines.',
});
