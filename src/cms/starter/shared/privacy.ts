import type { Localised } from '#src/domains/domain.ts';
import type { StarterPage } from '../starter.ts';
import { p, ul } from './markup.ts';
import {
  complaint,
  emails,
  encryption,
  howLong,
  legalGround,
  noTracking,
  providerChecks,
  questions,
  rights,
} from './privacy-sections.ts';
import { type Section, sectionsIn } from './section.ts';
import { CLOSE_ONES, GUIDED, SELF_HELP } from './variants.ts';

const forumStays: Localised = {
  nl: 'Verwijder je je account, dan halen we je bijnaam en je tekst van het forum. Reacties van anderen blijven staan.',
  en: 'When you delete your account, we take your nickname and your text off the forum. Replies from other people stay.',
};

const forWhomAndHow: Localised = {
  nl: 'Dit programma is voor mensen vanaf 18 jaar. De veiligheidsvragen bij het registreren bewaren we niet.',
  en: 'This programme is for people aged 18 and over. We do not keep your answers to the safety questions when you register.',
};

/** The welcome after weeks reckons with both. */
const lastVisits: Localised<string> = {
  nl: '<strong>Wanneer je er was</strong>: de laatste keer en de keer daarvoor.',
  en: '<strong>When you were here</strong>: the last time and the time before it.',
};

const selfHelpKept: Localised<Section> = {
  nl: {
    title: 'Wat we van je bewaren',
    body:
      ul(
        '<strong>Je account</strong> met je e-mailadres, de naam die je koos, je bijnaam, je taal en je instellingen.',
        lastVisits.nl,
        '<strong>Je plan</strong> met wat je nu gebruikt, je doel en de dag waarop je begon.',
        '<strong>Je dagen</strong> met hoeveel het was. Plek, gezelschap, kosten en notitie bewaren we alleen als je die invult.',
        '<strong>Je programma</strong> met je antwoorden in oefeningen, je medailles en je berichten.',
        '<strong>Wat je schrijft</strong> in je dagboek, en wat je op het forum zet.',
        '<strong>Wie je uitnodigt</strong> als buddy, met naam en e-mailadres.',
      ) + p(forWhomAndHow.nl),
  },
  en: {
    title: 'What we keep about you',
    body:
      ul(
        '<strong>Your account</strong> with your email address, the name you chose, your nickname, your language and your settings.',
        lastVisits.en,
        '<strong>Your plan</strong> with what you use now, your goal and the day you started.',
        '<strong>Your days</strong> with how much it was. We only keep a place, company, cost or note if you fill it in.',
        '<strong>Your programme</strong> with your answers in exercises, your badges and your messages.',
        '<strong>What you write</strong> in your diary, and what you put on the forum.',
        '<strong>Who you invite</strong> as a buddy, with their name and email address.',
      ) + p(forWhomAndHow.en),
  },
};

const selfHelpReaders: Localised<Section> = {
  nl: {
    title: 'Wie ziet wat?',
    body:
      ul(
        '<strong>Je dagboek en je notities</strong> leest niemand anders dan jij.',
        '<strong>Op het forum</strong> zien andere deelnemers je bijnaam, je plaatje en je bericht. Het team van het forum leest mee.',
        '<strong>Je buddy</strong> krijgt elke week een mail over hoeveel dagen je invulde, zonder aantallen.',
        '<strong>Je praktijkondersteuner</strong> ziet alleen iets als jij de koppeling maakt met een code.',
      ) +
      p(
        'Ben je gekoppeld, dan ziet je praktijkondersteuner van elke dag het totaal en je doel. Ook je antwoorden in oefeningen zijn te lezen. Kosten, plek, gezelschap, notities, dagboek en forum ziet je praktijkondersteuner niet.',
        'Elke keer dat je praktijkondersteuner kijkt, schrijven we dat op. Die lijst zie je bij <a href="/account/mijn-poh">Mijn POH</a>, en je kunt de koppeling altijd stoppen.',
        forumStays.nl,
      ),
  },
  en: {
    title: 'Who sees what?',
    body:
      ul(
        '<strong>Your diary and your notes</strong> are read by nobody other than you.',
        '<strong>On the forum</strong> other participants see your nickname, your picture and your post. The forum team reads the forum.',
        '<strong>Your buddy</strong> gets an email every week about how many days you filled in, but it contains no amounts.',
        '<strong>Your practice nurse</strong> only sees something if you make the link with a code.',
      ) +
      p(
        'If you’re linked, your practice nurse sees the total and your goal for each day, and your answers in exercises. They do not see cost, place, company, notes, diary or forum.',
        'We keep a record of every time your practice nurse looks. You can see that list at <a href="/en/account/my-nurse-practitioner">My practice nurse</a>, and you can always end the link.',
        forumStays.en,
      ),
  },
};

