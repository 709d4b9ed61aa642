import type account from '../../public/locales/nl/account.json';
import type badges from '../../public/locales/nl/badges.json';
import type browsers from '../../public/locales/nl/browsers.json';
import type buddies from '../../public/locales/nl/buddies.json';
import type calendar from '../../public/locales/nl/calendar.json';
import type closed from '../../public/locales/nl/closed.json';
import type components from '../../public/locales/nl/components.json';
import type consent from '../../public/locales/nl/consent.json';
import type cookies from '../../public/locales/nl/cookies.json';
import type desk from '../../public/locales/nl/desk.json';
import type deskActivity from '../../public/locales/nl/desk-activity.json';
import type deskFields from '../../public/locales/nl/desk-fields.json';
import type deskLibrary from '../../public/locales/nl/desk-library.json';
import type deskOpening from '../../public/locales/nl/desk-opening.json';
import type deskPages from '../../public/locales/nl/desk-pages.json';
import type deskPeople from '../../public/locales/nl/desk-people.json';
import type deskReading from '../../public/locales/nl/desk-reading.json';
import type deskReleases from '../../public/locales/nl/desk-releases.json';
import type deskSettings from '../../public/locales/nl/desk-settings.json';
import type deskStaff from '../../public/locales/nl/desk-staff.json';
import type deskWebforms from '../../public/locales/nl/desk-webforms.json';
import type diary from '../../public/locales/nl/diary.json';
import type errors from '../../public/locales/nl/errors.json';
import type exercise from '../../public/locales/nl/exercise.json';
import type forms from '../../public/locales/nl/forms.json';
import type forum from '../../public/locales/nl/forum.json';
import type frame from '../../public/locales/nl/frame.json';
import type hardMoment from '../../public/locales/nl/hard-moment.json';
import type joyride from '../../public/locales/nl/joyride.json';
import type lock from '../../public/locales/nl/lock.json';
import type login from '../../public/locales/nl/login.json';
import type looking from '../../public/locales/nl/looking.json';
import type messages from '../../public/locales/nl/messages.json';
import type moments from '../../public/locales/nl/moments.json';
import type note from '../../public/locales/nl/note.json';
import type nurse from '../../public/locales/nl/nurse.json';
import type pairing from '../../public/locales/nl/pairing.json';
import type person from '../../public/locales/nl/person.json';
import type plan from '../../public/locales/nl/plan.json';
import type portal from '../../public/locales/nl/portal.json';
import type price from '../../public/locales/nl/price.json';
import type programme from '../../public/locales/nl/programme.json';
import type reads from '../../public/locales/nl/reads.json';
import type registration from '../../public/locales/nl/registration.json';
import type registry from '../../public/locales/nl/registry.json';
import type screens from '../../public/locales/nl/screens.json';
import type secondFactor from '../../public/locales/nl/second-factor.json';
import type selfTests from '../../public/locales/nl/self-tests.json';
import type server from '../../public/locales/nl/server.json';
import type sessions from '../../public/locales/nl/sessions.json';
import type siteEdit from '../../public/locales/nl/site-edit.json';
import type start from '../../public/locales/nl/start.json';
import type summary from '../../public/locales/nl/summary.json';
import type webforms from '../../public/locales/nl/webforms.json';
import type weekLink from '../../public/locales/nl/week-link.json';

/** Texts of each namespace, in the language in which texts are written first. */
interface Namespaces {
  readonly account: typeof account;
  readonly badges: typeof badges;
  readonly browsers: typeof browsers;
  readonly buddies: typeof buddies;
  readonly calendar: typeof calendar;
  readonly closed: typeof closed;
  readonly components: typeof components;
  readonly consent: typeof consent;
  readonly cookies: typeof cookies;
  readonly desk: typeof desk;
  readonly 'desk-activity': typeof deskActivity;
  readonly 'desk-fields': typeof deskFields;
  readonly 'desk-library': typeof deskLibrary;
  readonly 'desk-opening': typeof deskOpening;
  readonly 'desk-pages': typeof deskPages;
  readonly 'desk-people': typeof deskPeople;
  readonly 'desk-reading': typeof deskReading;
  readonly 'desk-releases': typeof deskReleases;
  readonly 'desk-settings': typeof deskSettings;
  readonly 'desk-staff': typeof deskStaff;
  readonly 'desk-webforms': typeof deskWebforms;
  readonly diary: typeof diary;
  readonly errors: typeof errors;
  readonly exercise: typeof exercise;
  readonly forms: typeof forms;
  readonly forum: typeof forum;
  readonly frame: typeof frame;
  readonly 'hard-moment': typeof hardMoment;
  readonly joyride: typeof joyride;
  readonly lock: typeof lock;
  readonly login: typeof login;
  readonly looking: typeof looking;
  readonly messages: typeof messages;
  readonly moments: typeof moments;
  readonly note: typeof note;
  readonly nurse: typeof nurse;
  readonly pairing: typeof pairing;
  readonly person: typeof person;
  readonly plan: typeof plan;
  readonly portal: typeof portal;
  readonly price: typeof price;
  readonly programme: typeof programme;
  readonly reads: typeof reads;
  readonly registration: typeof registration;
  readonly registry: typeof registry;
  readonly screens: typeof screens;
  readonly 'second-factor': typeof secondFactor;
  readonly 'self-tests': typeof selfTests;
  readonly server: typeof server;
  readonly sessions: typeof sessions;
  readonly 'site-edit': typeof siteEdit;
  readonly start: typeof start;
  readonly summary: typeof summary;
  readonly webforms: typeof webforms;
  readonly 'week-link': typeof weekLink;
}

/** Name of a text file. */
export type Namespace = keyof Namespaces;

/** Key of a text with plural forms, without the suffix of the form. */
type Plain<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base | K : K;

type KeysOf<T, P extends string> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${Plain<K>}` : KeysOf<T[K], `${P}${K}.`>;
}[keyof T & string];

/** Keys of all texts of the product: `namespace.key`. */
export type TextKey = KeysOf<Namespaces, ''>;

/** True for a pattern such as `plan.days.${string}`, false for a single key. */
type IsTextPattern<K extends string> = Record<never, never> extends Record<K, 1> ? true : false;

/** A key that has a text. A pattern must match at least one key; a plain `string` was checked by its caller. */
type KeyWithText<K extends string> = K extends TextKey
  ? K
  : IsTextPattern<K> extends true
    ? Extract<TextKey, K> extends never
      ? never
      : K
    : never;

type Values = Readonly<Record<string, string | number>>;

/** `t` of an island; a key without a text does not compile. */
export type CheckedTranslate = <const K extends string>(
  key: K extends KeyWithText<K> ? K : never,
  values?: Values,
) => string;

/**
 * Returns a key composed of parts, some of which may have no text, such as one for each programme. Keys that can never
 * have a text do not compile.
 */
export const toTextKey = <const K extends string>(key: [Extract<TextKey, K>] extends [never] ? never : K): string =>
  key;
