import { createMarkup, exercise, line, matchAny, option, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whoIsProud = exercise({
  id: 'tobacco_5_5',
  domain: 'tobacco',
  title: { nl: 'Wie is trots?', en: 'Who is proud?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Volhouden gaat makkelijker als iemand het ziet. Dat kan een vriend zijn, of een buurvrouw die elke dag gedag zegt. Kies één persoon, want meer hoeft niet.',
      ),
      en: p(
        'Keeping going is easier when someone notices. That could be a friend, or a neighbour who says hello every day. Choose one of them. You do not need a whole crowd.',
      ),
    }),
    radios('is_er_iemand', { nl: 'Is er nu iemand trots op je?', en: 'Is anyone proud of you now?' }, [
      option('ja', { nl: 'Ja', en: 'Yes' }),
      option('nog_niet', { nl: 'Nog niemand', en: 'Not yet' }),
      option('weet_niet', { nl: 'Dat weet ik niet', en: 'I do not know' }),
    ]),
    createMarkup(
      'nog_niemand',
      {
        nl: p(
          'Soms heeft niemand het gemerkt, omdat je het stil deed. En wie zelf rookt, zegt er liever niets over. Dat maakt jouw dagen niet kleiner. Vertel het op het forum of aan iemand van de Stoplijn. Schrijf hieronder ook wat jij van jezelf vindt.',
        ),
        en: p(
          'Sometimes nobody has noticed, as you did it quietly. And people who smoke themselves would rather not mention it. That does not make your days any smaller. You could tell the forum, or someone at the Stoplijn, the Dutch quit line. And below, write what you think of yourself.',
        ),
      },
      { when: matchAny(['is_er_iemand'], 'nog_niet', 'weet_niet') },
    ),
    line(
      'wie',
      { nl: 'Aan wie vertel je hoe het gaat?', en: 'Who will you tell how it is going?' },
      { required: true },
    ),
    line(
      'horen',
      { nl: 'Wat zou je willen horen?', en: 'What would you like to hear?' },
      {
        help: {
          nl: 'Zeg het er gerust bij, zoals “vraag me zondag hoeveel dagen het zijn”.',
          en: 'Feel free to tell them, for example “ask me on Sunday how many days it is”.',
        },
      },
    ),
    line(
      'zelf',
      { nl: 'Waar ben je zelf trots op?', en: 'What are you proud of?' },
      {
        help: {
          nl: 'Een middag tellen mag, en ook dat je opnieuw begon.',
          en: 'One afternoon counts, and so does having started again.',
        },
      },
    ),
    createMarkup(
      'iemand',
      {
        nl: p(
          'Een moeder vertelde niemand dat ze stopte, want ze had het al vier keer verteld. Na drie weken zei ze het tegen de vrouw die haar vader komt wassen. Die vroeg er elke dinsdag naar. “Zij was de enige die het getal onthield”, zei ze later.',
        ),
        en: p(
          'A mother told nobody that she’d quit. She’d told them four times before. After three weeks she mentioned it to the woman who comes to wash her father. That woman asked about it every Tuesday. “She was the only one who remembered the number,” she said later.',
        ),
      },
      { folded: { nl: 'Wie het bij iemand anders was', en: 'Who it was for someone else' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Deel het', en: 'Share it' },
    html: {
      nl: p(
        'Stuur vandaag één bericht aan die persoon. Je kunt iemand ook als <a href="/account/buddies">buddy</a> vragen, en een buddy ziet nooit je aantallen. Durf je het nog niet, bewaar het bericht dan tot morgenochtend.',
      ),
      en: p(
        'Send them one message today. You can also ask someone to be your <a href="/en/account/buddies">buddy</a>, and a buddy never sees your numbers. If you do not dare to yet, save the message until tomorrow morning.',
      ),
    },
  },
  notes: 'Method: social reinforcement.',
});
