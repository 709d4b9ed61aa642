import type { DomainKey, Localised } from '#src/domains/domain.ts';
import type { StarterWebform } from '../starter.ts';
import { answer, createMarkup, exercise, matchAny, type Part, radios } from './exercise-parts.ts';
import { p, safety, tel, ul } from './markup.ts';

interface Needs {
  readonly domain: DomainKey;
  /** Question about cravings, such as "Ik heb nog vaak sterke trek." */
  readonly urge: Localised;
  /** Shown after yes to `urge`: the exercises to repeat and the available treatment. */
  readonly urgeAdvice: Localised;
  /** People to talk to: groups, a line, addiction care. */
  readonly talk: Localised;
  /** The last paragraph of the feedback, such as a safety line. */
  readonly last: Localised;
  readonly notes: string;
}

const YES: Localised = { nl: 'Ja', en: 'Yes' };
const NO: Localised = { nl: 'Nee', en: 'No' };

function yesNo(key: string, label: Localised, yes: Localised, no: Localised, asking: { required?: true } = {}): Part {
  return radios(key, label, [answer('ja', YES, null, yes), answer('nee', NO, null, no)], asking);
}

const going = yesNo(
  'lukt_het',
  { nl: 'Het lukt zoals ik wil.', en: 'It is going the way I want.' },
  {
    nl: 'Mooi om te lezen, dus blijf je dagen invullen zolang het je helpt. Op het forum kun je anderen vertellen wat voor jou werkte.',
    en: 'That’s good to hear, so keep logging your days for as long as it helps. On the forum, you can tell others what worked for you.',
  },
  {
    nl: 'Dat geldt voor veel mensen, en wat extra hulp kan dan goed doen. Je huisarts of praktijkondersteuner is een goede eerste stap.',
    en: 'That’s true for many people, and some extra help can make a difference. Your GP or practice nurse is a good place to start.',
  },
  { required: true },
);

const mood: readonly Part[] = [
  yesNo(
    'somber',
    { nl: 'Ik ben vaak somber of bang.', en: 'I often feel low or afraid.' },
    {
      nl: 'Bel deze week je huisarts of praktijkondersteuner, want er is goede hulp voor. Je bent niet de enige die dit heeft.',
      en: 'Call your GP or practice nurse this week. It’s common to feel like this, and there’s good help for it.',
    },
    {
      nl: 'Fijn om te lezen. Verandert dat, dan is je huisarts er ook voor je.',
      en: 'That’s a good sign, and if it changes, your GP is there for you too.',
    },
  ),
  createMarkup(
    'bel_113',
    {
      nl: p(`${safety('suicide', 'nl')} Bij direct gevaar bel je ${tel('112')}.`),
      en: p(`${safety('suicide', 'en')} In immediate danger, call ${tel('112')}.`),
    },
    { when: matchAny(['somber'], 'ja') },
  ),
];

const life: readonly Part[] = [
  yesNo(
    'geld_werk_thuis',
    { nl: 'Ik heb last van geld, werk of thuis.', en: 'Money, work or home is a problem for me.' },
    {
      nl: 'Dat maakt volhouden zwaarder, dus begin met één ding. Hieronder staan nummers van mensen die met je meedenken.',
      en: 'That makes it harder to keep going, so start with one thing. Below are the numbers of people who can help.',
    },
    {
      nl: 'Dan kan je aandacht naar je plan. Verandert er iets in je geld of je werk, kijk dan nog eens naar deze lijst.',
      en: 'That leaves more room in your head for your plan. If something changes in your money or your work, come back to this list.',
    },
  ),
  createMarkup(
    'geld_veilig',
    {
      nl: ul(
        `Bij geldzorgen of schulden helpt Geldfit je gratis en anoniem: ${tel('0800-8115')}.`,
        `Is het thuis niet veilig, bel dan gratis met Veilig Thuis, dag en nacht: ${tel('0800-2000')}.`,
      ),
      en: ul(
        `If you have money worries or debts, Geldfit gives free and anonymous debt advice: ${tel('0800-8115')}.`,
        `If you’re not safe at home, call Veilig Thuis (domestic abuse helpline), free, day and night: ${tel('0800-2000')}.`,
      ),
    },
    { when: matchAny(['geld_werk_thuis'], 'ja') },
  ),
];

/** Creates the last exercise of a programme: five sentences, advice after each, never a total. */
export function whatIStillNeed({ domain, urge, urgeAdvice, talk, last, notes }: Needs): StarterWebform {
  return exercise({
    id: `${domain}_end_3`,
    domain,
    title: { nl: 'Wat heb ik nog nodig?', en: 'What do I still need?' },
    parts: [
      createMarkup('inleiding', {
        nl: p(
          'Na het programma gaat iedereen anders verder. Hier staan vijf zinnen, en bij elk antwoord lees je wat kan helpen. Een uitslag komt er niet.',
        ),
        en: p(
          'After the programme, everyone carries on in their own way. Here are five sentences, and after each answer you can read what may help. You do not get a score. Only the advice matters.',
        ),
      }),
      going,
      yesNo('sterke_trek', urge, urgeAdvice, {
        nl: 'Dat scheelt je nu veel. Komt het een keer terug, denk dan aan de golf die opkomt, zakt en voorbijgaat.',
        en: 'That’s a real relief. If it comes back one day, think of the wave that rises, drops and passes.',
      }),
      ...mood,
      ...life,
      yesNo('praten', { nl: 'Ik wil met iemand praten.', en: 'I want to talk to someone.' }, talk, {
        nl: 'Dat is ook goed, want de pagina Hulp blijft open voor als je later wel iemand zoekt.',
        en: 'That’s fine too, and the Help page stays open in case you do want someone to talk to later.',
      }),
    ],
    feedback: {
      title: { nl: 'Je kunt altijd terugkomen', en: 'You can always come back' },
      html: {
        nl: p(
          'Kies één ding uit wat je las, en doe het deze week. Nummers staan bij <a href="/hulp">Hulp</a>.',
          last.nl,
        ),
        en: p(
          'Choose one thing from what you’ve read, and do it this week. You’ll find phone numbers at <a href="/en/help">Help</a>.',
          last.en,
        ),
      },
    },
    notes,
  });
}
