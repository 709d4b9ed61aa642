import type { Localised } from '#src/domains/domain.ts';
import type { StarterPage } from '../starter.ts';
import { p, ul } from './markup.ts';
import { type Section, toTextParagraphs } from './section.ts';
import { CLOSE_ONES, GUIDED, SELF_HELP } from './variants.ts';

/** Creates the text about necessary storage; `stored` is the storage besides cookies, with a space before it. */
function necessary(loggedIn: Localised, extraStorage: Localised = { nl: '', en: '' }): Localised<Section> {
  return {
    nl: {
      title: 'Noodzakelijk',
      body:
        p('Zonder deze cookies werkt de site niet, dus ze staan altijd aan.') +
        ul(
          loggedIn.nl,
          '<strong>Bekend apparaat</strong> laat ons bij het inloggen zien dat jij dit apparaat eerder gebruikte, tot 90 dagen. Alleen wij kunnen hem lezen, en hij gaat weg als je je account verwijdert.',
          '<strong>Je cookiekeuze</strong> onthoudt wat je op deze pagina kiest.',
        ) +
        p(
          `Terwijl je iets invult, bewaart je browser dat in dit tabblad, zodat je niets kwijtraakt.${extraStorage.nl} Na uitloggen is dat weg.`,
        ),
    },
    en: {
      title: 'Necessary',
      body:
        p('The site does not work without these cookies, so they’re always turned on.') +
        ul(
          loggedIn.en,
          '<strong>Known device</strong> shows us at login that you’ve used this device before, for up to 90 days. Only we can read it, and it goes when you delete your account.',
          '<strong>Your cookie choice</strong> remembers which cookies you chose on this page.',
        ) +
        p(
          `While you fill something in, your browser keeps what you type in this tab, so that you lose nothing.${extraStorage.en} Once you log out, it’s all gone from your browser.`,
        ),
    },
  };
}

const preferences: Localised<Section> = {
  nl: {
    title: 'Voorkeuren',
    body:
      p('Deze cookies maken de site handiger, maar ze staan uit tot je ze aanzet.') +
      ul(
        '<strong>Je taal</strong> onthoudt of je Nederlands of Engels leest.',
        '<strong>Verborgen meldingen</strong> onthoudt welke melding je hebt weggeklikt.',
      ),
  },
  en: {
    title: 'Preferences',
    body:
      p('These cookies make the site more convenient, and they’re off until you turn them on.') +
      ul(
        '<strong>Your language</strong> remembers whether you read the site in Dutch or in English.',
        '<strong>Hidden alerts</strong> remembers which alerts you have closed, so they stay away.',
      ),
  },
};

const never: Localised<Section> = {
  nl: {
    title: 'Wat we niet gebruiken',
    body: p(
      'We gebruiken geen cookies voor reclame of om je te volgen. Je keuze kun je hier altijd veranderen. Meer over je gegevens lees je bij <a href="/privacy">Privacy</a>.',
    ),
  },
  en: {
    title: 'What we do not use',
    body: p(
      'We do not use any cookies for adverts or to track you. You can always come back here and change your choice. You can read more about your data at <a href="/en/privacy">Privacy</a>.',
    ),
  },
};

const participant: Localised = {
  nl: '<strong>Inloggen</strong> zorgt dat je ingelogd blijft, tot 30 dagen nadat je hier voor het laatst was. Log je uit, dan is deze cookie weg.',
  en: '<strong>Logging in</strong> keeps you logged in for up to 30 days after your last visit, and goes when you log out.',
};

const nurse: Localised = {
  nl: '<strong>Inloggen</strong> zorgt dat je ingelogd blijft, tot 8 uur zonder activiteit en nooit langer dan 12 uur. Log je uit, dan is deze cookie weg.',
  en: '<strong>Logging in</strong> keeps you logged in, for up to 8 hours without activity and never longer than 12 hours. It goes when you log out.',
};

const ownPace: Localised = {
  nl: ' Ook onthoudt je browser of je bij de golf in je eigen tempo verdergaat.',
  en: ' Your browser also remembers whether you go through the wave at your own pace.',
};

const participantSections = [necessary(participant, ownPace), preferences, never];
const notes =
  'Source: decisions on privacy and cookie consent. The form stands on the page by itself. CHECK [C3]: a lawyer confirms the purposes and whether the lifetime of each cookie has to be named.';

const dutch = {
  title: 'Cookies',
  lead: 'Een cookie is een klein bestand in je browser. Jij kiest welke we plaatsen, en tot je kiest is dat alleen wat nodig is.',
  description: 'Welke cookies deze site gebruikt, waarvoor, en hoe je je keuze verandert.',
};

/** The cookie page; only the time that a login lasts differs for nurses. */
export const cookiePages: readonly StarterPage<'basic_page'>[] = [
  {
    id: 'shared-cookies',
    type: 'basic_page',
    domains: [...SELF_HELP, ...CLOSE_ONES],
    path: { nl: '/edit-cookies', en: '/edit-cookies' },
    nl: { ...dutch, paragraphs: toTextParagraphs('nl', participantSections) },
    en: {
      title: 'Cookies',
      lead: 'A cookie is a small file in your browser. You choose which ones we place, and until you do, we only place the ones the site needs.',
      description: 'Which cookies this site uses, what they’re for, and how you can change your choice.',
      paragraphs: toTextParagraphs('en', participantSections),
    },
    notes,
  },
  {
    id: 'guided-cookies',
    type: 'basic_page',
    domains: GUIDED,
    path: { nl: '/edit-cookies' },
    nl: { ...dutch, paragraphs: toTextParagraphs('nl', [necessary(nurse), preferences, never]) },
    notes,
  },
];
