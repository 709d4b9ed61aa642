import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { changeContent, type Transaction } from '#src/cms/content/change-content.ts';
import type { Actor, EntryContent } from '#src/cms/content/entry-type.ts';
import type { FullEntryType } from '#src/cms/content/publish-entry.ts';
import { storeVersion } from '#src/cms/content/store-version.ts';
import { terms, webforms, webformTranslations } from '#src/cms/db/schema/index.ts';
import type { ContentSystem } from '#src/cms/http/content-system.ts';
import { MAILS } from '#src/cms/mail/mails.ts';
import { binTest, overwriteTest, selfTestEntryType } from '#src/cms/modules/instruments/instrument-entry-type.ts';
import { findDeskSelfTest } from '#src/cms/modules/instruments/instruments.ts';
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
import { TYPED_SELF_TEST } from './self-test-input.ts';

/** An entry under test, with a function that changes its text. */
export interface Subject {
  readonly kind: FullEntryType;
  readonly key: string;
  /** Returns the content with another text in one language. */
  readonly reworded: (content: EntryContent, words: string) => EntryContent;
  /** Deletes the entry; omitted for entries that cannot be deleted. */
  readonly remove?: (system: ContentSystem, by: Actor) => Promise<void>;
}

type InLanguages<T> = { readonly nl: T; readonly en: T | null };
type TranslatedContent = EntryContent & { readonly words: InLanguages<EntryContent> };

const inOneLanguage = (name: string) => (content: EntryContent, text: string) => {
  const { words: bothInLanguages } = content as TranslatedContent;
  const language = text.length % 2 === 0 || bothInLanguages.en === null ? 'nl' : 'en';
  return { ...content, words: { ...bothInLanguages, [language]: { ...bothInLanguages[language], [name]: text } } };
};

const removing =
  (work: (tx: Transaction, by: Actor) => Promise<void>, kind: FullEntryType, key: string) =>
  (system: ContentSystem, actor: Actor): Promise<void> =>
    changeContent(system, async (tx) => {
      const contentBefore = await kind.content.read(tx, key);
      await work(tx, actor);
      await storeVersion(
        actor,
        tx,
        { kind: kind.kind, key },
        {
          before: contentBefore,
          after: null,
        },
      );
      return { value: undefined, tags: [] };
    });

/** Returns a function that creates an entry of a kind. */
export const createKindMaker =
  (kind: EntryKind): CreateSubject =>
  async ({ database }) => {
    const { entryType, make, lock, bin } = getKindStore(kind.name);
    const id = await database.db.transaction((tx) => make(tx, sampleEntry(kind)));
    const key = String(id);
    const remove = async (tx: Transaction, actor: Actor) => {
      const entry = await lock(tx, id);
      if (entry) await bin(tx, entry, actor);
    };
    return { kind: entryType, key, reworded: inOneLanguage(kind.title), remove: removing(remove, entryType, key) };
  };

async function createTerm(system: ContentSystem): Promise<Subject> {
  const { db } = system.database;
  const row = { uuid: randomUUID(), vocabulary: 'forums', domains: ['alcohol'], weight: 1 };
  const [result] = await db.insert(terms).values(row).returning();
  const tid = result?.tid ?? 0;
  const getText = (name: string) => ({ name, description: '' });
  await db.transaction((tx) => saveTermTexts(tx, tid, { nl: getText('Begin'), en: getText('Start') }, {}));
  const key = String(tid);
  const remove = async (tx: Transaction, actor: Actor) => {
    const storedTerm = await lockTerm(tx, 'forums', tid);
    if (storedTerm) await binTerm(tx, storedTerm, actor);
  };
  return { kind: termEntryType, key, reworded: inOneLanguage('name'), remove: removing(remove, termEntryType, key) };
}

async function createWebform(system: ContentSystem): Promise<Subject> {
  const { db } = system.database;
  const key = `orde_${randomUUID().replaceAll('-', '_')}`;
  await db.insert(webforms).values({ id: key, domains: ['alcohol'] });
  const text = { submit: null, confirmation: { html: '<p>Dank je wel.</p>' } };
  const elements = [{ key: 'vraag', type: 'text' as const, label: 'Hoe gaat het?' }];
  await db
    .insert(webformTranslations)
    .values(LANGUAGES.map((language) => ({ ...text, webformId: key, language, title: 'Begin', elements })));
  const reworded = (content: EntryContent, text: string) => {
    const { texts } = content as { readonly texts: InLanguages<EntryContent> };
    const language = text.length % 2 === 0 ? 'nl' : 'en';
    return { ...content, texts: { ...texts, [language]: { ...texts[language], title: text } } };
  };
  return { kind: webformEntryType, key, reworded };
}

async function createPicture(system: ContentSystem): Promise<Subject> {
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#147' } })
    .png()
    .toBuffer();
  const alt = { nl: 'Een meer', en: 'A lake' };
  const { uuid } = await storeMedia(system, { bytes, name: 'meer.png', alt });
  const reworded = (content: EntryContent, text: string) => {
    const { alt } = content as { readonly alt: EntryContent };
    return { ...content, alt: { ...alt, [text.length % 2 === 0 ? 'nl' : 'en']: text } };
  };
  return {
    kind: mediaEntryType,
    key: uuid,
    reworded,
    remove: (contentSystem, actor) => removeMedia(contentSystem, uuid, { by: actor, rights: EVERY_RIGHT }),
  };
}

async function createSelfTest(system: ContentSystem): Promise<Subject> {
  const key = `orde-${randomUUID().slice(0, 18)}`;
  const input = { ...TYPED_SELF_TEST, id: key };
  await system.database.db.transaction((tx) => overwriteTest(tx, input, { clearance: null, at: system.now() }));
  const remove = async (tx: Transaction, actor: Actor) => {
    const storedSelfTest = await findDeskSelfTest(tx, key);
    if (storedSelfTest) await binTest(tx, storedSelfTest.typed, actor);
  };
  const reworded = (content: EntryContent, text: string) => {
    const readonly = (content as { readonly typed?: EntryContent }).typed ?? input;
    return { typed: { ...readonly, [text.length % 2 === 0 ? 'titleNl' : 'titleEn']: text } };
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
    const createEntries = (text: string) => [{ ...entry, uuid, title: text }];
    const key = `content.${domain.key}.${language}`;
    return [
      { kind: menuEntryType, key, reworded: (content, text) => ({ ...content, entries: createEntries(text) }) },
      {
        kind: mailEntryType,
        key: `${mail}.${language}`,
        reworded: (content, text) => ({ ...content, closing: `Groet ${text}` }),
      },
    ];
  });
  const site: Subject = { kind: siteEntryType, key: domain.key, reworded: (content, name) => ({ ...content, name }) };
  const always = [...apart, site].map(
    (subject): CreateSubject =>
      async () =>
        subject,
  );
  return [...always, ...KINDS.map(createKindMaker), createTerm, createWebform, createPicture, createSelfTest];
}
