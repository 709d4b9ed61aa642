import type { Localised } from '#src/domains/domain.ts';
import { answer, createMarkup, exercise, matchAny, type Part, radios } from '../../../shared/exercise-parts.ts';
import { p, safety, tel, ul } from '../../../shared/markup.ts';

interface YesNoQuestion {
  readonly yes: Localised;
  readonly no: Localised;
  readonly required?: true;
}

/** Creates a sentence that is true for the reader or not, with advice for both; there is no total. */
function sentence(key: string, label: Localised, { yes, no, required }: YesNoQuestion): Part {
  const options = [answer('ja', { nl: 'Ja', en: 'Yes' }, null, yes), answer('nee', { nl: 'Nee', en: 'No' }, null, no)];
  return radios(key, label, options, required ? { required } : {});
}

export const whatDoIStillNeed = exercise({
  id: 'tobacco_end_3',
  domain: 'tobacco',
  title: { nl: 'Wat heb ik nog nodig?', en: 'What do I still need?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Zes weken zijn om, en het leven zonder rook gaat door. Hieronder staan zinnen die voor jou kloppen of niet. Na elk antwoord lees je wat een volgende stap kan zijn.',
      ),
      en: p(
        'Six weeks have passed, and life without smoke carries on. Below are sentences that are true for you or not. After each answer you’ll read what a next step could be.',
      ),
    }),
    sentence(
      'lukt_het',
      { nl: 'Het lukt zoals ik wil.', en: 'It’s going the way I want.' },
      {
        yes: {
          nl: 'Mooi. Vul je dagen in zolang het je iets geeft. Vertel op het forum wat jou hielp, want daar wacht iemand op.',
          en: 'Keep logging your days for as long as it helps. Do tell the forum what worked for you. Someone needs to read it.',
        },
        no: {
          nl: 'Na zes weken geldt dat voor veel mensen, dus schrik er niet van. Maak deze week een afspraak met je praktijkondersteuner, en neem je ingevulde dagen mee.',
          en: 'After six weeks that’s true for many people. Make an appointment with your practice nurse this week, and bring the days you logged.',
        },
        required: true,
      },
    ),
    sentence(
      'sterke_trek',
      { nl: 'Ik heb nog vaak sterke trek.', en: 'I still often have strong cravings.' },
      {
        yes: {
          nl: 'Doe de golf van week 3 nog een paar keer. Vraag je apotheek of je hulpmiddel nog past, of je huisarts naar een medicijn op recept.',
          en: 'Do the wave from week 3 a few more times. Check with a pharmacist if your nicotine replacement still suits you, or see your GP about prescription medicine.',
        },
        no: {
          nl: 'Dan is je lichaam grotendeels gewend. Een losse golf na maanden is normaal, en je weet hoe je die uitzit.',
          en: 'Your body has mostly got used to being without nicotine. A single wave after months is normal, and you know how to sit it out.',
        },
      },
    ),
    sentence(
      'vape_nog',
      { nl: 'Ik gebruik nu een vape.', en: 'I’m vaping now.' },
      {
        yes: {
          nl: 'Dan vraagt je lichaam nog om nicotine. Kies daarom ook daarvoor een stopdag, en laat je huisarts of apotheek meekijken.',
          en: 'Your body is still asking for nicotine. Choose a quit day for that too, count your vaping sessions, and let your GP or a pharmacist know.',
        },
        no: {
          nl: 'Houd dat zo, ook als iemand er een aanbiedt omdat het minder erg zou zijn. “Ik gebruik geen nicotine” is dan je hele antwoord.',
          en: 'Keep it that way, even if someone offers you one as the milder choice. “I don’t use nicotine” is all you’ll ever need to say to them.',
        },
      },
    ),
    sentence(
      'somber',
      { nl: 'Ik ben vaak somber of bang.', en: 'I often feel low or afraid.' },
      {
        yes: {
          nl: 'Bel deze week je huisarts, en zeg dat je gestopt bent met roken. Er is goede hulp voor, en je bent niet de enige.',
          en: 'Call your GP this week, and mention that you’ve quit smoking. There’s good help for feeling like this, and you’re not the only one who does.',
        },
        no: {
          nl: 'Let er de komende maanden een beetje op. Verandert het, dan kun je ook daarvoor bij je huisarts terecht.',
          en: 'Keep half an eye on it in the coming months. If it changes, your GP is there for that as well.',
        },
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
    sentence(
      'geld_werk_thuis',
      { nl: 'Ik heb last van geld, werk of thuis.', en: 'Money, work or home is a problem for me.' },
      {
        yes: {
          nl: 'Met zorgen in huis is rookvrij blijven zwaarder. Pak één ding tegelijk aan, en begin met het nummer hieronder dat het best past.',
          en: 'Staying smoke-free is harder with worries at home. Tackle one thing at a time, and start with the number below that fits best.',
        },
        no: {
          nl: 'Dan is er ruimte voor iets leuks op de plek waar roken zat. Kies deze week één uur dat je anders zou verknoeien.',
          en: 'That leaves room for something good in the place where smoking used to be. Choose one hour this week that you’d otherwise waste.',
        },
      },
    ),
    createMarkup(
      'geld_veilig',
      {
        nl: ul(
          `Bel bij zorgen over geld Geldfit: ${tel('0800-8115')}, gratis en anoniem.`,
          `Ben je thuis niet veilig, bel dan Veilig Thuis: ${tel('0800-2000')}, gratis, dag en nacht.`,
        ),
        en: ul(
          `For money worries, call Geldfit (free debt advice): ${tel('0800-8115')}. You can stay anonymous.`,
          `If home is not safe, call Veilig Thuis (the domestic abuse helpline): ${tel('0800-2000')}, free, day and night.`,
        ),
      },
      { when: matchAny(['geld_werk_thuis'], 'ja') },
    ),
    sentence(
      'groep',
      { nl: 'Ik zou graag met anderen verder willen.', en: 'I’d like to carry on together with others.' },
      {
        yes: {
          nl: 'Vraag de Stoplijn of je huisarts naar een groepstraining bij jou in de buurt. Samen stoppen geeft gezelschap voor het moment waarop je alleen zou zijn.',
          en: 'Ask the Stoplijn or your GP about group training near you. Quitting together means company at the moments when you’d be alone.',
        },
        no: {
          nl: 'Alleen verder gaan past bij veel mensen. Houd wel één persoon op de hoogte, al is het eens in de maand.',
          en: 'Carrying on alone suits many people, and that’s fine. Do keep one friend up to date, even if it’s once a month.',
        },
      },
    ),
    sentence(
      'praten',
      { nl: 'Ik wil met iemand praten.', en: 'I want to talk to someone.' },
      {
        yes: {
          nl: 'De Stoplijn denkt met je mee: 0800-1995, gratis. Via je huisarts kan ook een praktijkondersteuner je een tijd begeleiden.',
          en: 'The Stoplijn listens and can think it through with you: 0800-1995, free. Your GP can also arrange for a practice nurse to guide you.',
        },
        no: {
          nl: 'De pagina Hulp staat altijd open, ook midden in de nacht. Heb je nu niets nodig, dan is dat ook goed.',
          en: 'The Help page is always open, in the middle of the night too. If you need nothing now, that’s fine as well.',
        },
      },
    ),
  ],
  feedback: {
    title: { nl: 'Je kunt altijd terugkomen', en: 'You can always come back' },
    html: {
      nl: p(
        'Neem één advies van hierboven mee naar deze week, en laat de rest liggen. De nummers vind je bij <a href="/hulp">Hulp</a>. Ga je later weer roken, kies dan een nieuwe dag. Alles wat je leerde, neem je mee.',
      ),
      en: p(
        'Take one piece of advice from above into this week, and leave the rest for later. You’ll find the numbers on the <a href="/en/help">Help</a> page. If you start smoking again later, choose a new day. Everything you’ve learned comes with you.',
      ),
    },
  },
  notes:
    'Sources: Stoplijn number as in the record of help lines; Farmacotherapeutisch Kompas [S40]. Advice per answer, never a total. CHECK [C3]: GP: longer medicine, vaping; provider: group training through the Stoplijn.',
});
