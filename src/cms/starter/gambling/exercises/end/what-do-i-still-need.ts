import type { Localised } from '#src/domains/domain.ts';
import { answer, createMarkup, exercise, matchAny, type Part, radios } from '../../../shared/exercise-parts.ts';
import { p, safety, tel, ul } from '../../../shared/markup.ts';

const YES: Localised = { nl: 'Ja', en: 'Yes' };
const NO: Localised = { nl: 'Nee', en: 'No' };

/** Creates a sentence about now, with separate advice for yes and for no. */
function yesNo(key: string, label: Localised, yes: Localised, no: Localised, asking: { required?: true } = {}): Part {
  return radios(key, label, [answer('ja', YES, null, yes), answer('nee', NO, null, no)], asking);
}

export const whatDoIStillNeed = exercise({
  id: 'gambling_end_3',
  domain: 'gambling',
  title: { nl: 'Wat heb ik nog nodig?', en: 'What do I still need?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Na zes weken gaat iedereen anders verder, en dat mag. Hieronder staan zes zinnen over nu. Bij elk antwoord lees je wat kan helpen, en een uitslag is er niet.',
      ),
      en: p(
        'After six weeks everyone carries on in their own way, and that’s fine. Below are six sentences about how things are now. With each answer you’ll read what can help, and there’s no result.',
      ),
    }),
    yesNo(
      'lukt_het',
      { nl: 'Het lukt zoals ik wil.', en: 'It is going the way I want.' },
      {
        nl: 'Mooi om te lezen. Blijf je dagen invullen zolang het helpt. Dan merk je een verandering op tijd.',
        en: 'That’s good to read, and you did it yourself. Keep logging your days as long as it helps, so you notice changes in time.',
      },
      {
        nl: 'Dat geldt voor veel mensen na zes weken, dus het is geen eind. Je huisarts of praktijkondersteuner is een goede eerste stap.',
        en: 'That’s true for many people after six weeks, so it’s not the end. Your GP or practice nurse is a good place to start.',
      },
      { required: true },
    ),
    yesNo(
      'sterke_trek',
      { nl: 'Ik heb nog vaak sterke drang.', en: 'I still often have strong urges.' },
      {
        nl: 'Doe “De golf zonder inzet” nog een keer en zet er vandaag een slot bij. Je huisarts kan je verwijzen voor therapie bij gokken.',
        en: 'Do “Ride the wave without betting” once more and add a lock today. Your GP can also refer you for gambling therapy.',
      },
      {
        nl: 'Fijn, dan kun je je sloten laten staan zonder er veel aan te doen. Komt de drang terug, dan zakt hij nog altijd vanzelf.',
        en: 'Good, so you can leave your locks on without much effort. If the urge comes back one day, it’ll still pass on its own.',
      },
    ),
    yesNo(
      'medicijn',
      {
        nl: 'Ik gebruik medicijnen voor Parkinson of rusteloze benen.',
        en: 'I take medicine for Parkinson’s or restless legs.',
      },
      {
        nl: 'Sommige van deze medicijnen kunnen de drang om te gokken groter maken. Stop er niet zelf mee, maar bel deze week je arts en vertel dit erbij.',
        en: 'Some of these medicines can make the urge to gamble stronger. Do not stop taking them yourself, but call your doctor this week and mention it.',
      },
      {
        nl: 'Dan hoeft hier niets mee. Krijg je later zo’n medicijn, vertel dan wel dat je hebt gegokt.',
        en: 'There’s nothing you need to do about this for now. If you’re given such a medicine later, tell your doctor that you used to gamble.',
      },
    ),
    yesNo(
      'somber',
      { nl: 'Ik ben vaak somber of bang.', en: 'I often feel low or afraid.' },
      {
        nl: 'Bel deze week je huisarts of praktijkondersteuner. Hier is goede hulp voor. Vertel er ook bij dat je gokt.',
        en: 'Call your GP or practice nurse this week. There’s good help for this. Tell them about the gambling too, so they see the whole picture.',
      },
      {
        nl: 'Fijn dat het goed met je gaat. Na een verlies kan het omslaan, dus houd een nummer bij de hand.',
        en: 'It’s good that you’re all right at the moment. After a loss that can change, so keep a number to hand.',
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
    yesNo(
      'geld_werk_thuis',
      { nl: 'Ik heb last van geld, werk of thuis.', en: 'Money, work or home is a problem for me.' },
      {
        nl: 'Dat maakt volhouden zwaarder, en het is te helpen. Begin met één ding. Alles tegelijk lukt niemand.',
        en: 'That makes it harder to keep going, but help is there. Start with one thing. Nobody manages all of it at once.',
      },
      {
        nl: 'Dan kan je aandacht naar je plan. Verandert er iets in je geld of je werk, kijk dan nog eens naar deze lijst.',
        en: 'That leaves you more room for your plan, which is good. If something changes in your money or your work, come back to this list.',
      },
    ),
    createMarkup(
      'geld_veilig',
      {
        nl: ul(
          `Geld of schulden: Geldfit op ${tel('0800-8115')}, of de schuldhulp van je gemeente.`,
          `Onveilig thuis: Veilig Thuis op ${tel('0800-2000')}, dag en nacht.`,
          'Werk: je bedrijfsarts, want die hoeft niets aan je baas te vertellen.',
        ),
        en: ul(
          `For money or debts, there’s Geldfit (free debt advice) on ${tel('0800-8115')}, or your council’s debt help.`,
          `If you’re not safe at home, call Veilig Thuis (domestic abuse helpline) on ${tel('0800-2000')}, day or night.`,
          'For work, talk to your company doctor, who does not have to tell your manager.',
        ),
      },
      { when: matchAny(['geld_werk_thuis'], 'ja') },
    ),
    yesNo(
      'praten',
      { nl: 'Ik wil met iemand praten.', en: 'I want to talk to someone.' },
      {
        nl: 'Bij AGOG zitten mensen die precies dit kennen, ook voor familie. Je kunt ook naar verslavingszorg, via je huisarts, of iets schrijven op het forum.',
        en: 'At AGOG (groups for people who gambled and their families) people know this well. You can also go to addiction care through your GP, or write on the forum.',
      },
      {
        nl: 'Ook goed. Je weet waar je mensen kunt vinden. De pagina Hulp blijft open, voor als je wel iemand zoekt.',
        en: 'That’s fine too. You know where to find people. The Help page stays open for when you do want someone.',
      },
    ),
  ],
  feedback: {
    title: { nl: 'Je kunt altijd terugkomen', en: 'You can always come back' },
    html: {
      nl: p(
        'Kies één ding en doe het deze week. Drie tegelijk lukt zelden. Nummers staan bij <a href="/hulp">Hulp</a>.',
        'Alles wat je schreef, blijft hier staan, en elke oefening kun je opnieuw doen.',
        safety('suicide', 'nl'),
      ),
      en: p(
        'Choose one thing from what you read and do it this week. Three at once rarely works. You’ll find the numbers on the <a href="/en/help">Help</a> page.',
        'Everything you wrote stays here, and you can do every exercise again.',
        safety('suicide', 'en'),
      ),
    },
  },
  notes:
    'Sources: existence of AGOG; NVVK [S37] (Geldfit); [S17] NTvG 2009;153:B33 (dopamine agonists and impulse disorder). CHECK [C1]: GP: referral, medicine; AGOG: number; company doctor and confidentiality; wording with 113.',
});
