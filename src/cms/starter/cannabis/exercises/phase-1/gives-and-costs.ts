import { answer, checkboxes, createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const givesAndCosts = exercise({
  id: 'cannabis_1_4',
  domain: 'cannabis',
  title: { nl: 'Wat het geeft en kost', en: 'What it gives and costs' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Blowen geeft je iets, anders deed je het niet. Het kost je ook iets, anders was je hier niet. Zet die twee naast elkaar, zonder jezelf te beoordelen. Allebei zijn ze waar.',
      ),
      en: p(
        'Cannabis gives you something, or you would not use it. It costs you something too, or you would not be here. Put the two side by side without judging yourself. Both are true.',
      ),
    }),
    checkboxes(
      'geeft',
      { nl: 'Dit geeft het mij', en: 'This is what it gives me' },
      [
        answer('rust', { nl: 'Rust', en: 'Quiet' }, null, {
          nl: 'Die rust wil je niet kwijt, en dat is begrijpelijk. Let deze week op wanneer je ook zonder joint een stil moment hebt.',
          en: 'You do not want to lose that calm, and that makes sense. This week, notice when you have a quiet moment on your own.',
        }),
        answer('slaap', { nl: 'Slaap', en: 'Sleep' }, null, {
          nl: 'Inslapen gaat dan sneller, maar je droomt waarschijnlijk minder. Je slaap kan het weer zelf leren, en daar helpt fase 2 je bij.',
          en: 'You may fall asleep faster, but you probably dream less. Your sleep can learn to manage again, and phase 2 helps with that.',
        }),
        answer('lachen', { nl: 'Lachen', en: 'Laughing' }, null, {
          nl: 'Kijk eens met wie je het hardst lacht. Meestal ligt het meer aan die mensen dan aan wat er rondgaat.',
          en: 'Think about who makes you laugh the most. Usually it’s more about those people than about what’s being passed around.',
        }),
        answer('samen', { nl: 'Samen zijn', en: 'Being together' }, null, {
          nl: 'Erbij horen is iets waard, dus dat gooi je niet weg. In fase 5 zoek je momenten waarop jullie elkaar anders zien.',
          en: 'Belonging is worth something, so there’s no need to throw it away. In phase 5 you look for other ways to meet.',
        }),
        answer('afstand', { nl: 'Afstand van zorgen', en: 'Distance from worries' }, null, {
          nl: 'Een paar uur vrij van zorgen voelt goed, al zijn ze er morgen nog. Kies er straks één om met iemand te bespreken.',
          en: 'A few hours off from worries feels good, although they’re still there in the morning. Later, pick one to talk about with someone.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    checkboxes(
      'kost',
      { nl: 'Dit kost het mij', en: 'This is what it costs me' },
      [
        answer('geheugen', { nl: 'Geheugen', en: 'Memory' }, null, {
          nl: 'Namen kwijt zijn of een bladzijde drie keer lezen hoort hierbij. Bij de meeste volwassenen trekt het na stoppen weer bij.',
          en: 'Losing names or reading the same page three times is part of this. In most adults it improves after they stop.',
        }),
        answer('werk', { nl: 'School of werk', en: 'School or work' }, null, {
          nl: 'Schrijf één ding op dat bleef liggen. Dan zie je later of juist dat ene weer gaat lopen.',
          en: 'Write down one thing that you never got round to. Later you can see whether that one thing starts moving again.',
        }),
        answer('geld', { nl: 'Geld', en: 'Money' }, null, {
          nl: 'Reken uit wat een gewone maand kost. Per week lijkt het klein. Bedenk daarna wat je met dat bedrag zou willen.',
          en: 'Work out what an ordinary month costs. Per week it looks small. Think about what you’d like to do with it.',
        }),
        answer('hoesten', { nl: 'Hoesten', en: 'Coughing' }, null, {
          nl: 'Rook prikkelt je longen, met of zonder tabak. Blijf je hoesten, of maak je je zorgen, ga dan naar je huisarts.',
          en: 'Smoke irritates your lungs, with or without tobacco. If your cough does not go away, or if you’re worried about it, see your GP.',
        }),
        answer('afspraken', { nl: 'Afspraken die ik vergeet', en: 'Appointments I forget' }, null, {
          nl: 'Daar hebben ook anderen last van, en daardoor komt er soms ruzie van. Zet deze week alles met een wekker in je telefoon.',
          en: 'Other people feel this too, and it can lead to arguments. This week, put everything in your phone with an alarm.',
        }),
        answer('zin', { nl: 'Zin om iets te doen', en: 'Motivation' }, null, {
          nl: 'Zin komt meestal pas als je al bezig bent. Begin daarom met iets van vijf minuten en kijk wat er gebeurt.',
          en: 'Motivation usually comes once you’ve started. So begin with something that takes five minutes, and see how much of it is left.',
        }),
        answer('angst', { nl: 'Onrust of achterdocht', en: 'Unease or suspicion' }, null, {
          nl: 'Dat is een belangrijk teken: cannabis kan dat sterker maken. Vertel het deze week aan je huisarts en gebruik tot dan liever niets.',
          en: 'That’s an important sign: cannabis can make it stronger. Tell your GP this week, and preferably use nothing until then.',
        }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('belangrijkst_geeft', { nl: 'Wat wil je niet kwijt?', en: 'What do you not want to lose?' }),
    line('belangrijkst_kost', { nl: 'Wat wil je het liefst terug?', en: 'What do you most want back?' }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een student had links staan: rust na een dag in de bibliotheek, en lachen met twee vrienden. Rechts stond: drie keer een deadline gemist, en ’s ochtends een hoofd vol watten. Haar keuze was klein, want die twee vrienden wilde ze houden. Alleen de joint vóór het studeren mocht weg.',
        ),
        en: p(
          'On the left, a student wrote: calm after a day in the library, and laughing with two friends. On the right: three missed deadlines, and a head full of cotton wool in the morning. Her choice was small. She kept the two friends, and let go of the joint before studying.',
        ),
      },
      { folded: { nl: 'Twee rijtjes van een ander', en: 'Two lists from someone else' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Twee kanten, allebei waar', en: 'Two sides, both true' },
    html: {
      nl: p(
        'Wat het je geeft, zoek je straks ergens anders, en dat mag stap voor stap. In fase 4 heb je deze twee rijtjes weer nodig. Dan zijn ze jouw lijst tegenover een gedachte die het goedpraat.',
      ),
      en: p(
        'For each thing it gives you, you’ll look for something else later, one step at a time. In phase 4 these two lists come in useful, as “your list” against a thought that says it’s fine.',
      ),
    },
  },
  notes:
    'Method: decisional balance (motivational interviewing). CHECK [C1]: GP: cough; psychiatrist: suspicion; addiction doctor: memory (C1, C2).',
});
