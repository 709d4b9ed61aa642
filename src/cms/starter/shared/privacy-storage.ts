import type { Localised } from '#src/domains/domain.ts';
import { p, ul } from './markup.ts';
import type { Section } from './section.ts';

/** A kind of data that is stored about a user. */
interface StoredData extends Localised {
  /** The tables that contain it. */
  readonly tables: readonly string[];
  /** True for data of users who count their use, which close ones do not. */
  readonly isCounted?: boolean;
}

interface StoredDataGroup {
  readonly title: Localised;
  readonly kept: readonly StoredData[];
}

/** All stored data of a participant, as listed by the privacy pages. CHECK [C3]: a jurist reads it. */
export const KEPT: readonly StoredDataGroup[] = [
  {
    title: { nl: 'Je account', en: 'Your account' },
    kept: [
      {
        nl: '<strong>Wie je hier bent:</strong> je e-mailadres, een afdruk van je wachtwoord, de naam en bijnaam die je koos, je eerdere bijnamen, je plaatje en je taal.',
        en: '<strong>Who you are here:</strong> your email address, a fingerprint of your password, the name and nickname you chose, your earlier nicknames, your picture and your language.',
        tables: ['users', 'user_addresses', 'nicknames'],
      },
      {
        nl: '<strong>Je instellingen:</strong> welke mails je wilt, hoe laat jouw dag begint, wat je telt, een neutrale naam, en een code voor het slot met het aantal minuten.',
        en: '<strong>Your settings:</strong> which emails you want, when your day begins, what you count, a neutral name, and a code for the lock with its minutes.',
        tables: ['users'],
      },
      {
        nl: '<strong>Je toestemming:</strong> welke zin je goedkeurde, in welke taal en wanneer, en dat je 18 of ouder bent.',
        en: '<strong>Your consent:</strong> which sentence you agreed to, in which language and when, and that you are 18 or over.',
        tables: ['users'],
      },
      {
        nl: '<strong>Wanneer je er was:</strong> de dag waarop je begon, de laatste keer, en de keer voor je laatste pauze. Ook hoeveel mails je kreeg omdat je lang weg was.',
        en: '<strong>When you were here:</strong> the day you began, the last time, and the time before your last break. Also how many emails we sent because you were away for long.',
        tables: ['users', 'inactivity_warnings'],
      },
      {
        nl: '<strong>Waar je bent ingelogd:</strong> het soort browser en apparaat, sinds wanneer en de laatste dag. Een apparaat dat je vaker gebruikt, herkennen we tot 90 dagen. Je IP-adres bewaren we niet. Na te veel foute pogingen bewaren we korte tijd een code die daarvan is gemaakt.',
        en: '<strong>Where you are logged in:</strong> the kind of browser and device, since when and the last day. We recognise a device you use more often for up to 90 days. We do not keep your IP address. After too many wrong tries we keep a code made from it for a short time.',
        tables: ['sessions', 'known_devices', 'account_links'],
      },
      {
        nl: '<strong>Inloggen via een organisatie</strong>, als je dat doet: welke organisatie, en je nummer daar.',
        en: '<strong>Logging in through an organisation</strong>, if you do: which one, and your number there.',
        tables: ['user_identities'],
      },
      {
        nl: '<strong>Meldingen op je telefoon</strong>, als je die aanzet: de code van je toestel.',
        en: '<strong>Notifications on your phone</strong>, if you turn them on: the code of your device.',
        tables: ['push_tokens'],
      },
    ],
  },
  {
    title: { nl: 'Je programma', en: 'Your programme' },
    kept: [
      {
        nl: '<strong>Je plannen</strong>, ook de oude: wat je per weekdag gebruikte, je doel per dag, stoppen of minderen, het tempo, je stopdag, en of je je huisarts hebt gebeld.',
        en: '<strong>Your plans</strong>, old ones too: what you used on each weekday, your limit per day, stop or cut down, the pace, your quit day, and whether you called your GP.',
        tables: ['plans'],
        isCounted: true,
      },
      {
        nl: '<strong>Je dagen:</strong> per keer hoeveel het was en wanneer je het invulde. Alleen als je het zelf invult: waar je was, met wie, wat het kostte, wat je dronk en je notitie.',
        en: '<strong>Your days:</strong> how much each time, and when you logged it. Only if you fill it in: where you were, who with, what it cost, what you drank and your note.',
        tables: ['registrations'],
        isCounted: true,
      },
      {
        nl: '<strong>Je eigen drankjes, prijzen en lijntjes uit een gram</strong>, als je die opgaf.',
        en: '<strong>Your own drinks, prices and lines from a gram</strong>, if you gave them.',
        tables: ['own_drinks', 'figures'],
        isCounted: true,
      },
      {
        nl: '<strong>Je antwoorden</strong> in oefeningen en vragenlijsten, met de vraag erbij en de dag. Ook “Vier vragen over nu”: hoe belangrijk, vertrouwen, trek en slaap.',
        en: '<strong>Your answers</strong> in exercises and questionnaires, with the question and the day. Also “Four questions about now”: importance, confidence, cravings and sleep.',
        tables: ['submissions', 'test_results', 'programme_epochs'],
      },
      {
        nl: '<strong>Je medailles en je berichten</strong>, en of je ze las.',
        en: '<strong>Your badges and your messages</strong>, and whether you read them.',
        tables: ['badge_awards', 'messages'],
      },
    ],
  },
  {
    title: { nl: 'Voor een moeilijk moment', en: 'For a hard moment' },
    kept: [
      {
        nl: '<strong>Trek die je opschreef:</strong> wanneer, hoe sterk voor en na, wat eraan voorafging, wat hielp, waar en met wie, of je gebruikte, en je notitie.',
        en: '<strong>Cravings you logged:</strong> when, how strong before and after, what came before, what helped, where and who with, whether you used, and your note.',
        tables: ['urges'],
        isCounted: true,
      },
      {
        nl: '<strong>Je kaart:</strong> je zin, je lijst, je plan, en de naam en het telefoonnummer van iemand die je kunt bellen. Vraag die persoon of dat goed is.',
        en: '<strong>Your card:</strong> your sentence, your list, your plan, and the name and phone number of someone you can call. Ask them whether that is all right.',
        tables: ['own_things'],
      },
      {
        nl: '<strong>Je als-dan-plannen</strong>, met het uur, de dagen, de plek en het gezelschap.',
        en: '<strong>Your if-then plans</strong>, with the hour, days, place and company.',
        tables: ['if_thens'],
      },
      {
        nl: '<strong>Je seintje:</strong> het uur, de dagen, wanneer het laatste ging en hoeveel je er niet opende.',
        en: '<strong>Your nudge:</strong> the hour, the days, when the last one went and how many you did not open.',
        tables: ['reminders'],
      },
      {
        nl: '<strong>Je tweede zes weken en extra steun:</strong> wanneer ze begonnen en eindigden, of je doel bleef, wat je antwoordde en wat je koos.',
        en: '<strong>Your second six weeks and extra support:</strong> when they began and ended, whether your goal stayed the same, what you answered and what you chose.',
        tables: ['paths', 'supports'],
      },
      {
        nl: '<strong>Je dagen vooraf:</strong> de dagen die je zelf opschreef, met hun naam.',
        en: '<strong>Your days ahead:</strong> the days you wrote down yourself, with their names.',
        tables: ['own_dates'],
        isCounted: true,
      },
      {
        nl: '<strong>Wat we je stuurden:</strong> in welke week, of je de weeklink gebruikte, en dat je ja zei tegen de mail daarmee.',
        en: '<strong>What we sent you:</strong> in which week, whether you used the weekly link, and that you said yes to its email.',
        tables: ['outreach', 'week_links', 'week_consents'],
      },
      {
        nl: '<strong>Wat je wegdrukte</strong> op je programma, en tot wanneer.',
        en: '<strong>What you hid</strong> on your programme, and until when.',
        tables: ['put_aside'],
      },
    ],
  },
  {
    title: { nl: 'Met anderen', en: 'With others' },
    kept: [
      {
        nl: '<strong>Je dagboek:</strong> titel, tekst en dag.',
        en: '<strong>Your diary:</strong> title, text and day.',
        tables: ['diary_entries'],
      },
      {
        nl: '<strong>Het forum:</strong> je berichten en reacties, wat je steunde, en wat je meldde met je reden. Wat je weghaalt, bewaren we nog 14 dagen op slot. Beslissingen van ons team over jouw tekst of account bewaren we met de reden, en ook je bezwaar.',
        en: '<strong>The forum:</strong> your posts and comments, what you supported, and what you reported and why. What you take down we keep locked for 14 days. Decisions of our team about your text or account are kept with their reasons, and so is your objection.',
        tables: [
          'forum_posts',
          'comments',
          'flaggings',
          'moderation_items',
          'moderation_actions',
          'objections',
          'removed_words',
          'restrictions',
        ],
      },
      {
        nl: '<strong>Je buddy’s:</strong> naam, e-mailadres, wat ze antwoordden en wanneer.',
        en: '<strong>Your buddies:</strong> name, email address, what they answered and when.',
        tables: ['buddies'],
        isCounted: true,
      },
      {
        nl: '<strong>Je praktijkondersteuner</strong>, als je koppelt: wie, sinds wanneer, wat je deelt, elke keer dat die keek, en het laatste zinnetje dat je kreeg.',
        en: '<strong>Your practice nurse</strong>, if you link: who, since when, what you share, every time they looked, and the last line you got.',
        tables: ['pairings', 'pairing_codes', 'data_reads', 'nurse_notes'],
        isCounted: true,
      },
      {
        nl: '<strong>Wie van het team in je gegevens keek:</strong> wie, wanneer en wat. Dit en het kijken van je praktijkondersteuner bewaren we {{readYears}} jaar, ook als je je account wist, maar dan zonder je naam.',
        en: '<strong>Who in the team looked at your data:</strong> who, when and what. We keep this, and your nurse’s looks, for {{readYears}} years, even if you delete your account, but then without your name.',
        tables: ['data_reads'],
      },
    ],
  },
];

