import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { changeContent, type Transaction } from '#src/cms/content/change-content.ts';
import type { Actor, EntryContent } from '#src/cms/content/entry-type.ts';
import type { WholeEntryType } from '#src/cms/content/publish-entry.ts';
import { storeVersion } from '#src/cms/content/store-version.ts';
import { terms, webforms, webformTranslations } from '#src/cms/db/schema/index.ts';
import type { ContentSystem } from '#src/cms/http/content-system.ts';
import { MAILS } from '#src/cms/mail/mails.ts';
import { binTest, overwriteTest, selfTestEntryType } from '#src/cms/modules/instruments/instrument-thing.ts';
import { findSelfTestOfDesk } from '#src/cms/modules/instruments/instruments.ts';
import { getKindStore } from '#src/cms/modules/kinds/kind-store.ts';
import { mailEntryType } from '#src/cms/modules/mails/mail-entry-type.ts';
import { removeMedia } from '#src/cms/modules/media/change-media.ts';
import { mediaEntryType } from '#src/cms/modules/media/media-entry-type.ts';
import { storeMedia } from '#src/cms/modules/media/store-media.ts';
import { menuEntryType } from '#src/cms/modules/menus/menu-entry-type.ts';
import { siteEntryType } from '#src/cms/modules/site/site-entry-type.ts';
import { lockTerm, saveTermTexts } from '#src/cms/modules/terms/desk-terms.ts';
import { binTerm, termEntryType } from '#src/cms/modules/terms/term-entry-type.ts';
import { webformEntryType } from '#src/cms/modules/webforms/desk/webform-entry-type.ts';
import { type EntryKind, KINDS } from '#src/contract/kinds/index.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { EVERY_RIGHT } from '#src/rules/desk/editor-rights.ts';
import { sampleEntry } from './kind-samples.ts';
import { TYPED_SELF_TEST } from './self-test-typed.ts';

/** An entry under test, with a function that changes its text. */
export interface Subject {
  readonly kind: WholeEntryType;
  readonly key: string;
  /** Returns the content with another text in one language. */
  readonly reworded: (content: EntryContent, words: string) => EntryContent;
  /** Deletes the entry; omitted for entries that cannot be deleted. */
  readonly remove?: (system: ContentSystem, by: Actor) => Promise<void>;
}

type InLanguages<T> = { readonly nl: T; readonly en: T | null };
type Worded = EntryContent & { readonly words: InLanguages<EntryContent> };

const inOneLanguage = (name: string) => (content: EntryContent, words: string) => {
  const { words: both } = content as Worded;
  const language = words.length % 2 === 0 || both.en === null ? 'nl' : 'en';
  return { ...content, words: { ...both, [language]: { ...both[language], [name]: words } } };
};

const removing =
  (work: (tx: Transaction, by: Actor) => Promise<void>, kind: WholeEntryType, key: string) =>
  (system: ContentSystem, by: Actor): Promise<void> =>
    changeContent(system, async (tx) => {
      const before = await kind.content.read(tx, key);
      await work(tx, by);
      await storeVersion(
        by,
        tx,
        { kind: kind.kind, key },
        {
          before,
          after: null,
        },
      );
      return { value: undefined, tags: [] };
    });

const kindMaker =
  (kind: EntryKind): CreateSubject =>
  async ({ database }) => {
    const { entryType, make, lock, bin } = getKindStore(kind.name);
    const id = await database.db.transaction((tx) => make(tx, sampleEntry(kind)));
    const key = String(id);
    const remove = async (tx: Transaction, by: Actor) => {
      const stored = await lock(tx, id);
      if (stored) await bin(tx, stored, by);
    };
    return { kind: entryType, key, reworded: inOneLanguage(kind.title), remove: removing(remove, entryType, key) };
  };

async function term(system: ContentSystem): Promise<Subject> {
  const { db } = system.database;
  const row = { uuid: randomUUID(), vocabulary: 'forums', domains: ['alcohol'], weight: 1 };
  const [made] = await db.insert(terms).values(row).returning();
  const tid = made?.tid ?? 0;
  const said = (name: string) => ({ name, description: '' });
  await db.transaction((tx) => saveTermTexts(tx, tid, { nl: said('Begin'), en: said('Start') }, {}));
  const key = String(tid);
  const remove = async (tx: Transaction, by: Actor) => {
    const stored = await lockTerm(tx, 'forums', tid);
    if (stored) await binTerm(tx, stored, by);
  };
  return { kind: termEntryType, key, reworded: inOneLanguage('name'), remove: removing(remove, termEntryType, key) };
}

