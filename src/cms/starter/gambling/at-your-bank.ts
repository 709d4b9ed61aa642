import { p, safety, tel, ul } from '../shared/markup.ts';
import type { StarterPage } from '../starter.ts';

/** Measures of a bank against gambling, in general terms: banks differ. */
export const atYourBank: StarterPage<'basic_page'> = {
  id: 'gambling-at-your-bank',
  type: 'basic_page',
  domains: ['gambling', 'close-ones'],
  path: { nl: '/slot-bij-je-bank', en: '/lock-at-your-bank' },
  nl: {
    title: 'Een slot bij je bank',
    lead: 'Je bank kan het moeilijker maken om te gokken. Elke bank doet dat anders, dus kijk in je app of bel.',
    description: 'Wat je bij je eigen bank kunt vragen of instellen, zodat gokken minder makkelijk gaat.',
    paragraphs: [
      {
        type: 'text',
        title: 'Dit kun je instellen of vragen',
        body:
          p('Zoek in de app van je bank bij passen, limieten of veiligheid. Begin met wat je vandaag kunt doen.') +
          ul(
            '<strong>Een blokkade voor gokken</strong>, als je bank die heeft. Vraag hoelang het duurt voordat je hem weer uit kunt zetten.',
            '<strong>Een lage limiet</strong> voor betalen op internet, voor overmaken en voor geld opnemen.',
            '<strong>Niet meer rood staan</strong>, en geen creditcard. Dan gok je in elk geval niet met geleend geld.',
            '<strong>Een aparte rekening</strong> voor huur, energie en zorgpremie, waar op de eerste dag van de maand genoeg naartoe gaat.',
            '<strong>Een ander die meekijkt</strong>, zoals je partner, een ouder of een bewindvoerder. Kies iemand die je vertrouwt.',
          ),
      },
      {
        type: 'text',
        title: 'Zeg aan de telefoon',
        body: p(
          '“Ik gok te veel en wil dat moeilijker maken. Welke blokkades en limieten kunt u vandaag voor me aanzetten?”',
          'Je hoeft niet te zeggen hoeveel je verloor. Vraag wel of ze het op papier zetten, zodat je later weet wat er aanstaat.',
        ),
      },
      {
        type: 'text',
        title: 'Wat een bank niet tegenhoudt',
        body:
          p('Een slot bij je bank werkt het best samen met andere sloten, omdat er altijd een gat blijft:') +
          ul(
            'contant geld, en automaten waar je dat in gooit',
            'een rekening bij een andere bank, en digitale munten',
            'betalen langs een omweg, zoals een tegoedbon of een andere winkel',
          ) +
          p(
            'Schrijf je daarom ook in bij <a href="https://cruksregister.nl">Cruks</a>, en sluit je accounts. Op de pagina <a href="/hulp">Hulp</a> lees je welke sloten er nog meer zijn.',
          ),
      },
      {
        type: 'text',
        title: 'Is er al te veel weg?',
        body: p(
          `Bel Geldfit op ${tel('0800-8115')}, gratis en anoniem. Leen geen nieuw geld om oud verlies te betalen.`,
          safety('suicide', 'nl'),
        ),
      },
      {
        type: 'text',
        title: 'Gaat het om iemand anders?',
        body: p(
          'Je kunt de rekening van een ander niet blokkeren, maar wel je eigen geld veilig zetten. Haal je naam van gezamenlijke schulden af als dat kan, en teken niets zonder advies.',
        ),
      },
    ],
  },
  en: {
    title: 'A lock at your bank',
    lead: 'Your bank can make it harder to gamble. Every bank does it differently, so look in your app or call them.',
    description: 'What you can ask your own bank for, or set up yourself, to make gambling harder.',
    paragraphs: [
      {
        type: 'text',
        title: 'What you can set up or ask for',
        body:
          p('In your banking app, look under cards, limits or security. Start with whatever you can do today.') +
          ul(
            '<strong>A gambling block</strong>, if your bank has one. Ask how long it takes before you could switch it off again.',
            '<strong>Low limits</strong> for paying online, for transfers and for taking out cash.',
            '<strong>No overdraft</strong> and no credit card, so that at least you do not gamble with borrowed money.',
            '<strong>A separate account</strong> for rent, energy and health insurance, with enough paid in on the first of the month.',
            '<strong>Someone who keeps an eye on it</strong>, such as your partner, a parent or a legal administrator (bewindvoerder). Choose someone you trust.',
          ),
      },
      {
        type: 'text',
        title: 'On the phone, you can say',
        body: p(
          '“I gamble too much and I’d like to make it harder. Which blocks and limits can you switch on for me today?”',
          'You do not have to say how much you’ve lost. Do ask them to confirm it in writing, so you’ll know later what’s switched on.',
        ),
      },
      {
        type: 'text',
        title: 'What a bank cannot stop',
        body:
          p('A lock at your bank works best alongside other locks, as there’s always a gap:') +
          ul(
            'cash, and the machines that take it',
            'an account at another bank, and digital coins',
            'paying in a roundabout way, such as with a voucher or through another shop',
          ) +
          p(
            'So sign up to <a href="https://cruksregister.nl">Cruks</a> (the national self-exclusion register) as well, and close your accounts. The <a href="/en/help">Help</a> page names more locks.',
          ),
      },
      {
        type: 'text',
        title: 'If too much has gone already',
        body: p(
          `Call Geldfit (free debt advice) on ${tel('0800-8115')}. You can stay anonymous. Do not borrow to pay for old losses.`,
          safety('suicide', 'en'),
        ),
      },
      {
        type: 'text',
        title: 'If it’s about someone else',
        body: p(
          'You cannot block someone else’s account, but you can keep your own money safe. Take your name off shared debts if you can, and do not sign anything without advice.',
        ),
      },
    ],
  },
  notes:
    'Sources: Kansspelautoriteit [S14] (Cruks); NVVK and others [S37] (Geldfit); the rest is general knowledge, no source looked up. CHECK [C3]: debt counsellor: what banks offer this year, who may look on, joint debts. REVIEW: November 2027.',
};
