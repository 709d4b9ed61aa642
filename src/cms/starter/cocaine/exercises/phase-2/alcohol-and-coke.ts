import { answer, exercise, one, statement, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const alcoholAndCoke = exercise({
  id: 'cocaine_2_3',
  domain: 'cocaine',
  title: { nl: 'Alcohol en coke', en: 'Alcohol and coke' },
  parts: [
    told('inleiding', {
      nl: p('Voor veel mensen horen alcohol en coke bij elkaar. Wat gebeurt er dan? Kies, en lees daarna de uitleg.'),
      en: p('For many people alcohol and coke belong together. What happens then? Choose, then read the explanation.'),
    }),
    statement(
      'extra_stof',
      { nl: 'Samen maken ze in je lichaam een extra stof.', en: 'Together they make an extra substance in your body.' },
      true,
      {
        nl: 'Waar. Je lever maakt er coca-ethyleen van. Die stof blijft langer in je lijf en belast je hart.',
        en: 'True. Your liver turns them into cocaethylene. It stays in your body longer and puts strain on your heart.',
      },
      { required: true },
    ),
    statement(
      'minder_zwaar',
      { nl: 'Met drank erbij is coke minder zwaar voor je hart.', en: 'With drink, coke is less hard on your heart.' },
      false,
      {
        nl: 'Niet waar. Samen is de kans op overlijden groter dan met coke alleen. Dat je rustiger lijkt, zegt niets over je hart.',
        en: 'Not true. Together the chance of dying is higher than with coke alone. Seeming calmer says nothing about your heart.',
      },
    ),
    statement(
      'minder_dronken',
      { nl: 'Met coke voel je je minder dronken dan je bent.', en: 'With coke you feel less drunk than you are.' },
      true,
      {
        nl: 'Waar, en dat is gevaarlijk. Je drinkt meer dan je lijf aankan. En je denkt dat je kunt rijden, terwijl dat niet zo is.',
        en: 'True, and that is dangerous. You drink more than your body can take. And you think you can drive, while you cannot.',
      },
    ),
    statement(
      'minder_trek',
      { nl: 'Zonder drank is er vaak minder trek in coke.', en: 'Without drink there is often less craving for coke.' },
      true,
      {
        nl: 'Waar bij veel mensen. De gedachte komt vaak na het eerste of tweede glas. Geen glas is dan ook geen bericht.',
        en: 'True for many people. The thought often comes after the first or second glass. No glass then also means no message.',
      },
    ),
    one('drank', { nl: 'Wat past bij jou?', en: 'What fits you?' }, [
      answer('geen', { nl: 'Deze weken geen alcohol', en: 'No alcohol in these weeks' }, null, {
        nl: 'Een sterke keuze, als je niet elke dag veel drinkt. Drink je dat wel? Bel eerst je huisarts.',
        en: 'A strong choice, if you do not drink a lot every day. If you do, call your GP first.',
      }),
      answer('avond', { nl: 'Eén avond zonder uitproberen', en: 'Try one evening without' }, null, {
        nl: 'Goed begin. Kies een avond waarop de trek vaak komt.',
        en: 'A good start. Choose an evening when the craving often comes.',
      }),
      answer('niet', { nl: 'Ik drink er niet bij', en: 'I do not drink with it' }, null, {
        nl: 'Dan zit jouw begin ergens anders. Let op wat er voor de gedachte gebeurt.',
        en: 'Then your beginning is somewhere else. Notice what happens before the thought.',
      }),
      answer('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }, null, {
        nl: 'Prima. Kijk dit weekend bij welk glas de gedachte komt.',
        en: 'Fine. This weekend, see at which glass the thought comes.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Wie het glas laat staan, laat vaak ook de lijn.',
        'Drink je elke dag veel? Stop daar niet ineens mee. Lees de tekens bij <a href="/hulp">Hulp</a> en bel je huisarts.',
      ),
      en: p(
        'If you leave the drink, you often leave the coke too.',
        'Do you drink a lot every day? Do not stop that suddenly. Read the signs at <a href="/en/help">Help</a> and call your GP.',
      ),
    },
  },
  notes:
    'Sources: van Amsterdam, Gresnigt, van den Brink, J Clin Med 2024 (abstract: mortality clearly higher together; no multiple is printed). CHECK: addiction doctor: cocaethylene and the advice on alcohol.',
});
