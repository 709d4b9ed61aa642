import { answer, checkboxes, createMarkup, exercise, line, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const clearOutThisWeek = exercise({
  id: 'cannabis_2_5',
  domain: 'cannabis',
  title: { nl: 'Deze week opruimen', en: 'Clear out this week' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Nee zeggen kost elke keer kracht, en ’s avonds is die kracht op. Daarom maak je nu een paar nee’s overbodig. Kies rustig wat deze week weg kan.',
      ),
      en: p(
        'Saying no takes effort every time, and by evening that effort has run out. So now you make a few of those noes unnecessary. Take your time to choose what can go this week.',
      ),
    }),
    checkboxes(
      'weg',
      { nl: 'Wat ruim je op?', en: 'What do you clear out?' },
      [
        answer('voorraad', { nl: 'Wat er nog in huis is', en: 'What is still in the house' }, null, {
          nl: 'Gooi het buiten weg. Uit je eigen vuilnisbak haal je het zo terug. Kijk ook in jassen en laden.',
          en: 'Throw it away outside. You could still take it back out of your own bin. Check the pockets of your coats and all the drawers too.',
        }),
        answer('spullen', { nl: 'De spullen die erbij horen', en: 'The things that go with it' }, null, {
          nl: 'Een grinder op tafel is een uitnodiging. Vind je weggooien te veel, geef de spullen dan een maand aan iemand anders.',
          en: 'A grinder on the table is an invitation. If throwing things away is too much, give them to someone else for a month.',
        }),
        answer('contact', { nl: 'Nummers en chats', en: 'Numbers and chats' }, null, {
          nl: 'Wis het nummer en ook de chat, omdat je hem anders daarin terugvindt. Een nieuw nummer vragen kost net genoeg tijd om na te denken.',
          en: 'Delete the number and the chat as well, or you’ll find it there again. Having to ask for it takes long enough to think twice.',
        }),
        answer('groep', { nl: 'Een appgroep dempen of verlaten', en: 'Mute or leave a group chat' }, null, {
          nl: 'Dempen ziet niemand, dus dat is de makkelijkste stap. Vraag één vriend om je apart te appen als er iets leuks is.',
          en: 'Nobody sees that you’ve muted a group, so it’s the smallest step. Ask one friend to message you separately about anything fun.',
        }),
        answer('route', { nl: 'Een andere route kiezen', en: 'Choose another route' }, null, {
          nl: 'Drie minuten omfietsen scheelt een keuze per dag. Rijd de nieuwe weg vandaag één keer, dan gaat het morgen vanzelf.',
          en: 'A detour of three minutes saves you a choice every day. Take the new way once today, and tomorrow you’ll do it without thinking.',
        }),
        answer('plek', { nl: 'Mijn vaste plek anders inrichten', en: 'Rearrange my usual spot' }, null, {
          nl: 'Draai de stoel, zet er een plant of leg er een boek neer. Daardoor is het minder de plek waar je handen gaan draaien.',
          en: 'Turn the chair around, put a plant there or leave a book. That way your hands are less likely to start rolling.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    radios('huisgenoot', { nl: 'Is er iemand in huis die ook blowt?', en: 'Does anyone at home use cannabis too?' }, [
      answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
        nl: 'Vraag of het uit het zicht kan: “Wil je het op je eigen kamer bewaren? Ik wil het deze weken niet zien liggen.”',
        en: 'Ask them to keep it out of sight. You could say: “Could you keep it in your own room? I’d rather not see it for the next few weeks.”',
      }),
      answer('samen', { nl: 'Ja, en we hebben één voorraad', en: 'Yes, and we share a stash' }, null, {
        nl: 'Dan is opruimen ook een gesprek. Stel voor dat de ander alles bewaart. Dan ligt er voor jou niets klaar.',
        en: 'If so, talk to them before you clear out. Suggest they keep all of it, so there’s none lying around.',
      }),
      answer('nee', { nl: 'Nee', en: 'No' }, null, {
        nl: 'Dan bepaal jij wat er binnenkomt, dus daar zit je voordeel. Spreek met jezelf af dat bezoek niets achterlaat.',
        en: 'It’s up to you what comes through the door, and that helps. Agree with yourself that visitors do not leave anything behind.',
      }),
    ]),
    line('wanneer', { nl: 'Wanneer doe je dit?', en: 'When do you do this?' }),
    line(
      'wie',
      { nl: 'Wie doet het met je?', en: 'Who does it with you?' },
      {
        help: {
          nl: 'Alleen kan ook, maar met iemand erbij houd je minder snel iets achter.',
          en: 'You can do it alone, but with someone there you’re less likely to keep something back.',
        },
      },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Na elke nachtdienst zag een beveiliger thuis het doosje van zijn huisgenoot op tafel. Hij vroeg: “Mag dat in jouw kast, zolang ik bezig ben?” De huisgenoot vond het prima. Zijn eigen grinder gooide hij bij het station weg, omdat hij daar toch langs fietste.',
        ),
        en: p(
          'A security guard came home from his night shift and saw his housemate’s tin on the table every morning. He asked: “Could that go in your cupboard while I’m working on this?” His housemate was fine with it. He threw his own papers and grinder in the bin at the station, as he was cycling past anyway.',
        ),
      },
      { folded: { nl: 'Zo vroeg een ander het', en: 'How someone else asked' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Minder te kiezen', en: 'Less to choose' },
    html: {
      nl: p(
        'Wat niet in huis is, hoef je vanavond ook niet te weigeren. Ruim op als je je goed voelt, het liefst met iemand erbij. Samen is het zo gebeurd.',
      ),
      en: p(
        'If it’s not in the house, there’s nothing to say no to tonight. Clear out when you feel well, preferably with someone there. Together you’ll be done in no time.',
      ),
    },
  },
  notes: 'Method: stimulus control.',
});
