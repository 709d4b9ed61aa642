import { and, eq, notInArray, sql } from 'drizzle-orm';
import { mixed, object, string } from 'yup';
import { toCurrentPageFields } from '#registry/current-fields.ts';
import { findNodeDefinition } from '#registry/index.ts';
import type { StoredFields } from '#registry/stored.ts';
import { domainKeysSchema } from '#src/contract/desk/rows.ts';
import { isRecord } from '#src/contract/wire.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import type { Transaction } from '../../../content/change-content.ts';
import { toStableJson } from '../../../content/stable-json.ts';
import { nodes, pathAliases } from '../../../db/schema/index.ts';
import { ValidationFailure } from '../../../http/api-error.ts';
import { checkFields, checkTitle } from '../../content/check.ts';
import { cleanFields } from '../../content/clean.ts';
import { addRevision } from '../../content/life/add-revision.ts';
import { getNodeTags, lockNode } from '../../content/life/node-state.ts';
import { setAlias } from '../../content/life/set-alias.ts';
import type { ContentSetPart } from '../part.ts';

interface PageText {
  readonly path: string | null;
  readonly title: string;
  readonly fields: StoredFields;
}

/** A page as published, in each of its published languages. */
interface PageRecord {
  readonly uuid: string;
  readonly type: string;
  readonly domains: readonly string[];
  readonly notes: string | null;
  readonly languages: { readonly [L in Language]?: PageText | undefined };
}

interface Row extends Record<string, unknown>, Omit<PageRecord, 'languages'>, PageText {
  readonly language: Language;
}

const STANDING = sql`
  select n.uuid, n.type, n.domains, n.notes, r.language, r.title, r.fields,
    (select a.path from path_aliases a where a.nid = n.nid and a.language = r.language order by a.domain limit 1) as path
  from nodes n join node_translations t on t.nid = n.nid join node_revisions r on r.vid = t.published_vid
  order by n.uuid, r.language desc`;

const text = () =>
  object({
    path: string().nullable().default(null),
    title: string().required(),
    fields: mixed<StoredFields>(isRecord).required(),
  })
    .notRequired()
    .default(undefined);

function getViolations({ type, languages }: PageRecord) {
  const definition = findNodeDefinition(type);
  if (definition?.madeBy !== 'editor') return [{ field: 'type', text: `there is no type "${type}"` }];
  return LANGUAGES.flatMap((language) => {
    const content = languages[language];
    return content ? [...checkTitle(content.title, 'en'), ...checkFields(definition, content.fields, 'en')] : [];
  });
}

const eachLanguage = (record: PageRecord, change: (text: PageText) => PageText): PageRecord => ({
  ...record,
  languages: Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const content = record.languages[language];
      return content ? [[language, change(content)]] : [];
    }),
  ),
});

/** Saves the page, without its revisions; returns true for a new one. */
async function storeNode(tx: Transaction, { uuid, type, domains, notes }: PageRecord) {
  const set = { domains: [...domains], notes };
  const [row] = await tx
    .insert(nodes)
    .values({ uuid, type, ...set })
    .onConflictDoUpdate({ target: nodes.uuid, set })
    .returning({ nid: nodes.nid, type: nodes.type, isNew: sql<boolean>`xmax = 0` });
  if (!row) throw new Error('The page was not stored.');
  if (row.isNew) return row;
  if (row.type !== type) throw new ValidationFailure([{ field: 'type', text: `here it is a "${row.type}"` }]);
  await tx.delete(pathAliases).where(and(eq(pathAliases.nid, row.nid), notInArray(pathAliases.domain, set.domains)));
  return row;
}

export const pagesPart: ContentSetPart<PageRecord> = {
  folder: 'pages',
  schema: object({
    uuid: string().uuid().required(),
    type: string().required(),
    domains: domainKeysSchema(),
    notes: string().nullable().default(null),
    languages: object({ nl: text(), en: text() }).required(),
  }),
  stand: async (db) => {
    const { rows } = await db.execute<Row>(STANDING);
    const recordsByUuid = new Map<string, PageRecord>();
    for (const { language, title, fields, path, ...page } of rows) {
      const content = { path, title, fields: toCurrentPageFields(page.type, fields) };
      const languages = { ...recordsByUuid.get(page.uuid)?.languages, [language]: content };
      recordsByUuid.set(page.uuid, { ...page, languages });
    }
    return recordsByUuid;
  },
  nameOf: ({ uuid }) => uuid,
  domainsOf: ({ domains }) => domains,
  clean: (pageRecord) => {
    const record = eachLanguage(pageRecord, (pageText) => ({
      ...pageText,
      fields: toCurrentPageFields(pageRecord.type, pageText.fields),
    }));
    const violations = getViolations(record);
    if (violations.length > 0) throw new ValidationFailure(violations);
    const definition = findNodeDefinition(record.type);
    return definition
      ? eachLanguage(record, (pageText) => ({
          ...pageText,
          title: pageText.title.trim(),
          fields: cleanFields(definition, pageText.fields),
        }))
      : record;
  },
  compared: (storedPageRecord, record) => ({
    ...storedPageRecord,
    languages: Object.fromEntries(
      Object.entries(storedPageRecord.languages).filter(([language]) => language in record.languages),
    ),
  }),
  keep: async (tx, record, { authorUid }) => {
    const { nid, isNew } = await storeNode(tx, record);
    const fresh = { nid, type: record.type, domains: record.domains, notes: null, latest: null, publishedVid: null };
    for (const language of LANGUAGES) {
      const content = record.languages[language];
      if (!content) continue;
      const node = isNew ? { ...fresh, language } : await lockNode(tx, nid, language);
      const { latest, publishedVid } = node;
      const isUnchanged =
        latest !== null &&
        latest.vid === publishedVid &&
        toStableJson([latest.title, latest.fields]) === toStableJson([content.title, content.fields]);
      if (!isUnchanged) await addRevision(tx, node, { ...content, authorUid, isUpToDate: true }, { kind: 'publish' });
      if (content.path !== null) await setAlias(tx, node, content.path);
    }
    return getNodeTags({ nid, type: record.type });
  },
};
