import type { Localised } from '#src/domains/domain.ts';
import englishWeek from '../../../../public/locales/en/looking.json' with { type: 'json' };
import dutchWeek from '../../../../public/locales/nl/looking.json' with { type: 'json' };
import type { StarterPage } from '../starter.ts';
import { p, ul } from './markup.ts';
import { NURSE_SEES } from './nurse-sees.ts';
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
import { getStorageSections, KEPT_OF_NURSES } from './privacy-storage.ts';
import { type Section, toTextParagraphs } from './section.ts';
import { CLOSE_ONES, GUIDED, SELF_HELP } from './variants.ts';

const forumStays: Localised = {
  nl: 'Verwijder je je account, dan halen we je bijnaam en je tekst van het forum. Reacties van anderen blijven staan.',
  en: 'When you delete your account, we take your nickname and your text off the forum. Replies from other people stay.',
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
        NURSE_SEES.nl,
        'Elke keer dat je praktijkondersteuner kijkt, schrijven we dat op. Die lijst zie je bij <a href="/account/wie-keek">Wie keek in je gegevens</a>, en je kunt de koppeling altijd stoppen.',
        forumStays.nl,
      ),
  },
  en: {
    title: 'Who sees what?',
    body:
      ul(
        '<strong>Your diary and your notes</strong> are read by nobody other than you.',
        '<strong>On the forum</strong> other participants see your nickname, your picture and your post. The forum team reads the forum.',
        '<strong>Your buddy</strong> gets an email every week about how many days you logged, but it contains no amounts.',
        '<strong>Your practice nurse</strong> only sees something if you make the link with a code.',
      ) +
      p(
        NURSE_SEES.en,
        'We keep a record of every time your practice nurse looks. You can see that list at <a href="/en/account/who-looked">Who has looked at your data</a>, and you can always end the link.',
        forumStays.en,
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

const toWeekSection = ({ title, where }: Pick<typeof dutchWeek, 'title' | 'where'>): Section => ({
  title,
  body: p(where.here, where.server, where.others, where.lost, where.kept, where.wipe),
});

/** A week without an account, in the wording of its page. */
const lookingWeek: Localised<Section> = { nl: toWeekSection(dutchWeek), en: toWeekSection(englishWeek) };

/** The organisation responsible for the data: filled in at the desk, for all sites. */
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
  ownSections: readonly Localised<Section>[],
  notes: string,
): StarterPage<'basic_page'> {
  const sections = [...ownSections, encryption, emails, noTracking, legalGround, howLong, rights, questions, complaint];
  const createPage = (language: keyof Localised) => ({
    title: 'Privacy',
    lead: lead[language],
    description: description[language],
    paragraphs: [...toTextParagraphs(language, sections), PROVIDER],
  });
  return {
    id,
    type: 'basic_page',
    domains,
    path: { nl: '/privacy', en: '/privacy' },
    nl: createPage('nl'),
    en: createPage('en'),
    notes: `${notes} ${providerChecks}`,
  };
}

const guidedSections: readonly Section[] = [
  {
    title: 'Wat we van jou bewaren',
    body:
      ul(...KEPT_OF_NURSES.map(({ nl }) => nl)) +
      p('De aanbieder beoordeelt je aanvraag, en tot die tijd kun je nog niet inloggen.'),
  },
  {
    title: 'Wat je van een cliënt ziet',
    body: p(
      'De cliënt kiest wat je ziet: de dagen en het doel, welke oefeningen gedaan zijn, en de antwoorden. Altijd te zien zijn de naam, hoever de cliënt is en de stopdag. Dat kan alleen zolang de cliënt met jou gekoppeld is.',
      'Nooit te zien zijn plek, gezelschap, kosten, notities, trek, kaart, dagboek en forum.',
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
    [...getStorageSections(true), selfHelpReaders, lookingWeek],
    'Source: decisions on privacy, nurses, community and accounts. CHECK [C5]: what happens to forum texts when an account is deleted; the age limit of 18 (outline 6, item 18).',
  ),
  participantPage(
    'close-ones-privacy',
    CLOSE_ONES,
    [...getStorageSections(false), closeOnesReaders],
    'Source: decisions on privacy, community and accounts. CHECK [C5]: what happens to forum texts when an account is deleted; the age limit of 18 (outline 6, item 18).',
  ),
  guidedPrivacy,
];
