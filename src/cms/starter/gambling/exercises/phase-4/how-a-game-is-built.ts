import { exercise, one, option, read, script } from '../../../shared/exercise-parts.ts';
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
          'In een paar minuten hoor je hoe gokspellen zijn gemaakt. Niet om je bang te maken. Wel omdat je dan ziet dat het niet aan jou ligt.',
          'Het eerste: verlies dat op winst lijkt. Je zet één euro in en krijgt vijftig cent terug. Er klinkt muziek en er is licht. Je hoofd onthoudt het feest. Toch ben je vijftig cent kwijt.',
          'Het tweede: snelheid. Hoe korter een ronde duurt, hoe minder tijd er is om na te denken. Er zit geen pauze in waarin je kunt stoppen. Daarom moet je die pauze zelf maken, of iemand laten maken.',
          'Het derde: net niet. Het spel laat vaak zien dat je er dichtbij was. Net niet voelt als bijna winnen. Het is verliezen. Het betekent niets voor de volgende ronde.',
          'Het vierde: de bonus. Die lijkt een cadeau. Er zitten bijna altijd voorwaarden aan, zoals een aantal keren inzetten voordat je iets kunt opnemen. Zo blijf je langer.',
          'Het vijfde: een bericht als je stil bent. Speel je een tijd niet, dan krijg je een mail, een melding of een persoonlijk telefoontje. Soms met een bijzondere status. Dat voelt als aandacht. Het is verkoop.',
          'En er zijn ook momenten die voor jou werken. Bij legale aanbieders stel je limieten in, en kun je een pauze nemen. Je kunt berichten uitzetten en jezelf uitsluiten. Dat werkt het best op een rustig moment, niet midden in drang.',
          'Je kiest dus niet tegen een spelletje. Je kiest tegen een team van mensen die weten hoe aandacht werkt. Dat verlies je niet omdat je dom bent. Daarom zijn sloten slim.',
        ],
        en: [
          'In a few minutes you hear how gambling games are made. Not to scare you. But because you then see that it is not about you.',
          'The first: a loss that looks like a win. You put in one euro and get fifty cents back. There is music and light. Your mind remembers the party. Still you have lost fifty cents.',
          'The second: speed. The shorter a round is, the less time there is to think. There is no pause in which you can stop. So you have to make that pause yourself, or let someone make it.',
          'The third: the near win. The game often shows that you were close. It feels like almost winning. It is losing. It means nothing for the next round.',
          'The fourth: the bonus. It looks like a gift. There are almost always conditions, such as a number of bets before you can take anything out. That way you stay longer.',
          'The fifth: a message when you are quiet. If you do not gamble for a while, you get an email, an alert or a personal call. Sometimes with a special status. It feels like attention. It is selling.',
          'There are also moments that work for you. With legal providers you set limits, and you can take a break. You can turn off messages and exclude yourself. That works best at a calm moment, not in the middle of an urge.',
          'So you are not choosing against a little game. You are choosing against a team of people who know how attention works. You do not lose that because you are stupid. That is why locks are smart.',
        ],
      },
    ),
    read,
    one('truc', { nl: 'Welke truc herken jij het meest?', en: 'Which trick do you recognise most?' }, [
      option('winst', { nl: 'Verlies dat op winst lijkt', en: 'A loss that looks like a win' }),
      option('snel', { nl: 'Snelheid', en: 'Speed' }),
      option('net_niet', { nl: 'Net niet', en: 'The near win' }),
      option('bonus', { nl: 'De bonus', en: 'The bonus' }),
      option('bericht', { nl: 'Een bericht als ik stil ben', en: 'A message when I am quiet' }),
    ]),
  ],
  feedback: {
    title: { nl: 'Sloten zijn slim', en: 'Locks are smart' },
    html: {
      nl: p(
        'Het spel is gemaakt om je vast te houden. Zet vandaag de berichten van aanbieders uit, dan heb je er één minder om tegen te kiezen.',
      ),
      en: p(
        'The game is made to hold on to you. Turn off the messages of providers today, then there is one less to choose against.',
      ),
    },
  },
  notes:
    'General knowledge of game design; limits with legal providers: casinonieuws.nl 2024, nieuws.nl 2023. CHECK: Kansspelautoriteit: rules on bonuses, contact and limits.',
});