const closeOnesKept: Localised<Section> = {
  nl: {
    title: 'Wat we van je bewaren',
    body:
      ul(
        '<strong>Je account</strong> met je e-mailadres, de naam die je koos, eventueel je bijnaam, je taal en je instellingen.',
        lastVisits.nl,
        '<strong>Je programma</strong> met je antwoorden in oefeningen, en de dag waarop je begon.',
        '<strong>Wat je schrijft</strong> in je dagboek, en wat je op het forum zet.',
      ) +
      p(
        'Je vult hier geen dagen of aantallen in, en over de ander vragen we niets.',
        'Schrijf je over iemand anders, noem dan liever geen naam en geen plaats. Zo bescherm je jullie allebei.',
        forWhomAndHow.nl,
      ),
  },
  en: {
    title: 'What we keep about you',
    body:
      ul(
        '<strong>Your account</strong> with your email address, the name you chose, your nickname if you have one, your language and your settings.',
        lastVisits.en,
        '<strong>Your programme</strong> with your answers in exercises, and the day you started.',
        '<strong>What you write</strong> in your diary, and what you put on the forum.',
      ) +
      p(
        'You do not fill in days or amounts here, and we ask nothing about the other person.',
        'If you write about someone else, it’s better to leave out names and places, because that protects you both.',
        forWhomAndHow.en,
      ),
  },
};

const closeOnesReaders: Localised<Section> = {
  nl: {
    title: 'Wie ziet wat?',
    body:
      ul(
        '<strong>Je dagboek en je antwoorden</strong> leest niemand anders dan jij.',
        '<strong>Op het forum</strong> zien andere deelnemers je bijnaam en je bericht. Het team van het forum leest mee.',
      ) +
      p(
        'Degene om wie je je zorgen maakt, krijgt van ons niets te horen. Dat geldt ook als die persoon hier zelf een programma volgt.',
        forumStays.nl,
      ),
  },
  en: {
    title: 'Who sees what?',
    body:
      ul(
        '<strong>Your diary and your answers</strong> are read by nobody other than you.',
        '<strong>On the forum</strong> other participants see your nickname and your post. The forum team reads the forum.',
      ) +
      p(
        'The person you’re worried about hears nothing from us, even if they follow a programme here themselves.',
        forumStays.en,
      ),
  },
};

/** Who answers for the data: filled in at the desk, for all sites. */
const PROVIDER = { type: 'block_reference', block: 'provider' } as const;

const lead: Localised = {
  nl: 'Je doet mee zonder je echte naam, en wat je schrijft, is van jou. Hier lees je wat we bewaren, wie het ziet en hoe je het weghaalt.',
  en: 'You take part without your real name, and what you write is yours. This page says what we keep, who sees it and how you can remove it.',
};

const description: Localised = {
  nl: 'Wat we van je bewaren, wie het ziet, hoelang we het houden en hoe je het verwijdert.',
  en: 'What we keep about you, who sees it, how long we keep it and how you delete it.',
};

function participantPage(
  id: string,
  domains: StarterPage['domains'],
  own: readonly Localised<Section>[],
  notes: string,
): StarterPage<'basic_page'> {
  const sections = [...own, encryption, emails, noTracking, legalGround, howLong, rights, questions, complaint];
  const inLanguage = (language: keyof Localised) => ({
    title: 'Privacy',
    lead: lead[language],
    description: description[language],
    paragraphs: [...sectionsIn(language, sections), PROVIDER],
  });
  return {
    id,
    type: 'basic_page',
    domains,
    path: { nl: '/privacy', en: '/privacy' },
    nl: inLanguage('nl'),
    en: inLanguage('en'),
    notes: `${notes} ${providerChecks}`,
  };
}

