import { answer, checkboxes, createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const badNewsFairHoliday = exercise({
  id: 'tobacco_6_4',
  domain: 'tobacco',
  title: { nl: 'Slecht nieuws, kermis, vakantie', en: 'Bad news, fair, holiday' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Ook na maanden kan trek ineens terugkomen, kort en daarna weer weg. Zulke momenten kun je voor een deel zien aankomen. Bedenk er nu drie van het komende half jaar, dan ligt je antwoord al klaar.',
      ),
      en: p(
        'A craving can come back even after months, briefly, and then it’s gone. You can see some of those moments coming. Think of three in the next six months, so that your answer is ready.',
      ),
    }),
    checkboxes('soort', { nl: 'Wat komt er bij jou aan?', en: 'What’s coming up for you?' }, [
      answer('sterfdag', { nl: 'De sterfdag van iemand', en: 'The anniversary of a death' }, null, {
        nl: 'Verdriet zoekt wat het kent, en soms is dat rook. Plan die dag iets met iemand die diegene ook kende, al is het een telefoontje.',
        en: 'When people grieve, they reach for what they know, and sometimes that’s smoking. Plan something that day with someone who knew them too, even a phone call.',
      }),
      answer(
        'werk',
        { nl: 'Onrust op het werk, zoals een reorganisatie', en: 'Trouble at work, such as a reorganisation' },
        null,
        {
          nl: 'Onzeker zijn duurt weken, en trek niet. Zet na elk gesprek een wandeling in je agenda, weg van de rookplek.',
          en: 'Uncertainty lasts for weeks, and cravings do not. After each meeting, have a walk in your calendar, so that you do not end up at the smoking spot.',
        },
      ),
      answer('gewicht', { nl: 'Ik ben aangekomen', en: 'I have gained weight' }, null, {
        nl: 'Dan lijkt roken op een slechte dag een oplossing. Vraag je huisarts naar een diëtist, want met steun lukt allebei.',
        en: 'On a bad day smoking may look like a solution to that. Ask your GP about a dietitian. With support you can manage both.',
      }),
      answer('feest', { nl: 'Een kermis, bruiloft of festival', en: 'A fair, a wedding or a festival' }, null, {
        nl: 'Drank, rook en gezelschap komen dan samen. Beslis vooraf met wie je gaat, wat je drinkt en hoe laat je vertrekt.',
        en: 'Drink, smoke and company come together there. Decide beforehand who you’ll go with, what you’ll drink and when you’ll go home.',
      }),
      answer('vakantie', { nl: 'Een vakantie', en: 'A holiday' }, null, {
        nl: 'Andere plekken, andere regels, en ineens lijkt alles te mogen. Neem je doosje mee, en bedenk wat je op het strand doet.',
        en: 'Different places have different rules, and suddenly everything seems fine. Take your box, and decide what you’ll do at the airport and on the beach.',
      }),
      answer('ziekte', { nl: 'Slecht nieuws over mijn gezondheid', en: 'Bad news about my health' }, null, {
        nl: 'Een slechte uitslag en een sigaret horen bij elkaar als je dat vroeger zo deed. Neem iemand mee naar de afspraak, en blijf daarna een uur samen.',
        en: 'Bad results and a cigarette go together if that’s how it used to be. Take someone along to the appointment, and stay together for an hour.',
      }),
    ]),
    line(
      'moment_1',
      { nl: 'Moment 1, en wat doe je dan?', en: 'Moment 1, and what do you do then?' },
      {
        required: true,
        help: {
          nl: 'Bijvoorbeeld “kermis: ik ga met mijn zus en drink fris”.',
          en: 'For example “fair: I go with my sister and have soft drinks”.',
        },
      },
    ),
    line('moment_2', { nl: 'Moment 2, en wat doe je dan?', en: 'Moment 2, and what do you do then?' }),
    line('moment_3', { nl: 'Moment 3, en wat doe je dan?', en: 'Moment 3, and what do you do then?' }),
    line(
      'nieuws',
      { nl: 'En bij slecht nieuws: wat doe je eerst?', en: 'And with bad news: what do you do first?' },
      {
        help: {
          nl: 'Denk aan één nummer en één plek. Meer onthoud je dan niet.',
          en: 'Think of one number and one place. You will not remember more than that.',
        },
      },
    ),
    createMarkup(
      'iemand',
      {
        nl: p(
          'Zijn vrouw stierf in maart, en in maart rookte hij vroeger meer. Vorig jaar vroeg hij zijn zoon om die dag te komen eten. Ze haalden haar foto’s uit de doos en gingen daarna naar de duinen. De trek kwam toch, bij de auto, en was weg voor ze thuis waren.',
        ),
        en: p(
          'His wife died in March, and March was when he used to smoke more. Last year he asked his son to come for dinner that day. They took out her photos and went to the dunes after that. The craving came anyway, by the car, and was gone before they were home.',
        ),
      },
      { folded: { nl: 'De zwaarste dag van iemand anders', en: 'Someone else’s hardest day' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Kort, en dan weer weg', en: 'Short, and gone again' },
    html: {
      nl: p(
        'Zet één van deze momenten nu in je agenda, met je antwoord erbij. Komt er iets ergs, dan bewijs je niets met niet roken. Wacht een uur, bel iemand en kijk daarna wat je nodig hebt.',
      ),
      en: p(
        'Put one of these moments in your calendar now, with your answer. If something terrible happens, you’re not proving anything by not smoking. Wait an hour, call someone, and see after that what you need.',
      ),
    },
  },
  notes: 'Method: future high-risk dates.',
});
