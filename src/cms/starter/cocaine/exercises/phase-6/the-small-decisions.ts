import { answer, checkboxes, createMarkup, exercise, line, lines, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const theSmallDecisions = exercise({
  id: 'cocaine_6_3',
  domain: 'cocaine',
  title: { nl: 'De kleine beslissingen', en: 'The small decisions' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Een uitglijder begint meestal met een kleine beslissing die onschuldig lijkt. Bij elke beslissing hieronder staat een uitweg, omdat het daar nog makkelijk is. Zoek de jouwe.',
      ),
      en: p(
        'A slip usually begins with a small decision that seems to have nothing to do with it. With each one below there’s a way out. At that point it takes little effort. Find yours.',
      ),
    }),
    checkboxes(
      'beslissingen',
      { nl: 'Wat herken je bij jezelf?', en: 'What do you recognise in yourself?' },
      [
        answer('pinnen', { nl: 'Geld opnemen “voor de zekerheid”', en: 'Taking out cash “to be safe”' }, null, {
          nl: 'Die zekerheid is er voor de trek en niet voor jou. Betaal met je pas wat je nodig hebt, en laat de rest op de rekening.',
          en: 'That safety is there for the craving and not for you. Pay by card for what you need, and leave the rest in the account.',
        }),
        answer('cafe', { nl: 'Toch naar die ene plek', en: 'Going to that one place anyway' }, null, {
          nl: 'Je gaat zogenaamd voor één persoon of één drankje. Spreek met die persoon ergens anders af, liefst overdag.',
          en: 'You tell yourself it’s for one friend or one drink. Meet that friend somewhere else, if possible in the daytime.',
        }),
        answer('chat', { nl: 'Een oude chat openen', en: 'Opening an old chat' }, null, {
          nl: 'Lezen is al halverwege: je hoofd is dan weer in die avond. Verwijder de chat nu, voordat je hem nog eens opent.',
          en: 'Reading is halfway there: your mind is back in that evening. Delete the chat now, before you open it again.',
        }),
        answer('zondag', { nl: 'Niets plannen op zondag', en: 'Planning nothing on Sunday' }, null, {
          nl: 'Een lege zondag maakt dat de zaterdag lang mag duren. Zet om tien uur iets kleins neer waar iemand op je wacht.',
          en: 'An empty Sunday makes for a long Saturday night. Put something small at ten o’clock where someone’s waiting for you.',
        }),
        answer('ruzie', { nl: 'Ruzie zoeken', en: 'Picking a quarrel' }, null, {
          nl: 'Soms maak je ruzie omdat je dan mag weglopen. Zeg liever meteen dat je onrustig bent, en ga een blok om.',
          en: 'Sometimes you start a quarrel so that you’re free to walk out. Say at once that you’re restless, and walk round the block.',
        }),
        answer('moe', { nl: 'Te laat en te weinig slapen', en: 'Going to bed late and sleeping too little' }, null, {
          nl: 'Als je moe bent, kies je slechter, en na drie korte nachten is de trek sterker. Zet donderdag een bedtijd in je telefoon.',
          en: 'You choose badly when you’re tired, and after three short nights the craving is stronger. Set a bedtime in your phone on Thursday.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Sinds mijn vrouw er niet meer is, ga ik op vrijdag naar het biljartcafé. Eerst nam ik alleen wat extra geld mee, omdat het daar contant is. Dat was de beslissing, en niet het toilet drie uur later. Nu biljart ik op woensdagmiddag. Het zijn dezelfde ballen en andere mensen.',
        ),
        en: p(
          'Since my wife died I go to the billiards café on Fridays. At first I only took out some extra money. They want cash there. That was the decision, and not the toilet three hours later. Now I play on Wednesday afternoons. It’s the same table, with other people.',
        ),
      },
      { folded: { nl: 'De beslissing bij de pinautomaat', en: 'The decision at the cash machine' } },
    ),
    lines('tegenzet', { nl: 'Wat doe je in plaats daarvan?', en: 'What do you do instead?' }, 4),
    line(
      'wie',
      { nl: 'Wie mag het tegen je zeggen?', en: 'Who’s allowed to point it out to you?' },
      {
        help: {
          nl: 'Spreek af met welke woorden, want dan klinkt het niet als kritiek.',
          en: 'Agree on the words, so it does not sound like criticism.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Vroeg kiezen kost het minst', en: 'Choosing early takes the least effort' },
    html: {
      nl: p(
        'Hoe eerder in de rij je iets anders doet, hoe minder het vraagt. Kies er één voor dit weekend, en zet hem op je noodkaart als hij werkt.',
      ),
      en: p(
        'The earlier you do something else, the less it asks of you. Choose one for this weekend, and put it on your emergency card if it works.',
      ),
    },
  },
  notes: 'Method: seemingly irrelevant decisions.',
});
