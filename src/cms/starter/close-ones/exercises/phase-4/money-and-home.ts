import { answer, exercise, one, statement, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const moneyAndHome = exercise({
  id: 'closeones_4_4',
  domain: 'close-ones',
  title: { nl: 'Geld en huis', en: 'Money and home' },
  parts: [
    told('inleiding', {
      nl: p('Goed voor jezelf zorgen gaat ook over geld en wonen. Wat klopt er? Kies, en lees daarna de uitleg.'),
      en: p('Looking after yourself is about money and housing too. What is right? Choose, then read the explanation.'),
    }),
    one(
      'aansprakelijk',
      { nl: 'Moet ik de schulden van mijn partner altijd betalen?', en: 'Do I always have to pay my partner’s debts?' },
      [
        answer('ja', { nl: 'Ja, altijd', en: 'Yes, always' }, false, {
          nl: 'Niet altijd. Het hangt af van hoe je getrouwd bent en wat je tekende. Vraag het Juridisch Loket.',
          en: 'Not always. It depends on how you are married and what you signed. Ask the Juridisch Loket (free legal advice).',
        }),
        answer('nee', { nl: 'Nee, nooit', en: 'No, never' }, false, {
          nl: 'Soms wel. Het hangt af van hoe je getrouwd bent en wat je tekende. Vraag het Juridisch Loket.',
          en: 'Sometimes you do. It depends on how you are married and what you signed. Ask the Juridisch Loket (free legal advice).',
        }),
        answer('hangt_af', { nl: 'Dat hangt ervan af', en: 'That depends' }, true, {
          nl: 'Klopt. Het hangt af van hoe je getrouwd bent en wat je tekende. Het Juridisch Loket kijkt met je mee.',
          en: 'Right. It depends on how you are married and what you signed. The Juridisch Loket (free legal advice) looks with you.',
        }),
      ],
      { required: true },
    ),
    statement(
      'rekening',
      {
        nl: 'Een eigen rekening openen kan, ook als je samenwoont.',
        en: 'You can open your own account, also if you live together.',
      },
      true,
      {
        nl: 'Waar. Laat je loon daarop komen en betaal er de vaste lasten van.',
        en: 'True. Have your wages paid into it and pay the fixed costs from it.',
      },
    ),
    statement(
      'cruks',
      { nl: 'Een naaste kan een gokstop in Cruks aanvragen.', en: 'A relative can request a gambling stop in Cruks.' },
      true,
      {
        nl: 'Waar, in sommige gevallen. De Kansspelautoriteit beslist, dat duurt een tijd, en de stop geldt dan 6 maanden.',
        en: 'True, in some cases. The gambling authority (Kansspelautoriteit) decides, it takes a while, and the stop then lasts 6 months.',
      },
    ),
    statement(
      'tekenen',
      {
        nl: 'Tekenen voor een lening om rust te krijgen, is een goede oplossing.',
        en: 'Signing for a loan to get some peace is a good solution.',
      },
      false,
      {
        nl: 'Niet waar. Slaap er een nacht over en vraag advies voor je tekent. Druk is een reden om te wachten.',
        en: 'Not true. Sleep on it and ask for advice before you sign. Pressure is a reason to wait.',
      },
    ),
    statement(
      'deur',
      {
        nl: 'Over de voordeur en de huur kun je advies vragen voor er iets gebeurt.',
        en: 'You can ask for advice about the front door and the rent before anything happens.',
      },
      true,
      {
        nl: 'Waar. Het Juridisch Loket en Veilig Thuis denken mee. Weten wat kan, geeft rust.',
        en: 'True. The Juridisch Loket and Veilig Thuis can advise you. Knowing what is possible gives peace.',
      },
    ),
  ],
  feedback: {
    title: { nl: 'Vraag advies voor je tekent', en: 'Ask for advice before you sign' },
    html: {
      nl: p(
        `Bij zorgen over geld helpt Geldfit: ${tel('0800-8115')}, gratis en anoniem. Word je onder druk gezet met geld? Bel Veilig Thuis: ${tel('0800-2000')}.`,
      ),
      en: p(
        `With money worries Geldfit helps: ${tel('0800-8115')}, free and anonymous. Does someone use money to put pressure on you? Call Veilig Thuis: ${tel('0800-2000')}.`,
      ),
    },
  },
  notes:
    'Sources: kansspelautoriteit.nl (request by a relative, 6 months). CHECK: jurist: liability, front door, rent. CHECK: Kansspelautoriteit.',
});
