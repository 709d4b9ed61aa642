import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MailName } from '#src/cms/mail/define-mail.ts';
import { MAIL_EXAMPLES } from '#src/cms/mail/examples.ts';
import { MAILS } from '#src/cms/mail/mails.ts';
import { renderMail } from '#src/cms/mail/render-mail.ts';
import { STARTER } from '#src/cms/starter/content.ts';
import type { Language } from '#src/domains/domain.ts';
import type { Source } from '#src/domains/source.ts';
import { SOURCES } from '#src/domains/source-list.ts';

/** A domain's key, `shared` for what several domains show, `screens` for `public/locales`, `mails`. */
export type Owner = string;

/** A string that users read. */
export interface Piece {
  readonly owner: Owner;
  readonly language: Language;
  /** The form, page or list of questions that a writer opens: `alcohol_1_1`, `alcohol-help`, `alcohol-faq`. */
  readonly unit: string;
  /** Question of the text, so that an explanation under three answers counts once. */
  readonly at: string;
  /** Running text is checked by its sentences; a label or heading by its words only. */
  readonly isRunning: boolean;
  readonly isExercise: boolean;
  readonly text: string;
}

const LANGUAGES = ['nl', 'en'] as const;

/** Keys without texts. */
const MACHINE = /^(href|url|drawing|webform|uuid|icon|category|type|key|value|scene|appearance|path|notes|time|is|of)$/;

/** Keys of headings, labels and button texts: short on purpose. */
const LABEL = /^(title|label|folded|minLabel|maxLabel|unit|alt|question|explainerTitle|name|submit|text\.text)$/;

/** Matches a text of sentences, by its end. */
const ENDS = /[.?:…][”’")]*\s*(<[^>]+>\s*)*$/;

type FoundPiece = Pick<Piece, 'at' | 'isRunning' | 'text'>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function getStrings(value: unknown, key: string, location: string): readonly FoundPiece[] {
  if (typeof value === 'string') {
    if (MACHINE.test(key) || /^[a-z0-9_/-]*$/.test(value)) return [];
    return [{ at: location, isRunning: !LABEL.test(key) && ENDS.test(value), text: value }];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      getStrings(item, key, isRecord(item) && item.key ? location : `${location}.${index}`),
    );
  }
  if (!isRecord(value)) return [];
  // The answers of one question have its location.
  const path = typeof value.key === 'string' ? `${location}.${value.key}` : location;
  return Object.entries(value).flatMap(([name, item]) =>
    getStrings(item, name, typeof value.key === 'string' && name === 'options' ? path : `${path}.${name}`).map(
      (match) => (name === 'options' ? { ...match, at: path } : match),
    ),
  );
}

interface Unit {
  readonly owner: Owner;
  readonly unit: string;
  readonly isExercise: boolean;
  readonly texts: { readonly nl?: unknown; readonly en?: unknown };
}

function getOwner(domains: readonly string[]): Owner {
  return domains.length === 1 ? (domains[0] ?? 'shared') : 'shared';
}

const DOMAINS = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine', 'close-ones', 'guided'];

/** Returns the list of a question or tip: one per domain, and a separate one for those above the landing page. */
function toList(id: string, kind: string): Pick<Unit, 'owner' | 'unit'> {
  const owner = DOMAINS.find((domain) => id.startsWith(`${domain}-`)) ?? 'shared';
  return { owner, unit: `${owner}-${id.startsWith(`${owner}-landing-`) ? 'landing-' : ''}${kind}` };
}

/** Returns the readers' text about every source. */
function readSources(language: Language): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries<Source>(SOURCES).map(([id, { title, facts }]) => [
      id,
      { title: title[language], facts: facts.map(({ text }) => text[language]) },
    ]),
  );
}

const UNITS: readonly Unit[] = [
  ...STARTER.webforms.map(({ id, domains, nl, en }) => ({
    owner: getOwner(domains),
    unit: id,
    isExercise: domains.length === 1,
    texts: { nl, en },
  })),
  ...STARTER.pages.map(({ id, domains, nl, en }) => ({
    owner: getOwner(domains),
    unit: id,
    isExercise: false,
    texts: { nl, en },
  })),
  ...STARTER.questions.map(({ id, nl, en }) => ({
    ...toList(id, 'faq'),
    isExercise: false,
    texts: { nl: { [id]: nl }, en: { [id]: en } },
  })),
  ...STARTER.tips.map(({ id, nl, en }) => ({
    ...toList(id, 'tips'),
    isExercise: false,
    texts: { nl: { [id]: nl }, en: { [id]: en } },
  })),
  ...Object.values(STARTER.community)
    .flat()
    .map(({ id, text }) => ({ owner: 'shared', unit: `community-${id}`, isExercise: false, texts: text })),
  { owner: 'shared', unit: 'sources', isExercise: false, texts: { nl: readSources('nl'), en: readSources('en') } },
];

const LOCALES = 'public/locales';

const screens = LANGUAGES.flatMap((language) =>
  readdirSync(join(LOCALES, language)).map((file) => ({
    owner: 'screens',
    unit: file.replace('.json', ''),
    isExercise: false,
    texts: { [language]: JSON.parse(readFileSync(join(LOCALES, language, file), 'utf8')) },
  })),
);

const LINK = 'https://zelfhulp.example.nl';

/** Returns the texts of a mail by example, without its links. */
function mailIn(name: MailName, language: Language): Readonly<Record<string, string>> {
  const second = MAILS[name].hasSecondLink ? { secondLink: LINK } : {};
  return Object.fromEntries(
    Object.entries(MAIL_EXAMPLES[name]).map(([example, values]) => {
      // Texts that a user wrote to the provider are not checked.
      const mailValues = values.text === undefined ? values : { ...values, text: '…' };
      const { subject, text } = renderMail(name, { language, link: LINK, ...second, values: mailValues });
      return [example, `${subject}\n${text.replace(/https?:\S+/g, '')}`];
    }),
  );
}

const mails: readonly Unit[] = (Object.keys(MAILS) as MailName[]).map((name) => ({
  owner: 'mails',
  unit: name,
  isExercise: false,
  texts: { nl: mailIn(name, 'nl'), en: mailIn(name, 'en') },
}));

/** Pages that list stored data line by line: only their words are checked, as a list has no sentences. */
const LISTS = /-privacy$/;

/** Every text of the starter content, of `public/locales` and of the mails, without notes for editors. */
export const PIECES: readonly Piece[] = [...UNITS, ...screens, ...mails].flatMap(({ owner, unit, isExercise, texts }) =>
  LANGUAGES.flatMap((language) =>
    getStrings(texts[language], '', unit).map((match) => ({
      owner,
      language,
      unit,
      isExercise,
      ...match,
      isRunning: match.isRunning && !LISTS.test(unit),
    })),
  ),
);
