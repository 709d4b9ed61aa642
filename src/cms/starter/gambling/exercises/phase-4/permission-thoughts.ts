import { answer, createMarkup, exercise, line, radios } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const permissionThoughts = exercise({
  id: 'gambling_4_3',
  domain: 'gambling',
  title: { nl: 'Zinnen die het goedpraten', en: 'Thoughts that talk you into it' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Vlak voor een inzet komt er meestal een zin langs die het goedpraat. Schrijf eerst op welke zin jij goed kent. Kies daarna bij vijf zinnen wat jou zou helpen.',
        'De antwoorden komen van anderen. Twee ervan helpen, en één klinkt verstandig maar houdt de deur open. Er is geen score.',
      ),
      en: p(
        'Right before a bet there’s usually a thought that makes it seem fine. First write down the one you know well. After that, look at five of them and choose what would help you.',
        'The answers come from other people. Two of them help, each in its own way, and one sounds sensible but keeps the door open. Nobody keeps score.',
      ),
    }),
    line('eigen_zin', {
      nl: 'Welke zin hoor jij vlak voor een inzet?',
      en: 'What do you hear yourself say before a bet?',
    }),
    radios(
      'nog_een',
      {
        nl: 'Je hoort jezelf zeggen: “Nog één keer en dan klaar.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “One more time and then I stop.” Which answer helps you?',
      },
      [
        answer(
          'helpt',
          { nl: '“Klaar is nu. Ik leg mijn telefoon weg.”', en: '“I’m stopping now. I’m putting my phone away.”' },
          true,
          {
            nl: 'Hierna volgt geen onderhandeling meer, omdat je iets doet in plaats van belooft. Nu stoppen is makkelijker dan na de volgende ronde.',
            en: 'There’s nothing left to bargain over. You do something instead of promising it. Stopping now takes less than stopping after the next round.',
          },
        ),
        answer(
          'helpt_ook',
          { nl: '“Ik wacht tien minuten en app iemand.”', en: '“I’ll wait ten minutes and text someone.”' },
          true,
          {
            nl: 'Uitstel haalt de top van de golf, en met iemand erbij gaat dat sneller. Stuur je bericht voordat je weet wat je gaat beslissen.',
            en: 'A delay takes the top off the wave, and with someone there it goes faster. Send your message before you know what you’ll decide.',
          },
        ),
        answer(
          'wekker',
          { nl: '“Ik zet een wekker op tien minuten.”', en: '“I’ll set an alarm for ten minutes.”' },
          false,
          {
            nl: 'Dit klinkt als een grens, maar midden in het spel zet je hem uit. De naam hiervan is onderhandelen: je spreekt met jezelf iets af dat het spel mag verbreken.',
            en: 'This sounds like a limit, but in the middle of the game you turn the alarm off. It’s called bargaining: you make a deal that the game is free to break.',
          },
        ),
      ],
      { required: true },
    ),
    radios(
      'gevoel',
      {
        nl: 'Je hoort jezelf zeggen: “Ik heb nu een goed gevoel.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “I’ve got a good feeling now.” Which answer helps you?',
      },
      [
        answer('helpt', { nl: '“Een gevoel is geen kans.”', en: '“A feeling is not a chance.”' }, true, {
          nl: 'Kort en waar: het spel weet niets van jouw gevoel. De kans blijft elke ronde gelijk, hoe zeker je je ook voelt.',
          en: 'This is short and true: the game knows nothing of your feeling. The chance stays the same in every round, however sure you feel.',
        }),
        answer(
          'helpt_ook',
          {
            nl: '“Ik gebruik dit goede gevoel voor iets anders.”',
            en: '“I’ll use this good feeling for something else.”',
          },
          true,
          {
            nl: 'Een goed gevoel is energie, en die kun je ergens anders kwijt. Bel iemand of ga naar buiten, zolang het er is.',
            en: 'A good feeling is energy, and you can spend that somewhere else. Call someone or go outside while the feeling lasts.',
          },
        ),
        answer(
          'klein_begin',
          { nl: '“Ik begin met heel kleine bedragen.”', en: '“I’ll start with very small amounts.”' },
          false,
          {
            nl: 'Dat lijkt voorzichtig, maar het bedrag groeit en het gevoel verandert niets aan de kans. Dit heet voorspellen: doen alsof je kunt aanvoelen wat er komt.',
            en: 'That seems careful, but the amount grows and the feeling changes nothing about the odds. It’s called predicting: acting as if you can sense what comes next.',
          },
        ),
      ],
    ),
    radios(
      'terug',
      {
        nl: 'Je hoort jezelf zeggen: “Ik win het terug.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “I will win it back.” Which answer helps you?',
      },
      [
        answer(
          'helpt',
          { nl: '“Wat weg is, is weg. Ik bel nu iemand.”', en: '“What’s gone is gone. I’m calling someone now.”' },
          true,
          {
            nl: 'Hiermee houd je het verlies zo klein als het nu is. Wie je belt, hoeft niets op te lossen, alleen bij je te blijven.',
            en: 'This keeps the loss as small as it is now. The person you call does not have to solve anything, only to stay with you.',
          },
        ),
        answer(
          'helpt_ook',
          { nl: '“Ik beslis morgen, uitgeslapen.”', en: '“I’ll decide tomorrow, when I’ve slept.”' },
          true,
          {
            nl: 'Morgen is het geld hetzelfde, maar je hoofd is helderder. De haast hoort bij de drang, dus die zakt vannacht ook.',
            en: 'Tomorrow the money will be the same, but your mind will be clearer. The hurry is part of the urge, so it drops overnight too.',
          },
        ),
        answer('tot_nul', { nl: '“Alleen tot ik op nul sta.”', en: '“Only until I’m back at zero.”' }, false, {
          nl: 'Nul klinkt als een eerlijk eind. Toch weet je pas dat je te laat bent als alles weg is. Dit heet najagen, en het gat wordt er meestal groter van.',
          en: 'Zero sounds like a fair place to end. Yet you only find out you’re too late when it’s all gone. It’s called chasing, and it usually makes the hole bigger.',
        }),
      ],
    ),
    radios(
      'mijn_geld',
      {
        nl: 'Je hoort jezelf zeggen: “Het is mijn geld.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “It is my money.” Which answer helps you?',
      },
      [
        answer(
          'helpt',
          {
            nl: '“Eerst de vaste lasten, dan slapen, dan kijken.”',
            en: '“First the bills, then sleep, then I’ll see.”',
          },
          true,
          {
            nl: 'Het is jouw geld, en de huur van volgende maand is ook van jou. Door te slapen komt er tijd tussen het gevoel en de beslissing.',
            en: 'It’s your money, and next month’s rent is yours to pay as well. Sleeping puts time between the feeling and the decision.',
          },
        ),
        answer(
          'helpt_ook',
          {
            nl: '“Mijn geld gaat vandaag naar iets wat blijft.”',
            en: '“Today my money goes to something that stays.”',
          },
          true,
          {
            nl: 'Zo geef je toe dat het van jou is, en je beslist ook echt. Kies meteen waarheen. Een bedrag zonder naam is zo weg.',
            en: 'You agree that it’s yours, and you really do decide. Choose right away where it goes. Money without a purpose soon disappears.',
          },
        ),
        answer(
          'huur_betaald',
          { nl: '“De huur is al betaald, dus dit kan.”', en: '“The rent is paid, so this is fine.”' },
          false,
          {
            nl: 'Dat de huur betaald is, is fijn, maar volgende maand komt hij weer. Dit heet goedpraten: één ding dat klopt, gebruik je als reden voor iets anders.',
            en: 'It’s good that the rent has been paid, but next month it comes round again. It’s called excusing: you use one true thing as a reason for another.',
          },
        ),
      ],
    ),
    radios(
      'tientje',
      {
        nl: 'Je hoort jezelf zeggen: “Ik stort maar een klein bedrag.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “I only deposit a small amount.” Which answer helps you?',
      },
      [
        answer('helpt', { nl: '“De deur blijft dicht.”', en: '“The door stays closed.”' }, true, {
          nl: 'Een klein bedrag is de sleutel van die deur, en daarna komt meer. Met deze zin gaat het niet over hoeveel, dus valt er niets te rekenen.',
          en: 'A small amount is the key to that door, and more will follow. This answer is not about how much, so there’s nothing to work out.',
        }),
        answer('helpt_ook', { nl: '“Ik zet er nu een slot bij.”', en: '“I’m adding a lock now.”' }, true, {
          nl: 'Dat je dit denkt, laat zien waar nog een deur openstaat. Een slot kiest voor je op het moment dat jij moe bent.',
          en: 'Having this thought shows you which door is still open, so use it. A lock chooses for you at a time when you’re tired.',
        }),
        answer(
          'andere_site',
          {
            nl: '“Ik neem een andere site, daar ken ik niets.”',
            en: '“I’ll try another site, where I do not know anything.”',
          },
          false,
          {
            nl: 'Het voelt als afstand nemen, maar een nieuwe site is een open deur zonder slot. Dit heet ontwijken: je gaat om je eigen grens heen.',
            en: 'It feels like keeping your distance, but a new site is an open door without a lock. It’s called dodging: you walk around your own limit.',
          },
        ),
      ],
    ),
    line(
      'eigen_antwoord',
      { nl: 'Wat zeg jij terug tegen jouw zin?', en: 'What will you say back to your own thought?' },
      {
        help: {
          nl: 'Zeg het een keer in jezelf, zoals je het tegen een vriend zou zeggen.',
          en: 'Say it to yourself once, the way you’d say it to a friend.',
        },
      },
    ),
  ],
  feedback: {
    title: { nl: 'Je hebt nu twee stemmen', en: 'You now have two voices' },
    html: {
      nl: p(
        'De oude zin blijft soms komen, maar nu ken je zijn naam en een antwoord. Zet dat antwoord op je telefoon. Op het moment zelf bedenk je het niet.',
        'Je leest je eigen zin en je antwoord hier altijd terug.',
        safety('suicide', 'nl'),
      ),
      en: p(
        'The old thought will still come at times, but now you know its name and you’ve got an answer. Put that answer on your phone. In the moment itself you will not think of it.',
        'Your own thought and your answer are always here to read again.',
        safety('suicide', 'en'),
      ),
    },
  },
  notes:
    'Method: permission thoughts (cognitive behavioural therapy), with the traps of the programme. CHECK [C2]: clinician.',
});
