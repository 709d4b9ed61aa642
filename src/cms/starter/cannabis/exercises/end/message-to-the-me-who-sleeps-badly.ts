import { answer, createMarkup, exercise, line, longText, radios, skip } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const messageToTheMeWhoSleepsBadly = exercise({
  id: 'cannabis_end_2',
  domain: 'cannabis',
  title: { nl: 'Bericht aan mezelf voor een slechte nacht', en: 'A message to myself for a bad night' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Er komen weer nachten waarin je wakker ligt, ergens tussen twaalf en vijf. Dan klinkt elke gedachte waar. Schrijf daarom nu, bij daglicht, wat je op dat uur wilt lezen.',
      ),
      en: p(
        'There will be nights again when you’re lying awake, somewhere between midnight and five. At that hour every thought sounds true. So write now, in daylight, what you’ll want to read then.',
      ),
    }),
    radios(
      'wat_dan',
      { nl: 'Wat zegt je hoofd meestal om drie uur?', en: 'What does your mind usually say at three?' },
      [
        answer('een_trekje', { nl: '“Eén trekje en ik slaap.”', en: '“One puff and I’ll sleep.”' }, null, {
          nl: 'Schrijf terug wat er de ochtend daarna gebeurt. Dat deel laat de gedachte weg. Eén zin over die ochtend is het sterkst.',
          en: 'Write back what happens the morning after. The thought leaves that part out. One sentence about that morning is the strongest.',
        }),
        answer('nooit', { nl: '“Dit komt nooit goed.”', en: '“This will never get better.”' }, null, {
          nl: 'De nacht maakt van één uur een heel leven. Noem in je bericht drie nachten die wel goed waren.',
          en: 'The night turns one hour into a whole life. In your message, name three nights that did go well, as far as you remember them.',
        }),
        answer('morgen', { nl: '“Morgen kan ik niets.”', en: '“I’ll be useless tomorrow.”' }, null, {
          nl: 'Vertel jezelf welke dag je ooit redde na weinig slaap. Zet er ook bij wat je morgen mag schrappen.',
          en: 'Tell yourself about a day that you got through after little sleep. Add what you’re allowed to drop tomorrow.',
        }),
        answer('donker', { nl: 'Iets wat me bang maakt', en: 'Something that scares me' }, null, {
          nl: 'Dan is een bericht niet alles wat je nodig hebt. Schrijf er een naam en een nummer in, en bel 113 als je aan doodgaan denkt.',
          en: 'If so, you need more than a message. Put a name and a number in it, and call 113 if you think about dying.',
        }),
      ],
    ),
    line('zin', { nl: 'Eén zin voor die nacht', en: 'One sentence for that night' }, { required: true }),
    longText('brief', { nl: 'Wil je er nog iets bij schrijven?', en: 'Would you like to add anything?' }),
    line(
      'doe',
      { nl: 'Dit doe ik dan', en: 'What I’ll do then' },
      {
        help: {
          nl: 'Zoals opstaan, iets saais lezen onder een klein lampje en daarna weer gaan liggen.',
          en: 'Such as getting up, reading something dull by a small lamp, and then lying down again.',
        },
      },
    ),
    line('overdag', {
      nl: 'En dit doe ik overdag, voor de volgende nacht',
      en: 'And what I’ll do in the daytime, for the next night',
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          '“Lieve ik van half vier. Je knieën doen pijn en het huis is stil. Sta op, zet de radio zacht en vouw de theedoeken. Je hebt na zulke nachten altijd nog je kleindochter van school gehaald. Om zeven uur is het licht, en dan bel je wie je wilt.” Dat schreef een vrouw van 74.',
        ),
        en: p(
          '“Dear me at half past three. Your knees hurt and the house is quiet. Get up, put the radio on low and fold the tea towels. After nights like this you’ve always picked up your granddaughter from school. At seven it’ll be light, and then you can call anyone you like.” A woman of 74 wrote this.',
        ),
      },
      { folded: { nl: 'Een bericht van een ander', en: 'Someone else’s message' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Voor 3 uur ’s nachts', en: 'For 3 am' },
    html: {
      nl: p(
        'Leg je zin op papier naast je bed. Een telefoon maakt je wakkerder. Een slechte nacht zegt niets over de volgende. Slaap je na 4 weken nog slecht, ga dan naar je huisarts.',
        safety('suicide', 'nl'),
      ),
      en: p(
        'Put your sentence on paper next to your bed. A phone wakes you up even more. A bad night says nothing about the next one. If the bad nights last for more than 4 weeks, see your GP.',
        safety('suicide', 'en'),
      ),
    },
  },
  isSensitive: true,
  notes:
    'Method: letter to oneself, for the hours between midnight and five. CHECK [C1]: clinician: thoughts at night, 113.',
});