const notKept: Localised<Section> = {
  nl: {
    title: 'Wat we niet bewaren',
    body: p(
      'Je antwoorden op de veiligheidsvragen voor je account, wat je leest bij een moeilijk moment, de vraag op je samenvatting voor de huisarts, en wat je met het contactformulier stuurt. Dat formulier gaat als mail naar de aanbieder, zonder wie je bent.',
      'Wat je net opsloeg, onthouden we nog één dag, zodat niets dubbel telt. Van een gewist account bewaren we een code zonder naam, zodat een reservekopie het niet terugbrengt, en zonder naam wie erin keek.',
    ),
  },
  en: {
    title: 'What we do not keep',
    body: p(
      'Your answers to the safety questions before your account, what you read in a hard moment, the question on your summary for the GP, and what you send with the contact form. That form goes to the provider as an email, without who you are.',
      'We remember what you saved for one day, so that nothing counts twice. Of a deleted account we keep a code without a name, so that no backup brings it back, and, without your name, who looked at it.',
    ),
  },
};

/** Texts of close ones about another person. */
const aboutOthers: Localised = {
  nl: 'Je vult hier geen dagen of aantallen in. Wat je over een ander schrijft, staat in je eigen teksten. Noem daarin liever geen naam en geen plaats. Zo bescherm je jullie allebei.',
  en: 'You do not log days or amounts here. What you write about someone else stays in your own texts. It is better to leave out names and places there, because that protects you both.',
};