const guidedSections: readonly Section[] = [
  {
    title: 'Wat we van jou bewaren',
    body:
      ul(
        '<strong>Je aanvraag</strong> met voorletters, achternaam, functie, praktijk, adres, telefoonnummer en e-mailadres.',
        '<strong>Je keuze</strong> of je een welkomstpakket wilt.',
        '<strong>Je koppelingen</strong> met de cliënten die met jouw code gekoppeld zijn.',
        '<strong>Je uitnodigingen</strong> met de voornaam en het e-mailadres die je invult.',
        '<strong>Wat je bekijkt</strong> bij welke cliënt, en wanneer.',
      ) + p('De aanbieder beoordeelt je aanvraag, en tot die tijd kun je nog niet inloggen.'),
  },
  {
    title: 'Wat je van een cliënt ziet',
    body: p(
      'Je ziet van elke dag het totaal en het doel, de antwoorden in oefeningen en de voortgang. Dat kan alleen zolang de cliënt met jou gekoppeld is.',
      'Kosten, plek, gezelschap en notities zie je nooit. Ook het dagboek en het forum zie je niet.',
      'Elke keer dat je kijkt, leggen we vast. De cliënt ziet die lijst en kan de koppeling altijd stoppen. Ook jij kunt ontkoppelen.',
    ),
  },
  {
    title: 'Wat we van jou vragen',
    body:
      p('Je leest gegevens over iemands gezondheid, daarom vragen we je:') +
      ul(
        'te kijken rond een gesprek, en niet vaker dan nodig;',
        'vooraf te bespreken wat je wel en niet bekijkt;',
        'alleen met toestemming iets in je dossier te zetten, en dan een samenvatting;',
        'je wachtwoord met niemand te delen.',
      ) +
      p('Na 8 uur zonder activiteit log je vanzelf uit. Voor alles wat je ziet, geldt je beroepsgeheim.'),
  },
  {
    title: 'Mails van ons',
    body: p(
      'In onze mails staat nooit om welk programma het gaat. Ook in de uitnodiging aan je cliënt staan alleen een voornaam en een link.',
    ),
  },
  noTracking.nl,
  {
    title: 'Waarom we dit bewaren',
    body: p(
      'We gebruiken je gegevens om je aanvraag te beoordelen en om je met cliënten te koppelen. Zonder deze gegevens kan dat niet.',
      'De cliënt geeft zelf toestemming voor de koppeling.',
    ),
  },
  howLong.nl,
  rights.nl,
  questions.nl,
  complaint.nl,
];

const guidedPrivacy: StarterPage<'basic_page'> = {
  id: 'guided-privacy',
  type: 'basic_page',
  domains: GUIDED,
  path: { nl: '/privacy' },
  nl: {
    title: 'Privacy',
    lead: 'Je werkt hier met gegevens van je cliënt en van jezelf. Deze pagina zegt wat we bewaren, wat je ziet en wat de cliënt daarvan weet.',
    description: 'Wat we van praktijkondersteuners bewaren, wat je van een cliënt ziet en wat nooit.',
    paragraphs: [...guidedSections.map((section) => ({ type: 'text' as const, ...section })), PROVIDER],
  },
  notes: `Source: decisions on nurses and privacy. CHECK [C2]: a GP and a practice nurse confirm what is asked about the patient record (outline 6, item 15). CHECK [C3]: legal ground for the data of nurses. ${providerChecks}`,
};

/** The privacy pages: self-help, close-ones and guided differ in what is stored and who sees it. */
export const privacyPages: readonly StarterPage<'basic_page'>[] = [
  participantPage(
    'shared-privacy',
    SELF_HELP,
    [selfHelpKept, selfHelpReaders],
    'Source: decisions on privacy, nurses, community and accounts. CHECK [C5]: what happens to forum texts when an account is deleted; the age limit of 18 (outline 6, item 18).',
  ),
  participantPage(
    'close-ones-privacy',
    CLOSE_ONES,
    [closeOnesKept, closeOnesReaders],
    'Source: decisions on privacy, community and accounts. CHECK [C5]: what happens to forum texts when an account is deleted; the age limit of 18 (outline 6, item 18).',
  ),
  guidedPrivacy,
];
