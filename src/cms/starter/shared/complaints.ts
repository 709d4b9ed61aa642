import { p } from './markup.ts';
import { statementPages } from './statement-page.ts';

/** Page about complaints: the contact, the time until a response, and the next body. */
export const complaintsPages = statementPages({
  name: 'complaints',
  path: { nl: '/klachten', en: '/complaints' },
  head: {
    nl: {
      title: 'Klachten',
      lead: 'Ging er iets mis, of klopt een tekst niet? Vertel het ons: dat kan zonder je echte naam, en het verandert niets aan je programma.',
      description: 'Waar je een klacht kwijt kunt, wanneer je antwoord krijgt en wie je daarna kan helpen.',
    },
    en: {
      title: 'Complaints',
      lead: 'If something went wrong or a text is not right, tell us. You do not need your real name, and it changes nothing about your programme.',
      description: 'Where to complain, when you will get an answer, and who can help after that.',
    },
  },
  sections: [
    {
      nl: {
        title: '1. Zeg het ons',
        body: p(
          'Mail {{mail}}, bel {{phone}} ({{phoneHours}}) of schrijf naar {{address}}. Je krijgt binnen {{5}} werkdagen bericht en binnen {{6}} weken een antwoord. Wil je geen mail over dit onderwerp krijgen, zeg dat dan erbij.',
        ),
      },
      en: {
        title: '1. Tell us',
        body: p(
          'Email {{mail}}, call {{phone}} ({{phoneHours}}) or write to {{address}}. You will hear within {{5}} working days and get an answer within {{6}} weeks. If you do not want email about this, say so.',
        ),
      },
    },
    {
      nl: {
        title: '2. Kwam je daardoor in gevaar?',
        body: p(
          'Is er nu gevaar, bel dan <a href="tel:112">112</a>. Was een advies fout of gevaarlijk, zet dan “veiligheid” in je bericht. Een behandelaar kijkt dan dezelfde werkdag.',
        ),
      },
      en: {
        title: '2. If it put you in danger',
        body: p(
          'In danger now, call <a href="tel:112">112</a>. If advice was wrong or dangerous, put “safety” in your message: a clinician looks the same working day.',
        ),
      },
    },
    {
      nl: {
        title: '3. Kom je er met ons niet uit?',
        body: p(
          'Je kunt dan ook hier terecht: {{complaints}}',
          '{{Houd één van deze twee stukken:}} {{name}} is een zorgaanbieder. Onze klachtenfunctionaris is {{naam, contact}}: onafhankelijk en gratis, en daarna kun je naar {{de geschilleninstantie}}.',
          '{{of:}} {{name}} is geen zorgaanbieder. Een klacht over je eigen huisarts of behandelaar bespreek je daar.',
        ),
      },
      en: {
        title: '3. If we cannot solve it together',
        body: p(
          'You can also turn to: {{complaints}}',
          '{{Keep one of these two parts:}} {{name}} is a care provider. Our complaints officer is {{name and contact}}: independent and free. After that you can go to {{disputes body}}.',
          '{{or:}} {{name}} is not a care provider. Raise a complaint about your own GP or therapist with them.',
        ),
      },
    },
    {
      nl: {
        title: 'Over privacy',
        body: p(
          'Onze functionaris gegevensbescherming is {{officer}}. Je kunt ook klagen bij de <a href="https://www.autoriteitpersoonsgegevens.nl">Autoriteit Persoonsgegevens</a>.',
        ),
      },
      en: {
        title: 'About privacy',
        body: p(
          'Our data protection officer is {{officer}}. You can also complain to the <a href="https://www.autoriteitpersoonsgegevens.nl/en">Autoriteit Persoonsgegevens (Dutch Data Protection Authority)</a>.',
        ),
      },
    },
    {
      isForParticipants: true,
      nl: {
        title: 'Over het forum',
        body: p('Bij een beslissing van ons team maak je bezwaar met de knop in je bericht.'),
      },
      en: {
        title: 'About the forum',
        body: p('If our team made a decision, object with the button in your message.'),
      },
    },
    {
      nl: {
        title: 'Over toegankelijkheid',
        body: p('Hoe toegankelijk de site is, lees je bij <a href="/toegankelijkheid">Toegankelijkheid</a>.'),
      },
      en: {
        title: 'About accessibility',
        body: p('You can read how accessible the site is at <a href="/en/accessibility">Accessibility</a>.'),
      },
    },
    {
      nl: {
        title: 'Wat we leren',
        body: p('Elke klacht bewaren we {{1}} jaar, zonder je naam als dat kan, om het beter te doen.'),
      },
      en: {
        title: 'What we learn',
        body: p('We keep every complaint for {{1}} year, without your name if possible, to do better.'),
      },
    },
  ],
  notes:
    'CHECK [C5]: provider: every open place, the terms and who reads a message on safety the same working day; jurist: whether it is a care provider (Wkkgz). REVIEW: every year, first in November 2027.',
});
