import { createMarkup, exercise, statement } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const tobaccoInTheJoint = exercise({
  id: 'cannabis_2_4',
  domain: 'cannabis',
  title: { nl: 'Tabak in de joint', en: 'Tobacco in the joint' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'In veel joints zit tabak, en die heeft een eigen trek. Bij elke zin kies je wat jij denkt, daarna krijg je uitleg. Rookte je puur, dan kun je deze oefening alleen lezen.',
      ),
      en: p(
        'Many joints contain tobacco, and tobacco brings a craving of its own. For each statement you choose what you think, and then you get an explanation. If you smoked pure, you can read along.',
      ),
    }),
    statement(
      'nicotine',
      {
        nl: 'Met tabak in je joint wen je ook aan nicotine.',
        en: 'With tobacco in your joint you get used to nicotine too.',
      },
      true,
      {
        right: {
          nl: 'Zo is het: bij elke joint krijg je ook nicotine binnen.',
          en: 'That’s right: every joint brings in some nicotine as well.',
        },
        wrong: {
          nl: 'Je rookt misschien nooit een sigaret, maar nicotine krijg je toch binnen.',
          en: 'You may never smoke a cigarette, and yet you do take in nicotine.',
        },
        unsure: {
          nl: 'Dat merken veel mensen pas als ze stoppen, omdat dan twee soorten trek tegelijk komen.',
          en: 'Many people only find out when they stop, as two kinds of craving come together.',
        },
        explanation: {
          nl: 'Een deel van je trek kan dus trek in nicotine zijn. Dat is goed te weten, omdat er middelen bestaan die daartegen helpen.',
          en: 'So part of your craving may be for nicotine. That’s worth knowing. There are medicines and patches that help with it.',
        },
      },
      { required: true },
    ),
    statement(
      'sigaret',
      {
        nl: 'Een sigaret in plaats van een joint maakt niets uit.',
        en: 'A cigarette instead of a joint makes no difference.',
      },
      false,
      {
        right: {
          nl: 'Inderdaad: een sigaret houdt de gewoonte juist in leven.',
          en: 'That’s right: a cigarette keeps the habit alive.',
        },
        wrong: {
          nl: 'Het lijkt een kleine ruil, en toch houdt hij de gewoonte in leven.',
          en: 'It looks like a small swap, and yet it keeps the habit alive.',
        },
        unsure: {
          nl: 'Het voelt als beter dan niets, daarom twijfelen veel mensen hierover.',
          en: 'It feels better than nothing, so a lot of people are in doubt about this.',
        },
        explanation: {
          nl: 'De beweging, de rook en de nicotine blijven, dus de trek blijft ook. Kies liever iets zonder rook, zoals kauwgom, water of een appel.',
          en: 'The movement, the smoke and the nicotine all stay, so the craving stays too. Choose something smoke-free, such as chewing gum, water or an apple.',
        },
      },
    ),
    statement(
      'pleister',
      {
        nl: 'Een nicotinepleister kan helpen als je stopt met blowen.',
        en: 'A nicotine patch can help when you stop using cannabis.',
      },
      true,
      {
        right: {
          nl: 'Dat is zo, maar alleen als er tabak in je joint zat.',
          en: 'That’s right, but only if there was tobacco in your joints.',
        },
        wrong: {
          nl: 'Tegen cannabis doet hij niets, maar tegen de trek in tabak wel.',
          en: 'It does nothing for cannabis, but it does help with the craving for tobacco.',
        },
        unsure: {
          nl: 'Veel mensen denken hier niet aan, omdat ze zichzelf geen roker noemen.',
          en: 'Many people never think of this, as they do not call themselves smokers.',
        },
        explanation: {
          nl: 'Je apotheek helpt je kiezen welke sterkte bij je past. Ben je zwanger of heb je een hartziekte, vraag het dan eerst je huisarts.',
          en: 'Your pharmacist helps you choose the right strength. If you’re pregnant or have a heart condition, ask your GP first.',
        },
      },
    ),
    statement(
      'medicijnen',
      {
        nl: 'Stoppen met tabak kan de werking van medicijnen veranderen.',
        en: 'Stopping tobacco can change how medicine works.',
      },
      true,
      {
        right: {
          nl: 'Goed om te weten: tabaksrook laat je lever sommige medicijnen sneller afbreken.',
          en: 'That’s right: tobacco smoke makes your liver break down some medicines faster.',
        },
        wrong: {
          nl: 'Het is een verrassing voor veel mensen, maar rook heeft invloed op je lever.',
          en: 'It surprises a lot of people, but smoke has an effect on your liver.',
        },
        unsure: {
          nl: 'Bijna niemand weet dit, terwijl het bij een paar medicijnen belangrijk is.',
          en: 'Hardly anyone knows this, while it’s important with a few medicines.',
        },
        explanation: {
          nl: 'Het geldt voor clozapine, olanzapine en theofylline, en soms voor insuline. Gebruik je zoiets, bel dan je arts voordat je stopt.',
          en: 'It goes for clozapine, olanzapine and theophylline, and sometimes for insulin. If you take one of these, call your doctor before you stop.',
        },
      },
    ),
    statement(
      'tegelijk',
      {
        nl: 'Stop je met joints, dan moet je de tabak erin apart blijven roken.',
        en: 'If you stop joints, you have to keep smoking the tobacco separately.',
      },
      false,
      {
        right: {
          nl: 'Dat kan zeker: je kunt met allebei tegelijk stoppen.',
          en: 'That’s right. You can stop both at the same time.',
        },
        wrong: {
          nl: 'Eén ding tegelijk klinkt rustiger, maar de sigaret roept de joint weer op.',
          en: 'One thing at a time sounds calmer, but the cigarette calls the joint back.',
        },
        unsure: {
          nl: 'Dat is voor iedereen anders, dus kijk wat bij jou past.',
          en: 'It’s different for everyone, so look at what suits you.',
        },
        explanation: {
          nl: 'Vind je dat te veel tegelijk, vraag dan je apotheek om hulp bij de nicotine. Zo valt er een deel van de trek weg.',
          en: 'If two things at once is too much, ask your pharmacist for help with the nicotine. That takes away part of the craving.',
        },
      },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een vrachtwagenchauffeur rookte vijf joints met tabak in zijn vrije dagen, en nooit een sigaret. Toen hij stopte, had hij vooral overdag trek, terwijl hij dan nooit blowde. De apotheker legde uit dat dat nicotine was. Met een pleister werden de dagen rustiger, en bleef alleen de avond lastig.',
        ),
        en: p(
          'A lorry driver smoked five joints with tobacco on his days off, and never a cigarette. When he stopped, he had cravings in the daytime, although he never used then. The pharmacist explained that it was the nicotine. With a patch the days got calmer, and only the evenings were still hard.',
        ),
      },
      { folded: { nl: 'Twee soorten trek', en: 'Two kinds of craving' } },
    ),
  ],
  feedback: {
    title: { nl: 'Twee soorten trek', en: 'Two kinds of craving' },
    html: {
      nl: p(
        'Een deel van je trek kan nicotine zijn, en daar weten je apotheek en huisarts raad mee. Vraag het deze week, dan ligt het klaar als je stopt.',
        'Wil je ook helemaal stoppen met roken, dan is daar een eigen programma voor: <a href="/programmas">bekijk alle programma’s</a>.',
      ),
      en: p(
        'Part of your craving may be nicotine, and your pharmacist and GP have good help for that. Ask this week, so that you have it ready when you stop.',
        'If you want to stop smoking altogether, there’s a programme for that too: <a href="/en/programmes">see all programmes</a>.',
      ),
    },
  },
  notes:
    'Sources: Farmacotherapeutisch Kompas [S40] (CYP1A2, insulin). CHECK [C3]: pharmacist: whether this holds for tobacco in joints; patch with cannabis, only where there was tobacco (C3).',
});
