import { answer, createMarkup, exercise, line, radios, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const friday4Pm = exercise({
  id: 'cocaine_3_3',
  domain: 'cocaine',
  title: { nl: 'Vrijdag 16 uur', en: 'Friday 4 pm' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Het weekend begint in je hoofd al op vrijdagmiddag, als je nog aan het werk bent. Bedenk daarom nu wat je dan doet. Een zin met als en dan werkt goed, omdat je op het moment zelf niet meer kiest.',
      ),
      en: p(
        'In your mind the weekend starts on Friday afternoon, while you’re still at work. So it’s best to decide now what you’ll do then. A sentence with if and then works well: you no longer have to choose in the moment.',
      ),
    }),
    createMarkup(
      'voorbeelden',
      {
        nl: ul(
          'In de bouw: als het busje langs het café rijdt, dan stap ik twee straten eerder uit.',
          'Op kantoor: als de borrel begint, dan haal ik de kinderen op en kom ik niet terug.',
          'In een hotel: als ik de kamer binnenkom, dan bel ik naar huis voordat ik mijn jas uitdoe.',
          'Alleen thuis: als mijn partner weg is, dan eet ik bij mijn broer en slaap ik daar.',
        ),
        en: ul(
          'On site: if the van drives past the pub, then I get out two streets earlier.',
          'At the office: if the drinks begin, then I pick up the children and do not come back.',
          'In a hotel: if I walk into the room, then I call home before I take off my coat.',
          'Home alone: if my partner is away, then I eat at my brother’s and sleep there.',
        ),
      },
      { folded: { nl: 'Vier zinnen van anderen', en: 'Four sentences from others' } },
    ),
    radios(
      'waar',
      { nl: 'Waar begint jouw weekend het gevaarlijkst?', en: 'Where does your weekend start most dangerously?' },
      [
        answer('werk', { nl: 'Op mijn werk', en: 'At work' }, null, {
          nl: 'Daar begint het met een groep, dus weggaan valt op. Zeg ’s ochtends al dat je om vijf uur weg moet, dan kijkt niemand op.',
          en: 'There it starts with a group, so leaving gets noticed. Say in the morning that you have to leave at five, and nobody will be surprised.',
        }),
        answer('onderweg', { nl: 'Onderweg naar huis', en: 'On the way home' }, null, {
          nl: 'Een andere route haalt de bekende plekken weg. Bel onderweg iemand. Met je handen vol typ je geen bericht.',
          en: 'A different route takes out the familiar places. Call someone on the way. While you’re talking you cannot type a message.',
        }),
        answer('thuis', { nl: 'Thuis, als het stil wordt', en: 'At home, when it gets quiet' }, null, {
          nl: 'Het uur nadat de kinderen slapen of de deur dichtvalt, is lang. Zet er iets neer met je handen, zoals koken voor morgen.',
          en: 'The hour after the children are asleep or the door shuts is a long one. Plan something with your hands, such as cooking for tomorrow.',
        }),
        answer('weg', { nl: 'In een hotel of bij anderen', en: 'In a hotel or at someone’s place' }, null, {
          nl: 'Ver van huis voelt het alsof het niet meetelt, terwijl je hart overal hetzelfde is. Spreek een vast tijdstip af om te bellen.',
          en: 'Far from home it feels as if it does not count, while your heart is the same everywhere. Agree with someone at home on a set time to call.',
        }),
      ],
    ),
    line('loon', { nl: 'Als mijn loon binnenkomt, dan …', en: 'If my wages come in, then …' }, { required: true }),
    line('borrel', { nl: 'Als anderen gaan borrelen, dan …', en: 'If others go for drinks, then …' }),
    line('alleen', {
      nl: 'Als ik alleen thuis of in een hotel ben, dan …',
      en: 'If I am alone at home or in a hotel, then …',
    }),
    line(
      'eigen',
      { nl: 'Mijn eigen moment: als …, dan …', en: 'My own moment: if …, then …' },
      {
        help: {
          nl: 'Noem achter dan iets wat je kunt zien, zoals naar buiten lopen.',
          en: 'After then, name something you could see, such as walking outside. Not using is not a plan.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Gekozen op een rustig moment', en: 'Chosen at a calm moment' },
    html: {
      nl: p(
        'Zet je eerste zin als wekker op vrijdag om vier uur. Maak van de borrel een ontbijt, dan zie je dezelfde mensen op een veiliger uur. Je zinnen vind je hier terug.',
      ),
      en: p(
        'Set your first sentence as an alarm for Friday at four. If the drinks can become a breakfast, you’ll see the same people at a safer hour. You’ll find your own sentences here whenever you want to read them.',
      ),
    },
  },
  notes: 'Method: if-then plans (Gollwitzer [S47]) for weekend and payday.',
});
