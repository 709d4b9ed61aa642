import { checkboxes, createMarkup, exercise, line, option, skip } from '../../../shared/exercise-parts.ts';
import { p, tel, ul } from '../../../shared/markup.ts';

export const whenItGoesWrong = exercise({
  id: 'closeones_5_4',
  domain: 'close-ones',
  title: { nl: 'Wat doe ik als het misgaat?', en: 'When it goes wrong' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Vooraf kiezen is makkelijker dan kiezen in paniek, dus maak je kaart op een rustig moment. Kijkt de ander mee op je telefoon, schrijf dan niets op. Bel Veilig Thuis voor een plan.',
      ),
      en: p(
        'It’s easier to choose ahead than in a panic, so make your card at a calm moment. If they look at your phone, write nothing, and ask Veilig Thuis (the domestic abuse helpline) for a plan.',
      ),
    }),
    checkboxes(
      'tekens',
      { nl: 'Wanneer ga jij weg of bel je?', en: 'When will you leave or call?' },
      [
        option('bang', { nl: 'Als ik bang word', en: 'When I’m becoming afraid' }),
        option('dreigt', { nl: 'Als de ander dreigt', en: 'When they threaten me or someone else' }),
        option('duwt', { nl: 'Als er geduwd of geslagen wordt', en: 'When there is pushing or hitting' }),
        option('wakker', { nl: 'Als de ander niet wakker te krijgen is', en: 'When I cannot wake them' }),
        option('kinderen', { nl: 'Als de kinderen bang zijn', en: 'When the children are afraid' }),
      ],
      { required: true, other: { nl: 'Een ander teken', en: 'Another sign' } },
    ),
    createMarkup('nummers', {
      nl: ul(
        `Gevaar: ${tel('112')}`,
        `Geweld of angst daarvoor: Veilig Thuis, ${tel('0800-2000')}`,
        `Zorgen over zelfdoding: ${tel('113')}`,
      ),
      en: ul(
        `Danger: ${tel('112')}`,
        `Violence or fear of it: Veilig Thuis, ${tel('0800-2000')}`,
        `Worries about suicide: ${tel('113')}`,
      ),
    }),
    line('waarheen', { nl: 'Waar ga je heen?', en: 'Where will you go?' }),
    line('kinderen', { nl: 'Waar gaan de kinderen heen?', en: 'Where will the children go?' }),
    line(
      'klaar',
      { nl: 'Wat ligt er klaar?', en: 'What is ready?' },
      {
        help: {
          nl: 'Bijvoorbeeld: telefoon, sleutels, geld, papieren, medicijnen.',
          en: 'For example: phone, keys, money, papers, medicine.',
        },
      },
    ),
    line('codewoord', { nl: 'Met wie spreek je een codewoord af?', en: 'Who will you agree a code word with?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Vooraf gekozen', en: 'Chosen ahead' },
    html: {
      nl: p(
        'Bewaar je kaart waar alleen jij hem ziet. Vertel iemand die je vertrouwt dat hij bestaat. Zo kan die ook bellen als jij dat niet kunt.',
      ),
      en: p(
        'Keep your card where only you can see it, and tell someone you trust that it exists. That way they’re able to call for you if you cannot.',
      ),
    },
  },
  notes: 'Method: emergency card. CHECK [C1]: Veilig Thuis: safety planning and writing it down.',
});