async function webform(system: ContentSystem): Promise<Subject> {
  const { db } = system.database;
  const key = `orde_${randomUUID().replaceAll('-', '_')}`;
  await db.insert(webforms).values({ id: key, domains: ['alcohol'] });
  const text = { submit: null, confirmation: { html: '<p>Dank je wel.</p>' } };
  const elements = [{ key: 'vraag', type: 'text' as const, label: 'Hoe gaat het?' }];
  await db
    .insert(webformTranslations)
    .values(LANGUAGES.map((language) => ({ ...text, webformId: key, language, title: 'Begin', elements })));
  const reworded = (content: EntryContent, words: string) => {
    const { texts } = content as { readonly texts: InLanguages<EntryContent> };
    const language = words.length % 2 === 0 ? 'nl' : 'en';
    return { ...content, texts: { ...texts, [language]: { ...texts[language], title: words } } };
  };
  return { kind: webformEntryType, key, reworded };
}

async function picture(system: ContentSystem): Promise<Subject> {
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#147' } })
    .png()
    .toBuffer();
  const alt = { nl: 'Een meer', en: 'A lake' };
  const { uuid } = await storeMedia(system, { bytes, name: 'meer.png', alt });
  const reworded = (content: EntryContent, words: string) => {
    const { alt } = content as { readonly alt: EntryContent };
    return { ...content, alt: { ...alt, [words.length % 2 === 0 ? 'nl' : 'en']: words } };
  };
  return {
    kind: mediaEntryType,
    key: uuid,
    reworded,
    remove: (own, by) => removeMedia(own, uuid, { by, rights: EVERY_RIGHT }),
  };
}

async function selfTest(system: ContentSystem): Promise<Subject> {
  const key = `orde-${randomUUID().slice(0, 18)}`;
  const typed = { ...TYPED_SELF_TEST, id: key };
  await system.database.db.transaction((tx) => overwriteTest(tx, typed, { clearance: null, at: system.now() }));
  const remove = async (tx: Transaction, by: Actor) => {
    const stored = await findSelfTestOfDesk(tx, key);
    if (stored) await binTest(tx, stored.typed, by);
  };
  const reworded = (content: EntryContent, words: string) => {
    const own = (content as { readonly typed?: EntryContent }).typed ?? typed;
    return { typed: { ...own, [words.length % 2 === 0 ? 'titleNl' : 'titleEn']: words } };
  };
  return { kind: selfTestEntryType, key, reworded, remove: removing(remove, selfTestEntryType, key) };
}

const entry = { uuid: '', title: '', href: '/hulp', isOn: true };

/** Creates a subject, or finds an entry that always exists. */
export type CreateSubject = (system: ContentSystem) => Promise<Subject>;

/**
 * Lists an entry of each type except pages, and two languages of those with separate languages. Slots share no entry.
 */
export function listSubjectMakers(slot: number): readonly CreateSubject[] {
  const domain = DOMAINS.filter(({ languages }) => languages.length > 1)[slot];
  const mail = Object.keys(MAILS)[slot];
  if (!domain || !mail) throw new Error(`There is no slot ${slot}.`);
  const apart = LANGUAGES.flatMap((language): Subject[] => {
    const uuid = randomUUID();
    const entries = (words: string) => [{ ...entry, uuid, title: words }];
    const key = `content.${domain.key}.${language}`;
    return [
      { kind: menuEntryType, key, reworded: (content, words) => ({ ...content, entries: entries(words) }) },
      {
        kind: mailEntryType,
        key: `${mail}.${language}`,
        reworded: (content, words) => ({ ...content, closing: `Groet ${words}` }),
      },
    ];
  });
  const site: Subject = { kind: siteEntryType, key: domain.key, reworded: (content, name) => ({ ...content, name }) };
  const always = [...apart, site].map(
    (subject): CreateSubject =>
      async () =>
        subject,
  );
  return [...always, ...KINDS.map(kindMaker), term, webform, picture, selfTest];
}
