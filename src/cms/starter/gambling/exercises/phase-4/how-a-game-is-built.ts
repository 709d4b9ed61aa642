import { answer, exercise, radios, read, script } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const howAGameIsBuilt = exercise({
  id: 'gambling_4_1',
  domain: 'gambling',
  title: { nl: 'Hoe een spel is gemaakt', en: 'How a game is built' },
  parts: [
    script(
      'script',
      { nl: 'Hoe een spel is gemaakt', en: 'How a game is built' },
      {
        nl: [
          'In een paar minuten lees je hoe gokspellen zijn gemaakt. Schrik er niet van: het laat juist zien dat het niet aan jou ligt.',
          '<strong>Eén: verlies dat op winst lijkt.</strong> Je zet één euro in en krijgt vijftig cent terug, met muziek en licht erbij. Je hoofd onthoudt het feest, terwijl je vijftig cent kwijt bent. Herken je dit, het gevoel dat het goed ging terwijl het saldo zakte?',
          '<strong>Twee: snelheid.</strong> Hoe korter een ronde duurt, hoe minder tijd er is om na te denken. Er zit geen pauze in waarin je kunt stoppen. Daarom maak je die pauze zelf, of laat je iemand anders hem maken. Herken je dit, het idee dat er ineens een uur weg was?',
          '<strong>Drie: net niet.</strong> Het spel laat graag zien dat je er dichtbij was. Dat voelt als bijna, maar het is verliezen, en het zegt niets over de volgende ronde. Herken je dit, dat je juist toen door wilde?',
          '<strong>Vier: de bonus.</strong> Die lijkt een cadeau, maar er zitten bijna altijd voorwaarden aan. Je moet dan een aantal keren inzetten voordat je iets kunt opnemen, zodat je langer blijft. Herken je dit, dat gratis geld je eigen geld kostte?',
          '<strong>Vijf: een bericht als je stil bent.</strong> Speel je een tijd niet, dan komt er een mail of een persoonlijk telefoontje. Dat voelt als aandacht, en toch is het verkoop. Herken je dit, dat iemand je miste op het moment dat het goed ging?',
          'Er zijn ook dingen die voor jou werken. Bij legale aanbieders stel je limieten in, zet je berichten uit en kun je jezelf uitsluiten. Sinds oktober 2024 moet de aanbieder ook contact met je zoeken als je veel stort. Regel het op een rustig moment. Midden in drang lukt het niet.',
          'Je hebt niet met een spelletje te maken, maar met een team dat weet hoe aandacht werkt. Dat stoppen moeilijk is, zegt dus niets over hoe slim jij bent. Daarom helpt een slot. Het kiest voor je op het moment dat kiezen niet lukt.',
        ],
        en: [
          'In a few minutes you’ll read how gambling games are made. That’s not to scare you: what you’ll see is that it’s not your fault.',
          '<strong>One: a loss dressed up as a win.</strong> You put in one euro and get fifty cents back, with music and lights. Your mind remembers the party, while you’ve lost fifty cents. Do you know this feeling, that it went well while your balance dropped?',
          '<strong>Two: speed.</strong> The shorter a round is, the less time there is to think. There’s no pause in which you could stop. That’s why you make the pause yourself, or let someone else make it. Do you know this, a whole hour gone before you noticed?',
          '<strong>Three: the near miss.</strong> The game likes to show that you were close. It feels like almost, but it’s a loss, and it tells you nothing about the next round. Do you know this, wanting to carry on at exactly that moment?',
          '<strong>Four: the bonus.</strong> It looks like a gift, but there are almost always conditions. You have to bet a number of times before you can take anything out, so you stay longer. Do you know this, free money that cost you your own?',
          '<strong>Five: a message when you’re quiet.</strong> If you have not gambled for a while, an email or a personal call arrives. It feels like attention, and yet it’s selling. Do you know this, being missed by someone at the moment things went well?',
          'Some things do work for you. With legal companies you can set limits, turn off messages and exclude yourself. Since October 2024 the company also has to contact you if you deposit a lot. Arrange it at a calm moment. In the middle of an urge it will not work.',
          'You’re not up against a little game, but against a team that knows how attention works. So if stopping is hard, that says nothing about how smart you are. That’s why a lock helps. It chooses for you at the moment when choosing does not work.',
        ],
      },
    ),
    read,
    radios('truc', { nl: 'Welke truc herken jij het meest?', en: 'Which trick do you recognise most?' }, [
      answer('winst', { nl: 'Verlies dat op winst lijkt', en: 'A loss that looks like a win' }, null, {
        nl: 'De muziek viert iets wat er niet is: je saldo zakt. Merk je dat midden in het spel, sluit dan meteen af.',
        en: 'The music celebrates something that’s not there: your balance is dropping. If you notice it in the middle of a game, close it at once.',
      }),
      answer('snel', { nl: 'Snelheid', en: 'Speed' }, null, {
        nl: 'Alles wat tijd kost, werkt voor jou. Een wachtwoord dat iemand anders bewaart, geeft je precies de minuten die het spel wegneemt.',
        en: 'Anything that takes time works in your favour. A password someone else keeps gives you back the minutes that the game takes away.',
      }),
      answer('net_niet', { nl: 'Net niet', en: 'The near win' }, null, {
        nl: 'Zeg tegen jezelf wat er echt gebeurde: ik verloor deze ronde. Die paar woorden halen de glans eraf, zodat je kunt opstaan.',
        en: 'Tell yourself what really happened, which is that you lost this round. Those few words take off the shine, so you can get up.',
      }),
      answer('bonus', { nl: 'De bonus', en: 'The bonus' }, null, {
        nl: 'Een cadeau waar je voor moet inzetten, is een uitnodiging. Laat bonussen uitzetten bij de aanbieder, en blokkeer de rest zonder te lezen.',
        en: 'A gift you have to bet for is an invitation. Ask the company to turn bonuses off, and block the rest without reading.',
      }),
      answer('bericht', { nl: 'Een bericht als ik stil ben', en: 'A message when I am quiet' }, null, {
        nl: 'Dat bericht komt juist omdat het goed gaat. Zie het als teken dat je plan werkt, en vraag om je gegevens te wissen.',
        en: 'That message comes because you’re doing well. See it as a sign that your plan works, and ask the company to delete your details.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Sloten zijn slim', en: 'Locks are smart' },
    html: {
      nl: p(
        'Het spel is gemaakt om je vast te houden, dus hulp van buiten is slim. Zet vandaag de berichten van aanbieders uit, dan is er morgen één minder.',
        'Je kunt deze tekst altijd opnieuw lezen, ook als je jezelf de schuld geeft.',
      ),
      en: p(
        'The game is made to hold on to you, so it’s smart to use help from outside. Turn off messages from gambling companies today, and tomorrow there’s one less.',
        'You can read this text again whenever you like, also at a moment when you blame yourself.',
      ),
    },
  },
  notes:
    'General knowledge of game design. Source: [S15] Rijksoverheid 1 Oct 2024; Ksa FAQ Beleidsregel 2024 (contact duty and deposit limits; amounts are left out on purpose). CHECK [C3]: Kansspelautoriteit: rules on bonuses, contact, limits and erasing details.',
});
