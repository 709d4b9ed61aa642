import { answer, createMarkup, exercise, radios, statement } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const moneyAndHome = exercise({
  id: 'closeones_4_4',
  domain: 'close-ones',
  title: { nl: 'Geld en huis', en: 'Money and home' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Goed voor jezelf zorgen gaat ook over geld en wonen. Bij deze vijf vragen zie je wat kan, en waar je advies krijgt.',
      ),
      en: p(
        'Looking after yourself is about money and housing too. These 5 questions show you what’s possible and where to get advice.',
      ),
    }),
    radios(
      'aansprakelijk',
      { nl: 'Moet ik de schulden van mijn partner altijd betalen?', en: 'Do I always have to pay my partner’s debts?' },
      [
        answer('ja', { nl: 'Ja, altijd', en: 'Yes, always' }, false, {
          nl: 'Veel partners denken dit en betalen daardoor te veel. Het hangt af van hoe je getrouwd bent en wat je tekende, dus vraag het Juridisch Loket.',
          en: 'Many partners believe this and pay too much. It depends on how you’re married and what you signed, so ask the Juridisch Loket (free legal advice).',
        }),
        answer('nee', { nl: 'Nee, nooit', en: 'No, never' }, false, {
          nl: 'Was het maar zo eenvoudig. Soms moet je meebetalen, bijvoorbeeld als je zelf ook tekende. Vraag het na bij het Juridisch Loket.',
          en: 'Sometimes you do have to pay, for example if you signed as well. Check with the Juridisch Loket (free legal advice) before you refuse.',
        }),
        answer('hangt_af', { nl: 'Dat hangt ervan af', en: 'That depends' }, true, {
          nl: 'Zo is het: je huwelijk en je handtekening tellen. Het Juridisch Loket kijkt mee wat dat voor jou betekent.',
          en: 'That’s right, your marriage and your signature both matter. The Juridisch Loket (free legal advice) can tell you what that means for you.',
        }),
      ],
      { required: true },
    ),
    statement(
      'rekening',
      {
        nl: 'Een eigen rekening openen kan, ook als je samenwoont.',
        en: 'You can open your own account, even if you live together.',
      },
      true,
      {
        right: {
          nl: 'Klopt, een rekening is van jou alleen.',
          en: 'That’s right, an account can be yours alone.',
        },
        wrong: {
          nl: 'Samenwonen voelt als alles samen, en toch mag dit.',
          en: 'Living together may feel like sharing everything, but you can still do this.',
        },
        unsure: {
          nl: 'Je bank kan je uitleggen hoe dat gaat.',
          en: 'Your bank can explain to you how it works.',
        },
        explanation: {
          nl: 'Laat je loon daarop komen en betaal er de vaste lasten van, zoals huur en stroom.',
          en: 'Have your wages paid into it and pay the bills from it, so the rent and power get paid.',
        },
      },
    ),
    statement(
      'cruks',
      {
        nl: 'Een naaste kan een gokstop in Cruks aanvragen.',
        en: 'A relative can ask Cruks (the national self-exclusion register) for a gambling stop.',
      },
      true,
      {
        right: {
          nl: 'Dat weet je goed, al lukt het alleen in sommige gevallen.',
          en: 'You’re right, although it only works in some cases.',
        },
        wrong: {
          nl: 'Meestal doet iemand het zelf, maar soms kan een naaste het ook.',
          en: 'People usually do it themselves, but sometimes a relative can as well.',
        },
        unsure: {
          nl: 'Veel families ontdekken dit pas laat.',
          en: 'Many families only find out about this late.',
        },
        explanation: {
          nl: 'De Kansspelautoriteit beslist na je aanvraag. Dat duurt een tijd, en de stop geldt dan 6 maanden.',
          en: 'The gambling authority (Kansspelautoriteit) decides, which takes a while, and the stop then lasts 6 months.',
        },
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
        right: {
          nl: 'Terecht: de rust van vanavond kost je jaren.',
          en: 'You’re right: tonight’s peace can cost you years.',
        },
        wrong: {
          nl: 'Na een avond vol druk is dat te begrijpen, en toch zit jij er dan aan vast.',
          en: 'After an evening of pressure that’s understandable, but you’d be tied to it.',
        },
        unsure: {
          nl: 'Twijfel is hier een goed teken, luister ernaar.',
          en: 'Being unsure is a good sign here, so listen to it.',
        },
        explanation: {
          nl: 'Slaap er een nacht over en vraag advies voor je tekent. Dat iemand druk zet, is juist een reden om te wachten.',
          en: 'Sleep on it and ask for advice before you sign. If someone is putting pressure on you, it’s a reason to wait.',
        },
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
        right: {
          nl: 'Precies, vragen verplicht je tot niets.',
          en: 'Exactly, asking does not commit you to anything.',
        },
        wrong: {
          nl: 'Het lijkt of je dan al weggaat, maar vragen is alleen weten.',
          en: 'It may feel like leaving already, but asking is only a way of knowing.',
        },
        unsure: {
          nl: 'Zo’n vraag stel je niet elke dag.',
          en: 'It’s not a question you ask every day.',
        },
        explanation: {
          nl: 'Het Juridisch Loket en Veilig Thuis denken met je mee. Je slaapt rustiger als je weet wat er kan.',
          en: 'The Juridisch Loket and Veilig Thuis (the domestic abuse helpline) can advise you. You’ll sleep better once you know your options.',
        },
      },
    ),
  ],
  feedback: {
    title: { nl: 'Vraag advies voor je tekent', en: 'Ask for advice before you sign' },
    html: {
      nl: p(
        `Heb je zorgen over geld, dan helpt Geldfit gratis en anoniem: ${tel('0800-8115')}. Zet iemand je met geld onder druk, bel dan Veilig Thuis: ${tel('0800-2000')}.`,
      ),
      en: p(
        `If you’re worried about money, Geldfit gives free and anonymous debt advice: ${tel('0800-8115')}. If someone uses money to put pressure on you, call Veilig Thuis: ${tel('0800-2000')}.`,
      ),
    },
  },
  notes:
    'Sources: kansspelautoriteit.nl [S14] (request by a relative, 6 months). CHECK [C3]: jurist: liability, front door, rent. CHECK [C3]: Kansspelautoriteit.',
});
