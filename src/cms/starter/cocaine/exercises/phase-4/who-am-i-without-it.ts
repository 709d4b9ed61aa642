import { answer, createMarkup, exercise, line, lines, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whoAmIWithoutIt = exercise({
  id: 'cocaine_4_2',
  domain: 'cocaine',
  title: { nl: 'Wie ben ik zonder?', en: 'Who am I without it?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Je was al iemand voordat cocaïne in beeld kwam, en die persoon is er nog. Misschien zie je hem zelf niet goed, omdat je lang twee levens had. Zoek daarom drie dingen die bij jou horen, en wie dat kan bevestigen.',
      ),
      en: p(
        'You were someone before cocaine came along, and that person is still there. Perhaps you cannot see them well yourself, after living two lives for so long. So find three things that are truly yours, and someone who can confirm them.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Thuis was ik de zoon die nooit rookte of dronk, en buiten was ik iemand anders. Ik dacht dat de tweede de echte was. Tot mijn zusje zei dat ik de enige was die altijd luisterde. Dat deed ik al voor de coke. Ik eet weer mee op zondag, en meer hoeft niemand te weten.',
        ),
        en: p(
          'At home I was the son who never smoked or drank, and outside I was someone else. I thought the second one was the real me. My sister said I was the only one who always listened. I did that before coke too. I’m back at the table on Sundays, and nobody has to know more than that.',
        ),
      },
      { folded: { nl: 'Iemand die twee levens had', en: 'Someone who lived two lives' } },
    ),
    lines('eigenschappen', { nl: 'Drie eigenschappen van mij', en: 'Three qualities of mine' }, 3, {
      required: true,
      help: {
        nl: 'Begin met één, zoals grappig, trouw of nieuwsgierig. De rest mag later.',
        en: 'Start with one, such as funny, loyal or curious. The others can come later.',
      },
    }),
    line(
      'gezien',
      { nl: 'Wanneer zag iemand dat aan jou?', en: 'When did someone see that in you?' },
      {
        help: {
          nl: 'Kies een moment zonder coke. Dan weet je dat het van jou is.',
          en: 'Choose a moment with no coke in it, so you know it’s yours.',
        },
      },
    ),
    radios('bewijs', { nl: 'Wie kan zeggen dat dit klopt?', en: 'Who can say that this is true?' }, [
      answer('familie', { nl: 'Iemand uit mijn familie', en: 'Someone in my family' }, null, {
        nl: 'Familie kent je van vroeger, en dat is nu juist handig. Vraag wat ze aan je zagen toen je klein was. Het geheim kan daarbij blijven liggen.',
        en: 'Family know you from long ago, and that’s a help right now. Ask what they saw in you as a child. Your secret does not have to come up.',
      }),
      answer('vriend', { nl: 'Een vriend of vriendin', en: 'A friend' }, null, {
        nl: 'Kies iemand met wie je niet gebruikte. Die zag je zonder. Stuur één vraag, dan is het snel gedaan.',
        en: 'Choose someone you did not use with. They saw you without it. Send one question, and it’s soon done.',
      }),
      answer('werk', { nl: 'Iemand van werk, sport of geloof', en: 'Someone from work, sport or faith' }, null, {
        nl: 'Daar zien mensen wat je doet, en dat telt zwaarder dan wat je denkt. Let op waarvoor ze jou vragen.',
        en: 'There people see what you do, and that counts for more than what you think. Notice what they ask you for.',
      }),
      answer('nog_geen', { nl: 'Op dit moment weet ik niemand', en: 'Right now I cannot think of anyone' }, null, {
        nl: 'Dan is dit een tijd waarin je dat opnieuw opbouwt, en dat kan. Begin met iets waarbij mensen je elke week zien, zoals een club of vrijwilligerswerk.',
        en: 'This is a time to build that up again, and you can. Start with something where people see you every week, such as a club or volunteering.',
      }),
    ]),
    line('week', { nl: 'Hoe gebruik je er deze week één van?', en: 'How do you use one of them this week?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Jij zat er al', en: 'You were already there' },
    html: {
      nl: p(
        'Je bent niet saai, maar je was heel lang moe. Doe deze week één klein ding dat bij die persoon past. Lees dit terug als je hoofd zegt dat je zonder niets bent.',
      ),
      en: p(
        'You’re not boring, but you’ve been tired for a very long time. This week, do one small thing that fits who you are. Read this again when your mind says you’re nothing without it. That’s not true.',
      ),
    },
  },
  notes: 'Method: identity and values.',
});
