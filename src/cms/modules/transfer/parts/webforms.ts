import { eq, inArray } from 'drizzle-orm';
import { array, boolean, mixed, object, string } from 'yup';
import { domainKeysSchema } from '#src/contract/desk/rows.ts';
import { getUsedKeys, withKeys } from '#src/contract/desk/webform/answer-kind.ts';
import { listWebformProblems } from '#src/contract/desk/webform/webform-problems.ts';
import type { WebformElement, WebformText } from '#src/contract/webform/definition.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { UUID } from '#src/rules/uuid.ts';
import { assertFactsApproved } from '../../../content/approved-facts.ts';
import type { Transaction } from '../../../content/change-content.ts';
import type { Orm } from '../../../db/orm.ts';
import { media, webforms, webformTranslations } from '../../../db/schema/index.ts';
import { cleanWebform } from '../../webforms/clean-webform.ts';
import { findEditableWebform } from '../../webforms/desk/find-editable.ts';
import { isOwnForm } from '../../webforms/desk/required-forms.ts';
import type { ContentSetPart } from '../part.ts';

interface FormText {
  readonly title: string;
  readonly elements: readonly WebformElement[];
  readonly submit: string | null;
  readonly confirmation: WebformText['confirmation'];
}

interface FormRecord {
  readonly id: string;
  readonly domains: readonly string[];
  readonly isOpen: boolean;
  readonly isSensitive: boolean;
  readonly notes: string | null;
  readonly languages: { readonly [L in Language]?: FormText | undefined };
}

/** Ids of pictures in the URLs that forms store; in a set their uuids, as ids differ between installations. */
const PICTURE_IDS = /(?<="\/api\/media\/)[0-9a-f-]+(?=\/)/g;

function replacePictureIds<T extends object>(value: T, replacements: ReadonlyMap<string, string>): T {
  return JSON.parse(JSON.stringify(value).replace(PICTURE_IDS, (id) => replacements.get(id) ?? id)) as T;
}

/** Returns texts with this installation's ids of their pictures. */
async function toStoredTexts(tx: Transaction, texts: FormRecord['languages']): Promise<FormRecord['languages']> {
  const uuids = (JSON.stringify(texts).match(PICTURE_IDS) ?? []).filter((id) => UUID.test(id));
  if (uuids.length === 0) return texts;
  const pictures = await tx.select({ id: media.id, uuid: media.uuid }).from(media).where(inArray(media.uuid, uuids));
  return replacePictureIds(texts, new Map(pictures.map(({ id, uuid }) => [uuid, String(id)])));
}

const element = () =>
  mixed<WebformElement>(
    (value): value is WebformElement => typeof value === 'object' && value !== null && 'type' in value,
  );

const text = () =>
  object({
    title: string().required(),
    elements: array(element().required()).required(),
    submit: string().nullable().default(null),
    confirmation: mixed<WebformText['confirmation']>((value): value is WebformText['confirmation'] => {
      return typeof value === 'object' && value !== null && 'html' in value && typeof value.html === 'string';
    }).required(),
  })
    .notRequired()
    .default(undefined);

const cleaned = ({ title, elements, submit, confirmation }: FormText): FormText => {
  const clean = cleanWebform({ title, elements, confirmation });
  return { title, submit, elements: clean.elements, confirmation: clean.confirmation };
};

const getText = ({ title, elements, submit, confirmation }: FormText): WebformText => ({
  title,
  elements,
  confirmation,
  ...(submit === null ? {} : { submit }),
});

/** Returns violations that would prevent saving the form at the desk as well: "meer.label: required". */
async function listProblems(db: Pick<Orm, 'select'>, { id, languages: { nl, en } }: FormRecord) {
  if (!nl) return ['languages.nl: required'];
  if (isOwnForm(id)) return [];
  const usage = (await findEditableWebform(db, id))?.used ?? {};
  const problems = listWebformProblems({ nl: getText(nl), en: en ? getText(en) : null }, usage);
  return problems.map(({ language, key, field, reason }) => {
    const path = [key, field].filter(Boolean).join('.');
    return `${language === null ? '' : `${language}: `}${path}: ${reason}`;
  });
}

export const webformsPart: ContentSetPart<FormRecord> = {
  folder: 'webforms',
  schema: object({
    id: string()
      .matches(/^[a-z0-9_]{1,64}$/)
      .required(),
    domains: domainKeysSchema(),
    isOpen: boolean().required(),
    isSensitive: boolean().default(false),
    notes: string().nullable().default(null),
    languages: object({ nl: text(), en: text() }).required(),
  }),
  stand: async (db) => {
    const rows = await db.select().from(webforms);
    const texts = await db.select().from(webformTranslations);
    const pictures = await db.select({ id: media.id, uuid: media.uuid }).from(media);
    const uuids = new Map(pictures.map(({ id, uuid }) => [String(id), uuid]));
    const records = rows.map(({ id, domains, isOpen, isSensitive, notes }): FormRecord => {
      const formTexts = texts.filter(({ webformId }) => webformId === id);
      const languages = formTexts.map(({ language, title, elements, submit, confirmation }) => [
        language,
        replacePictureIds({ title, elements, submit, confirmation }, uuids),
      ]);
      return { id, domains, isOpen, isSensitive, notes, languages: Object.fromEntries(languages) };
    });
    return new Map(records.map((record) => [record.id, record]));
  },
  nameOf: ({ id }) => id,
  domainsOf: ({ domains }) => domains,
  clean: (record) => {
    const languages = LANGUAGES.flatMap((language) => {
      const content = record.languages[language];
      return content ? [[language, cleaned(content)]] : [];
    });
    return { ...record, languages: Object.fromEntries(languages) };
  },
  problems: listProblems,
  keep: async (tx, { id, domains, isOpen, isSensitive, notes, languages: texts }) => {
    const languages = await toStoredTexts(tx, texts);
    await assertFactsApproved(tx, { kind: 'webform', key: id }, { domains, isSensitive, notes, texts: languages });
    const previousEditableWebform = await findEditableWebform(tx, id);
    const usage = withKeys(previousEditableWebform?.used ?? {}, languages.nl ? getUsedKeys(languages.nl) : {});
    const set = {
      domains: [...domains],
      isOpen,
      isSensitive,
      notes,
      used: usage,
      revision: (previousEditableWebform?.revision ?? 0) + 1,
    };
    await tx
      .insert(webforms)
      .values({ id, ...set })
      .onConflictDoUpdate({ target: webforms.id, set });
    await tx.delete(webformTranslations).where(eq(webformTranslations.webformId, id));
    const rows = LANGUAGES.flatMap((language) => {
      const content = languages[language];
      return content ? [{ webformId: id, language, ...content }] : [];
    });
    if (rows.length > 0) await tx.insert(webformTranslations).values(rows);
    return [`webform:${id}`];
  },
};
