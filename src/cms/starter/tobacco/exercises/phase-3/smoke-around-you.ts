import { answer, exercise, one, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const smokeAroundYou = exercise({
  id: 'tobacco_3_4',
  domain: 'tobacco',
  title: { nl: 'Roken om je heen', en: 'Smoke around you' },
  parts: [
    told('inleiding', {
      nl: p('Anderen hoeven niet te stoppen omdat jij het doet. Je kunt wel om hulp vragen. Kies wat jij zou doen.'),
      en: p('Others do not have to stop because you do. You can ask for help, though. Choose what you would do.'),
    }),
    one(
      'partner',
      { nl: 'Je partner rookt in de keuken.', en: 'Your partner smokes in the kitchen.' },
      [
        answer(
          'buiten',
          { nl: '“Wil je buiten roken? Dan help je me.”', en: '“Will you smoke outside? That helps me.”' },
          true,
          {
            nl: 'Je vraagt om gedrag, niet om stoppen. Dat is voor de ander makkelijker om ja op te zeggen.',
            en: 'You ask for behaviour, not for stopping. That is lighter for the other person to say yes to.',
          },
        ),
        answer('stoppen', { nl: '“Jij moet ook stoppen.”', en: '“You have to stop too.”' }, null, {
          nl: 'Begrijpelijk, en het geeft vaak ruzie. Vraag eerst om een rookvrije keuken.',
          en: 'Understandable, and it often leads to an argument. First ask for a smoke-free kitchen.',
        }),
        answer('niets', { nl: 'Niets zeggen en weggaan', en: 'Say nothing and leave' }, null, {
          nl: 'Weggaan helpt nu. Vraag het daarna op een rustig moment.',
          en: 'Leaving helps now. Ask for it later at a calm moment.',
        }),
      ],
      { required: true },
    ),
    one('collega', { nl: 'Een collega houdt je een pakje voor.', en: 'A colleague holds out a packet.' }, [
      answer('rook_niet', { nl: '“Ik rook niet.” En doorpraten', en: '“I do not smoke.” And keep talking' }, true, {
        nl: 'Een paar woorden zijn genoeg. Doorpraten maakt het meteen klaar.',
        en: 'A few words are enough. Talking on closes it at once.',
      }),
      answer('uitleg', { nl: 'Uitleggen waarom ik stop', en: 'Explain why I am stopping' }, null, {
        nl: 'Dat kan. Het hoeft niet, en het geeft de ander iets om over te praten.',
        en: 'You can. It is not needed, and it gives the other person something to discuss.',
      }),
      answer('aannemen', { nl: 'Aannemen en bewaren', en: 'Take it and keep it' }, null, {
        nl: 'Dan heb je hem bij je op een lastig moment. Niet aannemen is lichter.',
        en: 'Then you have it with you at a difficult moment. Not taking it is lighter.',
      }),
    ]),
    one('buiten', { nl: 'Iedereen gaat naar buiten om te roken.', en: 'Everyone goes outside to smoke.' }, [
      answer('binnen', { nl: 'Binnen blijven, de eerste 2 weken', en: 'Stay inside for the first 2 weeks' }, true, {
        nl: 'In het begin is dat het lichtst. Daarna kun je het opnieuw bekijken.',
        en: 'In the beginning that is the lightest. After that you can look again.',
      }),
      answer('mee', { nl: 'Meegaan met kauwgom', en: 'Go along with gum' }, true, {
        nl: 'Dat kan ook. Blijf kort en ga staan waar de wind vandaan komt.',
        en: 'That is possible too. Keep it short and stand where the wind comes from.',
      }),
      answer('meedoen', { nl: 'Meegaan en zien hoe het loopt', en: 'Go along and see how it goes' }, null, {
        nl: 'Eerlijk. Zonder plan wordt het lastig. Neem iets in je handen mee.',
        en: 'Honest. Without a plan it gets hard. Take something in your hands.',
      }),
    ]),
    one('huis', { nl: 'Er ligt shag van een ander in huis.', en: 'There is someone else’s tobacco at home.' }, [
      answer('weg', { nl: 'Vragen of het het huis uit kan', en: 'Ask if it can leave the house' }, true, {
        nl: 'Uit zicht scheelt. Uit huis scheelt nog meer.',
        en: 'Out of sight helps. Out of the house helps even more.',
      }),
      answer('slot', { nl: 'Vragen of het op slot kan', en: 'Ask if it can be locked away' }, true, {
        nl: 'Goed. Spreek af dat de ander de sleutel bewaart.',
        en: 'Good. Agree that the other person keeps the key.',
      }),
      answer('laten', { nl: 'Laten liggen', en: 'Leave it there' }, null, {
        nl: 'Dat vraagt elke dag kracht. Een la is al beter dan de tafel.',
        en: 'That takes strength every day. A drawer is already better than the table.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Dit kun je vragen', en: 'This is what you can ask' },
    html: {
      nl: p(
        'Vraag om een rookvrij huis, niet om een partner die stopt. Kies één vraag en stel hem deze week, op een rustig moment.',
      ),
      en: p(
        'Ask for a smoke-free home, not for a partner who stops. Choose one question and ask it this week, at a calm moment.',
      ),
    },
  },
  notes: 'Method: assertiveness and environment.',
});
