import { answer, checkboxes, createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p, paidTel, tel, ul } from '../../../shared/markup.ts';

export const whereIsItWhoCalls = exercise({
  id: 'cocaine_1_4',
  domain: 'cocaine',
  title: { nl: 'Waar ligt het, wie belt het?', en: 'Where is it, who calls?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Hoe verder weg het is, hoe minder vaak je moet kiezen. Dat regel je nu. Op een rustig moment gaat het makkelijker dan op vrijdag. Kies één stap en doe hem meteen.',
      ),
      en: p(
        'The further away it is, the less often you have to choose. Arrange that now. At a calm moment it’s much less work than on a Friday. Choose one step and take it right away.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Ik had het nummer onder een andere naam staan, alsof het er niet was. Een huisgenoot kwam naast me zitten en samen wisten we alles, ook de oude gesprekken. Dat duurde tien minuten. De vrijdag erna was ik eerst boos, maar een uur later was ik blij.',
        ),
        en: p(
          'I kept the number under another name, so I could pretend it was not there. A housemate sat down beside me and we deleted everything together, old chats as well. It took ten minutes. The next Friday I was angry that it was gone, and an hour later I was glad.',
        ),
      },
      { folded: { nl: 'Hoe een student het wiste', en: 'How a student deleted it' } },
    ),
    checkboxes(
      'nu',
      { nl: 'Wat doe je vandaag?', en: 'What do you do today?' },
      [
        answer('wissen', { nl: 'Nummers en oude chats wissen', en: 'Delete numbers and old chats' }, null, {
          nl: 'Wis ook de foto’s en de groepen. Eén blik haalt een avond terug. Doe het met iemand naast je.',
          en: 'Delete the photos and groups about it as well. One look brings an evening back. Do it with someone beside you.',
        }),
        answer('blokkeren', { nl: 'Nummers blokkeren', en: 'Block numbers' }, null, {
          nl: 'Wissen is niet hetzelfde als blokkeren. Berichten komen dan toch nog binnen. Blokkeer daarom eerst, en wis daarna.',
          en: 'Deleting is not the same as blocking: messages can still come in. So block first, and delete after that.',
        }),
        answer('weg', { nl: 'Weggooien wat ik nog heb', en: 'Throw away what I still have' }, null, {
          nl: 'Spoel het door en ga daarna de deur uit. Bewaren voor later betekent dat je elke dag opnieuw moet kiezen.',
          en: 'Flush it and then leave the house. Keeping it for later means that you have to choose again every day.',
        }),
        answer('spullen', { nl: 'De spullen erbij weggooien', en: 'Throw away the things that go with it' }, null, {
          nl: 'Voorwerpen roepen de gewoonte op voordat je erover nadenkt. Gooi ze buitenshuis weg, zodat je ze niet meer uit de bak haalt.',
          en: 'Objects call up the habit before you’ve thought about it. Throw them away outside, so you will not take them back out of the bin.',
        }),
        answer('contant', { nl: 'Weinig contant geld bij me', en: 'Carry little cash' }, null, {
          nl: 'Dit helpt een beetje, omdat je dan nog langs een automaat moet. Met een telefoon kun je toch betalen, dus zet er iets naast.',
          en: 'This helps a little, as you’d have to find a cash machine first. You can still pay by phone, so add another step.',
        }),
        answer('loon', { nl: 'Op de dag van mijn loon niet alleen zijn', en: 'Not be alone on payday' }, null, {
          nl: 'Spreek nu al af met iemand, en laat je vaste lasten die ochtend betalen. Wat weg is voor de avond, kun je niet meer uitgeven.',
          en: 'Arrange to see someone now, and have your bills paid that morning. What’s gone before the evening cannot be spent on this.',
        }),
        answer('nummer', { nl: 'Een ander telefoonnummer nemen', en: 'Get another phone number' }, null, {
          nl: 'Een nieuw nummer werkt alleen als je zelf niemand van vroeger het stuurt. Geef het eerst aan de mensen die je wilt houden.',
          en: 'A new number only works if you do not send it to the old contacts yourself. Give it to the people you want to keep first.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('wie', { nl: 'Wie kan naast je zitten als je dit doet?', en: 'Who can sit next to you while you do this?' }),
    createMarkup(
      'berichten',
      {
        nl: ul(
          'Eén keer en dan blokkeren: “Ik ben gestopt, dus stuur me niets meer.”',
          'Voor een bekende die ook je vriend is: “Ik zie je graag, maar hier hoor ik niets meer over.”',
          'Niets sturen mag ook. Een bericht zonder antwoord stopt meestal vanzelf.',
        ),
        en: ul(
          'Once, and then block: “I’ve stopped, so please do not message me again.”',
          'For someone who’s also a friend: “I’d love to see you, but I do not want to hear about this any more.”',
          'You can also send nothing. A message with no answer usually ends there.',
        ),
      },
      { folded: { nl: 'Drie antwoorden op een bericht', en: 'Three answers to a message' } },
    ),
    line(
      'antwoord',
      {
        nl: 'Wat stuur je terug als er toch een bericht komt?',
        en: 'What do you send back if a message comes anyway?',
      },
      {
        help: {
          nl: 'Kies een zin die je kunt kopiëren. Dan gaat het snel.',
          en: 'Choose a line you can copy, so you do not have to think about it at that moment.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Verder weg maakt het makkelijker', en: 'Further away takes less effort' },
    html: {
      nl: p(
        'Minder bereikbaar maken is bij cocaïne een van de sterkste stappen. Koos je iets, doe het dan nu meteen. Je antwoord op een bericht vind je hier terug.',
        `Word je bedreigd om geld, bel dan bij gevaar ${tel('112')}. Kan het wachten, bel dan de politie: ${paidTel('0900-8844', 'nl')}.`,
      ),
      en: p(
        'Making it harder to reach is one of the strongest steps with cocaine. If you chose something, do it right now. You’ll find your answer to a message here again.',
        `If someone is threatening you over money, call ${tel('112')} when you’re in danger. If it can wait, call the police: ${paidTel('0900-8844', 'en')}.`,
      ),
    },
  },
  notes: 'Method: stimulus control. CHECK [C1]: police number 0900-8844.',
});
