import { answer, createMarkup, exercise, line, longText, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const oneDayItWorked = exercise({
  id: 'cocaine_3_5',
  domain: 'cocaine',
  title: { nl: 'Een dag gelukt', en: 'One day it worked' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Zoek een avond die ging zoals jij wilde, en vertel hem van achter naar voren. Begin bij het moment dat je ging slapen. Achterstevoren zie je beter wat het verschil maakte, omdat je de afloop al kent.',
      ),
      en: p(
        'Find an evening that went the way you wanted, and tell it from back to front. Start with the moment you went to bed. Once you know how it ended, you can see better what made the difference.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Ik lag om elf uur in bed, omdat mijn dochter vroeg moest zwemmen. Daarvoor stond ik haar tas in te pakken. Daarvoor had ik twee keer een bericht zien komen en de telefoon in de la gelegd. Daarvoor had ik tegen mijn vriendin gezegd dat het een lastige vrijdag was. Dat was het begin, en het duurde tien seconden.',
        ),
        en: p(
          'I was in bed at eleven: my daughter had early swimming. Before that I was packing her bag. Before that I’d seen a message come in twice and put the phone in a drawer. Before that I’d told my girlfriend that it was a hard Friday. That was the start, and it took ten seconds.',
        ),
      },
      { folded: { nl: 'De avond van een vader, achterstevoren', en: 'A father’s evening, backwards' } },
    ),
    line(
      'waar',
      { nl: 'Waar was je, en wanneer?', en: 'Where were you, and when?' },
      {
        required: true,
        help: {
          nl: 'Lukte een hele avond nog niet, kies dan een uur.',
          en: 'If a whole evening has not worked yet, choose an hour.',
        },
      },
    ),
    longText('achteruit', {
      nl: 'Wat gebeurde er vlak daarvoor, en daarvoor?',
      en: 'What happened right before that, and before that?',
    }),
    line('hielp', { nl: 'Wat of wie hielp?', en: 'What or who helped?' }),
    radios(
      'wat',
      { nl: 'Wat maakte volgens jou het meeste verschil?', en: 'What do you think made most difference?' },
      [
        answer('iemand', { nl: 'Iemand die erbij was', en: 'Someone who was there' }, null, {
          nl: 'Vertel die persoon dat het hielp. Misschien weet die het niet. Vraag dan of het volgende week weer kan.',
          en: 'Tell them that it helped. They may not know. Ask if they can do it again next week.',
        }),
        answer('plan', { nl: 'Iets wat ik vooraf had geregeld', en: 'Something I had arranged' }, null, {
          nl: 'Dan heb je bewijs dat regelen voor jou werkt. Herhaal precies hetzelfde. Verzinnen kost elke keer nieuwe kracht.',
          en: 'You’ve shown that arranging things works for you. Repeat exactly the same. Inventing something new takes strength each time.',
        }),
        answer('weg', { nl: 'Dat ik op tijd wegging', en: 'That I left in time' }, null, {
          nl: 'Het uur waarop je ging, is nu jouw uur. Zet het als vast tijdstip in je telefoon voor de volgende keer.',
          en: 'The hour when you left is your hour now. Put it in your phone as a set time for next time.',
        }),
        answer('toeval', { nl: 'Het was toeval', en: 'It was chance' }, null, {
          nl: 'Misschien wel, en toch deed jij er iets mee. Kijk wat het toeval weghaalde. Dat kun je ook zelf weghalen.',
          en: 'Perhaps it was, and still you did something with it. See what chance took away. You can take that away yourself.',
        }),
      ],
    ),
    line('weer', { nl: 'Hoe regel je dat nog een keer?', en: 'How do you arrange that again?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Dat kan nog een keer', en: 'That can happen again' },
    html: {
      nl: p(
        'Wat één keer hielp, helpt meestal vaker, zeker als je het vooraf regelt. Vond je niets, vraag dan iemand wat die aan je ziet. Je avond blijft hier staan voor een week die zwaarder is.',
      ),
      en: p(
        'What helped once usually helps again, above all if you arrange it beforehand. If you found nothing, ask someone what they see in you. Your evening stays here, for a week that’s harder.',
      ),
    },
  },
  notes: 'Method: self-efficacy; one evening described backwards.',
});
