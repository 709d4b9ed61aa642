import { checkboxes, createMarkup, exercise, line, option, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const makeAnOffer = exercise({
  id: 'closeones_3_4',
  domain: 'close-ones',
  title: { nl: 'Een aanbod doen', en: 'Make an offer' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Soms zegt iemand ineens dat het zo niet verder kan. Zo’n moment is kort, dus het helpt als jij al weet wat je kunt aanbieden. Hier bereid je dat in vijf vragen voor.',
      ),
      en: p(
        'Sometimes people suddenly say they cannot carry on like this. That moment is short, so it helps if you already know what you can offer. Use these 5 questions to prepare for it before it comes.',
      ),
    }),
    checkboxes(
      'hulp',
      { nl: 'Welke hulp zou je willen noemen?', en: 'What kind of help would you like to mention?' },
      [
        option('huisarts', { nl: 'De huisarts', en: 'The GP' }),
        option('programma', { nl: 'Een programma van deze site', en: 'A programme on this site' }),
        option('verslavingszorg', { nl: 'Verslavingszorg', en: 'Addiction care' }),
        option('lotgenoten', { nl: 'Een groep met mensen die dit kennen', en: 'A group of people who know this' }),
        option('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line(
      'moment',
      { nl: 'Welk moment past?', en: 'When would be a good moment?' },
      {
        help: {
          nl: 'Bijvoorbeeld na een goede dag, of als de ander er zelf over begint.',
          en: 'For example after a good day, or when they bring it up themselves and you’ve got time to listen.',
        },
      },
    ),
    line(
      'zeg',
      { nl: 'Wat zeg je?', en: 'What do you say?' },
      {
        help: {
          nl: 'Bijvoorbeeld: “Zal ik met je mee naar de huisarts?”',
          en: 'For example: “Shall I come with you to the GP?”',
        },
      },
    ),
    line('mee', { nl: 'Wat bied jij zelf aan?', en: 'What will you offer to do?' }),
    line('nee', { nl: 'Wat doe je als het antwoord nee is?', en: 'What will you do if the answer is no?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een aanbod blijft staan', en: 'An offer stays open' },
    html: {
      nl: p(
        'Een nee van vandaag is geen nee voor altijd, dus dring niet aan. Zeg dat je aanbod blijft staan en praat over iets anders. Alle programma’s staan bij <a href="/programmas">programma’s</a>.',
      ),
      en: p(
        'A no today is not a no for ever, so do not push. You could say that your offer stays open, and then talk about something else. You’ll find all the programmes at <a href="/en/programmes">programmes</a>.',
      ),
    },
  },
  notes: 'Method: preparing an invitation to help (CRAFT).',
});
