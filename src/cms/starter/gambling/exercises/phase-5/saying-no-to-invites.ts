import { answer, createMarkup, exercise, radios } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const sayingNoToInvites = exercise({
  id: 'gambling_5_3',
  domain: 'gambling',
  title: { nl: 'Een bericht op mijn telefoon', en: 'Saying no to invites' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Een uitnodiging is meestal aardig bedoeld, en daarom is nee zeggen lastig. Met een zin die klaarligt, ben je er snel vanaf. Kies steeds wat jij zou doen en bekijk daarna ook de andere antwoorden.',
      ),
      en: p(
        'An invitation is usually meant kindly, and that’s why saying no is hard. With a sentence ready, you’re done sooner. For each situation choose what you’d do, and then see what the other answers say.',
      ),
    }),
    radios(
      'poule',
      {
        nl: 'De groepsapp vraagt een inleg voor een voetbalpoule.',
        en: 'The group chat asks for money for a football pool.',
      },
      [
        answer(
          'kort_nee',
          { nl: '“Ik sla over. Wie wint er zondag?”', en: '“I’ll skip it. Who wins on Sunday?”' },
          true,
          {
            nl: 'Je zegt nee en praat door over het voetbal. De groep reageert op je vraag, en over de inleg heeft niemand het meer.',
            en: 'You say no and carry on about the football. The group answers your question, and the money is soon forgotten.',
          },
        ),
        answer(
          'liever',
          { nl: '“Ik kijk graag mee, ik zet niet in.”', en: '“I’d love to watch, but I’m not betting.”' },
          true,
          {
            nl: 'Nu weet iedereen dat je erbij bent, en ook hoe. Bij de volgende poule vraagt waarschijnlijk niemand je meer om geld.',
            en: 'Now everyone knows you’ll be there, and how. Next time nobody is likely to ask you for money.',
          },
        ),
        answer('smoes', { nl: '“Mijn bank-app doet het niet.”', en: '“My banking app isn’t working.”' }, null, {
          nl: 'Voor vanavond lukt dit wel. Alleen wil iemand het dan voorschieten, en sta je alsnog in de lijst.',
          en: 'It’ll do for tonight. But someone will offer to pay for you, and then your name’s on the list anyway.',
        }),
        answer('toch', { nl: 'Toch een klein bedrag inleggen', en: 'Put in a small amount anyway' }, null, {
          nl: 'Als iedereen meedoet, voelt overslaan als spelbreken. Zeg het eerder in het jaar, voordat de app begint: “Dit seizoen doe ik niet mee.”',
          en: 'When everyone joins in, staying out feels like spoiling it. Say it earlier in the year, before the chat starts: “I’m not joining this season.”',
        }),
      ],
      { required: true },
    ),
    radios('bonus', { nl: 'Een vriend deelt een bonuscode.', en: 'A friend shares a bonus code.' }, [
      answer('kort_nee', { nl: 'Niet openen en de chat dempen', en: 'Not open it and mute the chat' }, true, {
        nl: 'Wat je niet opent, hoef je niet te weigeren. Demp de chat een maand, dan mis je alleen de codes en niet je vriend.',
        en: 'What you do not open, you do not have to refuse. Mute the chat for a month, and you’ll only miss the codes, not your friend.',
      }),
      answer('liever', { nl: '“Stuur mij liever een goede film.”', en: '“Send me a good film instead.”' }, true, {
        nl: 'Zo weet je vriend wat hij wel kan sturen, en blijft het gezellig.',
        en: 'That way your friend knows what he can send, and it stays friendly between you.',
      }),
      answer('smoes', { nl: '“Die had ik al.”', en: '“I already had that one.”' }, null, {
        nl: 'Tegen een vreemde is dat prima. Een vriend denkt dat je nog speelt en stuurt de volgende ook.',
        en: 'To a stranger that’s fine. A friend will think you’re still playing, and will send you the next one too.',
      }),
      answer('toch', { nl: 'Toch kijken wat het is', en: 'Look at what it is anyway' }, null, {
        nl: 'Kijken maakt de stap naar storten heel klein. Vraag hem vandaag om je geen codes meer te sturen.',
        en: 'Looking makes the step to a deposit very small. Ask him today not to send you codes any more.',
      }),
    ]),
    radios('casino', { nl: 'Het uitje van je werk gaat naar een casino.', en: 'The work outing goes to a casino.' }, [
      answer('kort_nee', { nl: '“Deze sla ik over.”', en: '“I’ll skip this one.”' }, true, {
        nl: 'Een reden hoeft niet, al mis je misschien de gezelligheid. Plan die avond iets anders, zodat je niet alleen thuiszit.',
        en: 'No reason needed, although you may miss the company. Plan something else for that evening, so you’re not sitting at home alone.',
      }),
      answer('liever', { nl: '“Zullen we gaan bowlen?”', en: '“Shall we go bowling?”' }, true, {
        nl: 'Met een ander plan help je ook collega’s die er geen zin in hebben. Stuur het vroeg, want later is alles al besteld.',
        en: 'With another plan you also help colleagues who do not fancy it. Send it early, before everything has been booked.',
      }),
      answer('smoes', { nl: '“Ik moet die avond oppassen.”', en: '“I have to babysit that night.”' }, null, {
        nl: 'Voor één uitje is dat prima. Niemand vraagt ernaar. Gaan jullie volgend jaar weer, dan moet je iets nieuws bedenken.',
        en: 'For one outing that’s fine. Nobody will check. If they go again next year, you’ll need something new.',
      }),
      answer('toch', { nl: 'Toch meegaan', en: 'Go along anyway' }, null, {
        nl: 'Als je er eenmaal binnen bent, wordt weggaan moeilijk. Zeg vooraf tegen één collega: “Ik eet mee, en om acht uur breng jij me naar de bus.”',
        en: 'Once you’re inside, leaving gets hard. Tell one colleague beforehand: “I’ll join for dinner, and at eight you walk me to the bus.”',
      }),
    ]),
    radios('kraslot', { nl: 'Je krijgt krasloten op je verjaardag.', en: 'You get scratch cards for your birthday.' }, [
      answer('kort_nee', { nl: '“Lief van je. Ik geef ze door.”', en: '“That’s kind. I’ll pass them on.”' }, true, {
        nl: 'Je bedankt voor het gebaar en houdt het cadeau niet. Geef ze dezelfde dag nog weg. In een la blijven ze trekken.',
        en: 'You thank them for the thought and do not keep the gift. Pass them on the same day. In a drawer they’ll keep calling you.',
      }),
      answer(
        'liever',
        { nl: '“Ik krijg liever iets lekkers.”', en: '“I’d rather have something nice to eat.”' },
        true,
        {
          nl: 'Wie jou iets wil geven, hoort graag wat je leuk vindt. Volgend jaar ligt er dan een taart op tafel, en geen envelop.',
          en: 'People who give you presents like to know what you enjoy. Next year there’ll be a cake on the table, and no envelope.',
        },
      ),
      answer('smoes', { nl: '“Ik kras ze later wel.”', en: '“I’ll scratch them later.”' }, null, {
        nl: 'Daarmee komt de ander niet in de problemen, maar jij wel: ze liggen straks thuis op tafel. Geef ze liever meteen door.',
        en: 'That spares the giver, but not you: they’ll be lying on your table later. It’s better to pass them on at once.',
      }),
      answer('toch', { nl: 'Ze toch krassen', en: 'Scratch them anyway' }, null, {
        nl: 'Ook een kraslot is gokken, al lijkt het een grapje. Schrijf volgend jaar vooraf op je lijstje wat je wel wilt hebben.',
        en: 'A scratch card is gambling too, although it seems like a bit of fun. Next year, put on your list beforehand what you’d like to have.',
      }),
    ]),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Om acht uur slaapt mijn kind, en dan begint de moederapp over een kerstpoule. Ik schreef dat ik niet meedeed maar wel de koekjes bakte. De bonusberichten dempte ik in dezelfde minuut. Die komen op dat uur ook. Daarna zette ik mijn telefoon in de keuken en las ik een hoofdstuk.',
        ),
        en: p(
          'My child is asleep at eight, and that’s when the mothers’ group chat starts a Christmas pool. I wrote that I’d skip it and bake the biscuits instead. I muted the bonus messages in the same minute, as they come at that hour too. Then I left my phone in the kitchen and read a chapter.',
        ),
      },
      { folded: { nl: 'Een moeder na acht uur ’s avonds', en: 'A mother after eight in the evening' } },
    ),
  ],
  feedback: {
    title: { nl: 'Niet meedoen, wel erbij', en: 'Not joining in, still there' },
    html: {
      nl: p(
        'Kies één zin die bij je past en zet hem in je telefoon. Dan hoef je hem op het moment zelf niet te bedenken.',
        'Wie steeds doorvraagt, vertelt daarmee iets over zichzelf. Je antwoorden lees je hier terug als er weer een bericht komt.',
      ),
      en: p(
        'Choose one sentence that suits you and save it in your phone. That way you do not have to think of it in the moment.',
        'Someone who keeps pushing is telling you something about themselves. Your answers are here to read again when the next message comes.',
      ),
    },
  },
  notes: 'Method: refusal skills. With the bonus code as its example.',
});
