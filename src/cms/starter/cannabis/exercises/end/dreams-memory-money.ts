import { answer, checkboxes, createMarkup, exercise, line, scale, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const dreamsMemoryMoney = exercise({
  id: 'cannabis_end_1',
  domain: 'cannabis',
  title: { nl: 'Dromen, geheugen, geld', en: 'Dreams, memory, money' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Zet week 1 naast nu. In je <a href="/kalender">kalender</a> zie je wat je toen invulde, dus kijk daar eerst. Je geheugen maakt het namelijk al snel mooier of lelijker dan het was.',
      ),
      en: p(
        'Put week 1 next to how it is now. In your <a href="/en/calendar">calendar</a> you can see what you logged then, so look there first. Memory tends to make things nicer or worse than they were.',
      ),
    }),
    scale(
      'slaap_toen',
      { nl: 'Hoe sliep je in het begin?', en: 'How did you sleep at the start?' },
      { nl: ['heel slecht', 'heel goed'], en: ['very bad', 'very good'] },
    ),
    scale(
      'slaap_nu',
      { nl: 'Hoe slaap je nu?', en: 'How do you sleep now?' },
      { nl: ['heel slecht', 'heel goed'], en: ['very bad', 'very good'] },
      { required: true },
    ),
    checkboxes(
      'merk',
      { nl: 'Wat merk je, al is het een beetje?', en: 'What do you notice, even if it is only a little?' },
      [
        answer('dromen', { nl: 'Ik droom weer', en: 'I dream again' }, null, {
          nl: 'Dat betekent dat je droomslaap terug is. Blijft een droom hangen, schrijf hem dan op. Op papier wordt hij meestal kleiner.',
          en: 'That means your dream sleep is back. If a dream stays with you, write it down. It usually gets smaller on paper.',
        }),
        answer('geheugen', { nl: 'Ik onthoud meer', en: 'I remember more' }, null, {
          nl: 'Namen, afspraken, het einde van een film: zulke dingen vallen weer op hun plek. Lees eens een heel hoofdstuk en kijk hoe het gaat.',
          en: 'Names, appointments and the end of a film fall into place again. Read a whole chapter and see how it goes.',
        }),
        answer('energie', { nl: 'Meer zin om iets te doen', en: 'More energy to do things' }, null, {
          nl: 'Geef die zin een vaste plek in de week, anders gaat hij op aan klusjes. Kies één ochtend die van jou is.',
          en: 'Give that energy a regular place in the week, or it goes into odd jobs. Choose one morning that’s yours.',
        }),
        answer('geld', { nl: 'Geld dat bleef', en: 'Money that stayed' }, null, {
          nl: 'Zet het bedrag van een maand apart en koop iets dat je kunt zien. Zo houd je het verschil dichtbij.',
          en: 'Put one month’s amount aside and buy something you can see. That keeps the difference where you can see it.',
        }),
        answer('mensen', { nl: 'Meer contact', en: 'More contact' }, null, {
          nl: 'Stuur iemand van deze weken een bedankje, al is het één regel. Daarmee blijft dat contact ook na het programma.',
          en: 'Send someone from these weeks a thank-you, even one line. That keeps the contact going after the programme.',
        }),
        answer('nog_niets', { nl: 'Nog niet veel', en: 'Not much yet' }, null, {
          nl: 'Bij sommige mensen duurt het langer, zeker met slaap. Kijk over een maand weer, en ga naar je huisarts als het zo blijft.',
          en: 'For some people it takes longer, above all with sleep. Look again in a month, and ask your GP if it stays like this.',
        }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('blij', { nl: 'Waar ben je het meest blij mee?', en: 'What are you most glad about?' }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een vrouw van 67 gaf haar slaap eerst een drie en nu een vijf. “Het is geen wonder,” schreef ze, “maar ik vergat de verjaardag van mijn kleinzoon niet.” Ook haar dromen wist ze ’s ochtends weer. Van het geld kocht ze een goed hoofdkussen.',
        ),
        en: p(
          'A woman of 67 gave her sleep a three at the start and a five now. “It’s no miracle,” she wrote, “but I didn’t forget my grandson’s birthday.” In the morning she also remembered her dreams. With the money she bought a good pillow.',
        ),
      },
      { folded: { nl: 'Toen en nu van een ander', en: 'Then and now for someone else' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Wat terugkwam', en: 'What came back' },
    html: {
      nl: p(
        'Wat er terugkwam, kwam doordat jij iets anders ging doen. Merk je nog weinig, dan hebben slaap en geheugen misschien meer tijd nodig. Blijft het zo, vraag dan je huisarts.',
        'Over een maand kun je deze oefening opnieuw invullen en de twee naast elkaar leggen.',
      ),
      en: p(
        'Whatever came back did so through what you did differently. If you do not notice much yet, sleep and memory may need more time. If it stays that way, ask your GP.',
        'In a month you can do this exercise again and put the two side by side.',
      ),
    },
  },
  notes: 'Method: then and now. CHECK [C2]: addiction doctor: memory and sleep.',
});
