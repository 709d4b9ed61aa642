import { p } from './markup.ts';
import { statementPages } from './statement-page.ts';

/** Accessibility of the site: its state, its reviewer, and where to report a problem. */
export const accessibilityPages = statementPages({
  name: 'accessibility',
  path: { nl: '/toegankelijkheid', en: '/accessibility' },
  head: {
    nl: {
      title: 'Toegankelijkheid',
      lead: 'Iedereen moet dit programma kunnen gebruiken, ook met een schermlezer, zonder muis of met grote letters.',
      description: 'Hoe toegankelijk deze site is, wat nog niet goed gaat en bij wie je het meldt.',
    },
    en: {
      title: 'Accessibility',
      lead: 'Everyone should be able to use this programme, including with a screen reader, without a mouse or with large text.',
      description: 'How accessible this site is, what does not work well yet, and who to tell.',
    },
  },
  sections: [
    {
      nl: {
        title: 'Hoe het ervoor staat',
        body: p(
          '{{name}} probeert te voldoen aan EN 301 549 en WCAG 2.2, niveau AA. Status op {{datum}}: {{voldoet volledig | voldoet gedeeltelijk | eerste maatregelen genomen | voldoet niet}}. Dit is onderzocht door {{wie}}, {{met een volledig onderzoek | met een eigen test}}, op {{dag}}. {{link: Lees het rapport}}',
        ),
      },
      en: {
        title: 'Where we are',
        body: p(
          '{{name}} aims to meet EN 301 549 and WCAG 2.2, level AA. Status on {{date}}: {{fully compliant | partly compliant | first measures taken | not compliant}}. Checked by {{who}}, {{in a full audit | in our own test}}, on {{day}}. {{link: Read the report}}',
        ),
      },
    },
    {
      nl: {
        title: 'Wat nog niet goed gaat',
        body: p('{{per punt: wat er misgaat, voor wie, waarom, wat je intussen kunt doen, en wanneer het klaar is}}'),
      },
      en: {
        title: 'What does not work well yet',
        body: p('{{per point: what goes wrong, for whom, why, what you can do meanwhile, and when it will be fixed}}'),
      },
    },
    {
      nl: {
        title: 'Wat we doen',
        body: p(
          'We testen elke versie automatisch en met {{schermlezers}}. Mensen met een beperking testen mee: {{ja, hoe vaak | nog niet}}.',
        ),
      },
      en: {
        title: 'What we do',
        body: p(
          'We test every version automatically and with {{screen readers}}. People with a disability test with us: {{yes, how often | not yet}}.',
        ),
      },
    },
    {
      nl: {
        title: 'Lukt iets niet?',
        body: p(
          'Mail {{mail}} of bel {{phone}} ({{phoneHours}}). Zeg op welke pagina het was en wat je gebruikt. Je krijgt binnen 5 werkdagen bericht en binnen 3 weken een antwoord. Zoek je nu hulp, dan lezen we de tekst voor of sturen we hem anders.',
        ),
      },
      en: {
        title: 'If something does not work',
        body: p(
          'Email {{mail}} or call {{phone}} ({{phoneHours}}). Tell us the page and what you use. You will hear within 5 working days and get an answer within 3 weeks. If you need help now, we will read you the text or send it another way.',
        ),
      },
    },
    {
      nl: {
        title: 'Niet tevreden?',
        body: p(
          'Zie <a href="/klachten">Klachten</a>. {{Voor overheden: de Nationale ombudsman. Voor bedrijven: de toezichthouder.}}',
          'Deze verklaring is van {{datum}} en wordt elk jaar nagekeken. {{naam en functie van wie tekent}}',
        ),
      },
      en: {
        title: 'If you are not satisfied',
        body: p(
          'See <a href="/en/complaints">Complaints</a>. {{For public bodies: the National Ombudsman. For companies: the supervisor.}}',
          'This statement is of {{date}} and is reviewed every year. {{name and role of the signatory}}',
        ),
      },
    },
  ],
  notes:
    'CHECK [C5]: provider: every open place, after an audit or a test of its own; jurist: which law asks for this statement here. REVIEW: every year, first in November 2027.',
});
