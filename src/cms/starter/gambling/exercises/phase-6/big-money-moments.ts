import { answer, checkboxes, createMarkup, exercise, line, lines, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const bigMoneyMoments = exercise({
  id: 'gambling_6_4',
  domain: 'gambling',
  title: { nl: 'Grote geldmomenten', en: 'Big money moments' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Veel geld ineens kan drang geven, ook als je al maanden niet speelde. Het voelt alsof het buiten je dagelijks leven valt. Kies daarom nu de regel van drie dagen: je doet drie dagen niets, en beslist daarna met iemand samen.',
      ),
      en: p(
        'A lot of money at once can bring an urge, even if you have not gambled for months. It feels as if it’s outside your normal life. That’s why you choose the three-day rule now: do nothing for three days, and then decide together with someone.',
      ),
    }),
    checkboxes(
      'welke',
      { nl: 'Wat komt er dit jaar?', en: 'What is coming this year?' },
      [
        answer('vakantiegeld', { nl: 'Vakantiegeld', en: 'Holiday pay' }, null, {
          nl: 'Je weet wanneer het komt, meestal in mei. Laat het die dag automatisch naar een rekening zonder pas gaan.',
          en: 'You know when it comes, usually in May. Have it sent that day to an account you cannot reach with a card.',
        }),
        answer('belasting', { nl: 'Belasting terug', en: 'Tax refund' }, null, {
          nl: 'Vraag iemand om de brief met je te openen en het bedrag meteen door te zetten. In drie dagen heb je tijd om het rustig te verdelen.',
          en: 'Ask someone to open the letter with you and move the money straight away. Three days give you the time to share it out.',
        }),
        answer('bonus', { nl: 'Extra loon of dertiende maand', en: 'Bonus or extra month’s pay' }, null, {
          nl: 'Vraag op je werk of een deel kan worden gespaard voordat jij het krijgt. Wat je niet ziet komen, trekt het minst.',
          en: 'Ask at work whether part of it can be saved before you receive it. What you never see arrive pulls least.',
        }),
        answer('erfenis', { nl: 'Een erfenis', en: 'An inheritance' }, null, {
          nl: 'Verdriet en geld komen dan tegelijk, en dat is een zware mengeling. Laat het een maand staan en vraag iemand bij bank of notaris om raad.',
          en: 'Grief and money arrive together then, and that’s a hard mix. Leave it for a month, and ask someone at the bank or the notary to look at it with you.',
        }),
        answer('ontslag', { nl: 'Geld bij ontslag of een regeling', en: 'Severance pay or a settlement' }, null, {
          nl: 'Het lijkt veel, maar het moet je vaste lasten dragen tot er weer loon is. Verdeel het meteen in maanden en laat iemand anders de pas bewaren.',
          en: 'It looks like a lot, but it has to cover your bills until there’s pay again. Split it into months and let someone keep the card.',
        }),
        answer('cadeau', { nl: 'Geld als cadeau', en: 'Money as a present' }, null, {
          nl: 'Vraag een volgende keer om iets in plaats van om geld. Zit er al iets in een envelop, geef het dan aan wie bij je geld kan.',
          en: 'Next time, ask for something other than money. If there’s cash in an envelope, give it to the person who looks after your money.',
        }),
        answer('verkoop', { nl: 'Iets verkopen', en: 'Selling something' }, null, {
          nl: 'Laat het bedrag overmaken op een rekening zonder pas. Verkoop niets om te kunnen spelen. Dat spul krijg je niet meer terug.',
          en: 'Have the amount paid into an account without a card. Do not sell things in order to gamble. You will not get them back.',
        }),
        answer('geen', { nl: 'Geen van deze', en: 'None of these' }, null, {
          nl: 'Dan is dit een rustig jaar, en dat komt ook goed uit. Onthoud de regel van drie dagen voor het jaar dat er wel iets komt.',
          en: 'A calm year suits you too. Remember the three-day rule for the year when something does come in.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    lines('heen', { nl: 'Waar gaat het heen, op dag 1?', en: 'Where does it go, on day 1?' }, 4, {
      help: {
        nl: 'Bijvoorbeeld: “Vakantiegeld: de helft naar de schuld, de helft op slot.”',
        en: 'For example: “Holiday pay: half to the debt, half locked away.”',
      },
    }),
    line('wie', { nl: 'Wie kijkt die dag met je mee?', en: 'Who will go through it with you that day?' }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Toen mijn man overleed, kwam er geld van zijn verzekering, en dat maakte me onrustig. Mijn dochter en ik schreven op een briefje: drie dagen niets doen. Op dag vier betaalden we de begrafenis, en van de rest bewaart zij de pas. In de speelhal ben ik die week niet geweest.',
        ),
        en: p(
          'When my husband died, money from his insurance came in, and that made me restless. My daughter and I wrote on a note: do nothing for three days. On day four we paid for the funeral, and she keeps the card for the rest. I did not go to the arcade that week.',
        ),
      },
      { folded: { nl: 'Drie dagen niets doen', en: 'Do nothing for three days' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Vooraf beslissen', en: 'Deciding ahead' },
    html: {
      nl: p(
        'Op de dag zelf is kiezen lastiger, omdat het geld dan al in je hand ligt. Zet de regel van drie dagen daarom in je agenda, met de naam van wie meekijkt.',
        'Komt er toch iets waar je niet op rekende, dan staat je plan hier klaar.',
      ),
      en: p(
        'On the day itself choosing is harder than now: by then the money’s in your hand. So put the three-day rule in your calendar, with the name of who goes through it with you.',
        'If something comes in that you did not expect, your plan is ready here.',
      ),
    },
  },
  notes: 'Method: planning high-risk dates; a three-day rule. CHECK [C3]: debt counsellor: inheritance, severance pay.',
});
