import { answer, createMarkup, exercise, radios } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const smokeAroundYou = exercise({
  id: 'tobacco_3_4',
  domain: 'tobacco',
  title: { nl: 'Roken om je heen', en: 'Smoke around you' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Anderen stoppen niet vanzelf omdat jij het doet. Je kunt wel vragen wat jou helpt, en meestal zegt iemand ja op een kleine vraag. Kies per situatie wat jij zou doen.',
      ),
      en: p(
        'Other people will not quit because you do. You can ask for what helps you, though, and most people say yes to a small request. For each situation, choose what you’d do.',
      ),
    }),
    radios(
      'partner',
      { nl: 'Je partner rookt in de keuken.', en: 'Your partner smokes in the kitchen.' },
      [
        answer(
          'buiten',
          { nl: '“Wil je buiten roken? Dan help je me.”', en: '“Will you smoke outside? That helps me.”' },
          true,
          {
            nl: 'Je vraagt om een plek, niet om stoppen. Daarop zegt iemand eerder ja, en de keuken wordt er meteen anders van.',
            en: 'You’re asking for a place, not for quitting. That’s easier to say yes to, and the kitchen changes at once.',
          },
        ),
        answer('stoppen', { nl: '“Jij moet ook stoppen.”', en: '“You have to stop too.”' }, null, {
          nl: 'Dat gevoel is heel begrijpelijk, maar een eis leidt meestal tot ruzie. Begin met een rookvrije keuken, dan praten jullie later over de rest.',
          en: 'That feeling makes sense, but a demand usually starts an argument. Begin with a smoke-free kitchen, and talk about the rest another time.',
        }),
        answer('niets', { nl: 'Niets zeggen en weggaan', en: 'Say nothing and leave' }, null, {
          nl: 'Weggaan helpt je door deze golf heen. Morgen staat de rook er weer, dus zoek een rustig moment om het alsnog te vragen.',
          en: 'Leaving gets you through this wave. The smoke will be back tomorrow, so find a calm moment to ask after that.',
        }),
      ],
      { required: true },
    ),
    radios('collega', { nl: 'Een collega houdt je een pakje voor.', en: 'A colleague holds out a packet.' }, [
      answer('rook_niet', { nl: '“Ik rook niet.” En doorpraten', en: '“I don’t smoke.” And keep talking' }, true, {
        nl: 'Kort, vriendelijk en klaar. Omdat je doorpraat, hoeft je collega er ook niets meer over te zeggen.',
        en: 'It’s short, friendly and done. Because you keep talking, your colleague does not have to say anything more about it.',
      }),
      answer('uitleg', { nl: 'Uitleggen waarom ik stop', en: 'Explain why I am stopping' }, null, {
        nl: 'Tegen iemand die je goed kent, kan dat fijn zijn. Bij een ander begint er soms een discussie, terwijl je naast het pakje staat.',
        en: 'With someone you know well, this can feel good. With others it may start a debate, and you’re still standing next to the packet.',
      }),
      answer('aannemen', { nl: 'Aannemen en bewaren', en: 'Take it and keep it' }, null, {
        nl: 'Dan heb je hem in je zak als het later lastig wordt. Geef hem vandaag nog terug, met de zin: “Toch maar niet, dank je.”',
        en: 'It will be in your pocket when things get hard later. Give it back today, and say: “On second thoughts, no thanks.”',
      }),
    ]),
    radios('buiten', { nl: 'Iedereen gaat naar buiten om te roken.', en: 'Everyone goes outside to smoke.' }, [
      answer('binnen', { nl: 'Binnen blijven, de eerste 2 weken', en: 'Stay inside for the first 2 weeks' }, true, {
        nl: 'In het begin is dit het makkelijkst, al voelt het stil aan tafel. Er blijft bijna altijd nog iemand zitten om mee te praten.',
        en: 'At the start this is the least work, even if the table goes quiet. There’s nearly always someone else who stays to talk.',
      }),
      answer('mee', { nl: 'Meegaan met kauwgom', en: 'Go along with gum' }, true, {
        nl: 'Zo mis je het gesprek niet. Ga staan waar de wind vandaan komt, en kies vooraf wanneer je weer naar binnen gaat.',
        en: 'That way you do not miss the talk. Stand upwind, and agree with yourself how soon you’ll be back inside.',
      }),
      answer('meedoen', { nl: 'Meegaan en zien hoe het loopt', en: 'Go along and see how it goes' }, null, {
        nl: 'Zonder plan beslist de groep voor je, hoe aardig ze ook zijn. Neem een volgende keer iets in je handen mee, en een reden om terug te gaan.',
        en: 'Without a plan the group decides for you, however nice they are. Next time, take something to hold and a reason to go back in.',
      }),
    ]),
    radios('huis', { nl: 'Er ligt shag van een ander in huis.', en: 'There is someone else’s tobacco at home.' }, [
      answer('weg', { nl: 'Vragen of het het huis uit kan', en: 'Ask if it can leave the house' }, true, {
        nl: 'Dit helpt het meest, want ’s avonds laat ga je er niet voor naar buiten. Bied aan om zelf een plek te zoeken, zoals de schuur.',
        en: 'This helps most: you will not go out for it late at night. Offer to find a place for it, such as the shed.',
      }),
      answer('slot', { nl: 'Vragen of het op slot kan', en: 'Ask if it can be locked away' }, true, {
        nl: 'Een kastje met een sleutel geeft je tijd om na te denken. Laat de ander de sleutel bewaren, ook als je er een keer om vraagt.',
        en: 'A cupboard with a key gives you time to think. Let the owner keep the key, even if you ask for it once.',
      }),
      answer('laten', { nl: 'Laten liggen', en: 'Leave it there' }, null, {
        nl: 'Dan moet je elke avond opnieuw nee zeggen tegen iets op tafel. Een la is al beter, en je kunt het vandaag vragen.',
        en: 'You’ll have to say no every evening to something on the table. A drawer is better, and you can ask for that today.',
      }),
    ]),
    radios('kind_vapet', { nl: 'Je kind van 15 vapet op zijn kamer.', en: 'Your 15-year-old vapes in the bedroom.' }, [
      answer(
        'vragen',
        { nl: 'Vragen wat het brengt, en luisteren', en: 'Ask what it does for them, and listen' },
        true,
        {
          nl: 'Wie zich gehoord voelt, praat door. Vertel ook hoe jouw stoppen gaat, zodat je kind ziet dat het moeilijk mag zijn.',
          en: 'People who feel heard keep talking. Tell them about your own quitting too, so they’ll see that it’s allowed to be hard.',
        },
      ),
      answer('samen', { nl: 'Een afspraak maken: in huis niet', en: 'Agree on this: not in the house' }, true, {
        nl: 'Een regel voor iedereen, dus ook voor jou, is eerlijk. Het helpt jou meteen, omdat je de geur thuis dan niet ruikt.',
        en: 'A rule for everyone, you included, is fair. It helps you at once. There will be no smell of it at home.',
      }),
      answer('afpakken', { nl: 'De vape afpakken', en: 'Take the vape away' }, null, {
        nl: 'Je schrok en je wilt hem beschermen. Meestal komt er een nieuwe, en dan in het geheim, dus praat er vanavond nog over.',
        en: 'You had a fright and want to protect them. Usually a new one turns up in secret, so talk about it this evening.',
      }),
    ]),
    radios(
      'zorg',
      {
        nl: 'Je vader krijgt zorg bij jou thuis, en hij rookt binnen.',
        en: 'You care for your father at home, and he smokes indoors.',
      },
      [
        answer(
          'plek',
          {
            nl: 'Samen één plek kiezen, bij een open raam of buiten',
            en: 'Choose one spot together, by an open window or outside',
          },
          true,
          {
            nl: 'Zo houdt hij zijn vrijheid en jij je lucht. Zet zijn stoel daar neer, met een deken, dan wordt het vanzelf zijn plek.',
            en: 'He keeps his freedom and you keep your air. Put his chair there with a blanket, and it’ll soon be his spot.',
          },
        ),
        answer('thuiszorg', { nl: 'Het bespreken met de thuiszorg', en: 'Talk it over with the care worker' }, true, {
          nl: 'Zij zien dit vaker, en werken zelf ook liever zonder rook. Van een ander neemt een ouder zo’n vraag soms beter aan.',
          en: 'They’ve seen this before, and they’d rather work in fresh air too. Parents sometimes take a request better from someone else.',
        }),
        answer('toelaten', { nl: 'Het laten gaan, het is zijn huis ook', en: 'Let it be, it’s his home too' }, null, {
          nl: 'Dat is lief, maar het maakt het jou moeilijk. Vraag om één rookvrije kamer, zodat jij ergens kunt uitrusten.',
          en: 'That’s kind, and it makes things hard for you. Ask for one smoke-free room, so that you’ve got somewhere to rest.',
        }),
      ],
    ),
    createMarkup(
      'iemand',
      {
        nl: p(
          'Een vader van drie vroeg zijn vrouw niet om te stoppen. Hij vroeg om een rookvrije auto, omdat de kinderen daar naast haar zaten. Dat vond ze redelijk. Na een maand zette zij zelf een stoel in de tuin. Zo werd ook het huis rookvrij.',
        ),
        en: p(
          'A father of three did not ask his wife to quit. He asked for a smoke-free car, as the children sat in it with her. She thought that was reasonable. A month later she put a chair in the garden for herself, and the house became smoke-free as well.',
        ),
      },
      { folded: { nl: 'Zo vroeg iemand anders het', en: 'How someone else asked' } },
    ),
  ],
  feedback: {
    title: { nl: 'Dit kun je vragen', en: 'This is what you can ask' },
    html: {
      nl: p(
        'Vraag om een rookvrij huis, niet om een partner die stopt. Kies één vraag en stel hem deze week, als jullie allebei rustig zijn. Zegt de ander nee, kies dan zelf een plek zonder rook.',
        'Nee zeggen op een feest of terras oefen je in week 5.',
      ),
      en: p(
        'Ask for a smoke-free home, not for a partner who quits. Choose one request and make it this week, when you’re both calm. If the answer is no, at least you know, and you can pick a smoke-free place for yourself.',
        'You’ll practise saying no at parties and outside cafés in week 5.',
      ),
    },
  },
  notes: 'Method: assertiveness and environment.',
});