/** Part of a text that is omitted for close ones, who count nothing. */
const COUNTING: Localised = { nl: 'wat je telt, ', en: 'what you count, ' };

function keptSection(counts: boolean, language: keyof Localised): Section {
  const groups = KEPT.map(({ title, kept }) => {
    const visible = kept.filter(({ isCounted = false }) => counts || !isCounted);
    const lines = visible.map((line) => (counts ? line[language] : line[language].replace(COUNTING[language], '')));
    return `<p><strong>${title[language]}</strong></p>${ul(...lines)}`;
  });
  return {
    title: { nl: 'Wat we van je bewaren', en: 'What we keep about you' }[language],
    body: groups.join('') + (counts ? '' : p(aboutOthers[language])),
  };
}

/** Returns stored and not stored data of users who count their use, or of close ones. */
export const getStorageSections = (counts: boolean): readonly Localised<Section>[] => [
  { nl: keptSection(counts, 'nl'), en: keptSection(counts, 'en') },
  notKept,
];

/** Data that are stored about a nurse, only in Dutch: guided sites have no other language. */
export const KEPT_OF_NURSES: readonly { readonly nl: string; readonly tables: readonly string[] }[] = [
  {
    nl: '<strong>Je aanvraag</strong> met voorletters, achternaam, functie, praktijk, adres, telefoonnummer en e-mailadres.',
    tables: ['users', 'nurse_profiles'],
  },
  { nl: '<strong>Wat de aanbieder besloot</strong> over je aanvraag, met de reden.', tables: ['nurse_reviews'] },
  {
    nl: '<strong>Je tweede stap bij inloggen</strong> en je herstelcodes, zonder dat wij ze kunnen lezen.',
    tables: ['second_factors', 'recovery_codes'],
  },
  {
    nl: '<strong>Waar je bent ingelogd</strong> en welke apparaten we herkennen.',
    tables: ['sessions', 'known_devices'],
  },
  {
    nl: '<strong>Je koppelingen</strong> met de cliënten die met jouw code gekoppeld zijn.',
    tables: ['pairings', 'pairing_codes'],
  },
  {
    nl: '<strong>Dat je iemand uitnodigde</strong>, voor welk programma, en of die koppelde. Naam en adres bewaren we niet.',
    tables: ['client_invitations'],
  },
  { nl: '<strong>De zinnetjes</strong> die je klaarzette voor je cliënten.', tables: ['nurse_sentences'] },
  { nl: '<strong>Wat je bekijkt</strong> bij welke cliënt, en wanneer.', tables: ['data_reads'] },
  {
    nl: '<strong>Wie van ons team je aanvraag bekeek</strong>, en wanneer. Dat bewaren we {{readYears}} jaar, ook als je je account wist, maar dan zonder je naam.',
    tables: ['data_reads'],
  },
];
