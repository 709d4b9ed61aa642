import { answer, checkboxes, createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const trustWeekByWeek = exercise({
  id: 'gambling_5_2',
  domain: 'gambling',
  title: { nl: 'Vertrouwen per week', en: 'Trust week by week' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Vertrouwen groeit niet van een belofte, maar doordat je elke week doet wat je zei. Kies daarom kleine dingen die je kunt waarmaken. Samen passen ze op één blad, en dat blad mag op de koelkast.',
      ),
      en: p(
        'Trust does not come back with a promise. It comes from doing what you said, week after week. So choose small things you can keep. Together they fit on one page, and that page can go on the fridge.',
      ),
    }),
    checkboxes(
      'doen',
      { nl: 'Wat doe jij elke week?', en: 'What will you do every week?' },
      [
        answer('rekening', { nl: 'Samen de rekening bekijken', en: 'Look at the account together' }, null, {
          nl: 'Kies een vaste tijd en houd het op tien minuten. Dan wordt het geen verhoor, en vraagt de ander er de rest van de week niet naar.',
          en: 'Pick a set time each week and keep it to ten minutes. That way it’s not an interrogation, and nobody has to ask about it for the rest of the week.',
        }),
        answer('tijd', { nl: 'Op tijd thuis zijn', en: 'Be home on time' }, null, {
          nl: 'Wie wacht, denkt al snel het ergste. Bel als je tien minuten later bent. Dat doet meer dan een groot gebaar.',
          en: 'Anyone who’s left waiting soon thinks the worst. Call if you’re ten minutes late. A small message does more than a big gesture.',
        }),
        answer('afspraak', { nl: 'Eén afspraak nakomen', en: 'Keep one promise' }, null, {
          nl: 'Neem iets wat bijna zeker lukt, zoals samen koken op woensdag. Een kleine afspraak die doorgaat, telt zwaarder dan een grote die uitvalt.',
          en: 'Choose something you’re almost sure to manage, such as cooking together on Wednesday. A small promise that’s kept counts for more than a big one that is not.',
        }),
        answer(
          'eerlijk',
          {
            nl: 'Zelf vertellen hoe het ging, ook bij drang',
            en: 'Say how it went myself, urges included',
          },
          null,
          {
            nl: 'Als jij begint, gaat de ander niet zelf zoeken. Eén zin aan tafel zegt al veel, zoals: vandaag wilde ik gokken, en ik deed het niet.',
            en: 'If you bring it up, they do not have to go looking. One sentence at dinner already says a lot, such as that you wanted to gamble today and did not.',
          },
        ),
        answer('taak', { nl: 'Een vaste taak in huis', en: 'A fixed task at home' }, null, {
          nl: 'Kies een taak die een ander al te lang alleen deed. Daarmee laat je zien dat je er bent, zonder dat er een gesprek voor nodig is.',
          en: 'Choose a job that someone else has been doing alone for too long. It shows that you’re there, and it takes no conversation at all.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: ul(
          '<strong>Ik doe:</strong> zondag om zeven uur kijken we naar de rekening.',
          '<strong>Ik zeg:</strong> elke avond één zin over hoe het ging.',
          '<strong>Jij doet:</strong> je kijkt niet in mijn telefoon, want je vraagt het mij.',
          '<strong>Tot:</strong> 1 maart, en dan praten we opnieuw.',
        ),
        en: ul(
          '<strong>I will:</strong> look at the account with you on Sunday at seven.',
          '<strong>I’ll say:</strong> one sentence every evening about how it went.',
          '<strong>You will:</strong> ask me, and not look in my phone.',
          '<strong>Until:</strong> 1 March, and then we’ll talk again.',
        ),
      },
      { folded: { nl: 'Een weekafspraak op één blad', en: 'A weekly agreement on one page' } },
    ),
    line('moment', { nl: 'Op welk vast moment?', en: 'What time will it be?' }),
    line(
      'vraag',
      { nl: 'Wat vraag je van de ander?', en: 'What will you ask of them?' },
      {
        help: {
          nl: 'Bijvoorbeeld één vraag per week, in plaats van tien per dag.',
          en: 'For example one question a week, rather than ten a day.',
        },
      },
    ),
    line('tot_wanneer', { nl: 'Tot wanneer geldt dit?', en: 'Until when does this last?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Langzaam, door te doen', en: 'Slowly, by doing' },
    html: {
      nl: p(
        'Dat een ander een tijd meekijkt, is begrijpelijk, want die schrok ook. Spreek af tot wanneer het duurt, zodat het voor jullie allebei eindigt.',
        'Ging een week anders, zeg het dan zelf en ga de volgende week verder. Deze afspraak staat hier, dus je kunt hem samen aanpassen.',
      ),
      en: p(
        'It’s understandable that someone keeps an eye on things for a while. It was a shock for them too. Agree how long it lasts, so it ends for both of you.',
        'If a week went differently, say so yourself and carry on the next week. This agreement is saved here, so you can change it together.',
      ),
    },
  },
  notes: 'Method: behavioural repair; a weekly agreement.',
});
