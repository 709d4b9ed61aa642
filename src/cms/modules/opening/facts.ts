import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Fact, Signature } from '#src/contract/desk/facts.ts';
import { CONSENT_VERSION, CONSENT_WORDINGS } from '#src/domains/consent.ts';
import { toDangerTexts } from '#src/domains/danger/danger-block.ts';
import { DANGER_KINDS, DANGER_RULES } from '#src/domains/danger/kinds.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { EDITOR_PLACEHOLDER } from '#src/domains/provider.ts';
import { GP_CONDITIONS, SAFETY_TEXTS } from '#src/domains/safety-texts.ts';
import type { Source } from '#src/domains/source.ts';
import { SOURCES } from '#src/domains/source-list.ts';
import { formatCitation, isSourceId } from '#src/domains/sources.ts';
import { parseFacts, parseSources } from '#src/rules/opening/facts.ts';
import { toStableJson } from '../../content/stable-json.ts';

type UnsignedFact = Omit<Fact, 'signed' | 'before'>;

interface NotedFactRow {
  readonly kind: 'page' | 'form';
  readonly id: string;
  readonly title: string | null;
  readonly notes: string;
  readonly domains: readonly DomainKey[];
  /** Published text, in every language. */
  readonly words: unknown;
}

const toHash = (value: unknown): string =>
  createHash('sha256').update(toStableJson(value)).digest('base64url').slice(0, 22);

/** Selects pages and forms with a note about open checks, with their published texts. */
const PAGES_WITH_NOTES = `
  select 'page' as kind, n.nid::text as id, n.notes, n.domains,
    (array_agg(r.title order by r.language = 'nl' desc))[1] as title,
    jsonb_object_agg(r.language, jsonb_build_array(r.title, r.fields)) as words
  from nodes n join node_translations t on t.nid = n.nid join node_revisions r on r.vid = t.published_vid
  where n.notes like '%CHECK%' group by n.nid
  union all
  select 'form', w.id, w.notes, w.domains, (array_agg(t.title order by t.language = 'nl' desc))[1],
    jsonb_object_agg(t.language, jsonb_build_array(t.title, t.elements, t.submit, t.confirmation))
  from webforms w join webform_translations t on t.webform_id = w.id
  where w.notes like '%CHECK%' group by w.id`;

const EVERYWHERE: readonly DomainKey[] = [];

/** Returns the sentences in the code that concern safety or consent. */
function listCodeSentences(): readonly UnsignedFact[] {
  const toFact = (id: string, risk: UnsignedFact['risk'], texts: { readonly nl: string }): UnsignedFact => ({
    id: `sentence:${id}`,
    textHash: toHash(texts),
    risk,
    text: texts.nl,
    place: { kind: 'sentence', id },
    title: id,
    sources: [],
    years: [],
    domains: [...EVERYWHERE],
  });
  return [
    ...Object.entries(SAFETY_TEXTS).map(([key, texts]) => toFact(key, 1, texts)),
    ...DANGER_KINDS.map((kind) => toFact(`danger-${kind}`, DANGER_RULES[kind].check, toDangerTexts(kind))),
    ...GP_CONDITIONS.map((texts, index) => toFact(`gpFirst-${index + 1}`, 1, texts)),
    toFact(`consent-${CONSENT_VERSION}`, 3, CONSENT_WORDINGS[CONSENT_VERSION]),
  ];
}

/** Returns the citations of the sources, as shown on the page of sources. */
function listCitations(): readonly UnsignedFact[] {
  return Object.keys(SOURCES)
    .filter(isSourceId)
    .flatMap((id) => {
      const source: Source = SOURCES[id];
      const title = formatCitation(id, 'nl');
      return source.facts.map(({ risk, text }, index) => ({
        id: `source:${id}-${index + 1}`,
        textHash: toHash([text, source.title, source.years]),
        risk,
        text: text.nl,
        place: { kind: 'source' as const, id },
        title,
        sources: [title],
        years: source.years,
        domains: [...EVERYWHERE],
      }));
    });
}

function getFacts({ kind, id, title, notes, domains, words }: NotedFactRow): readonly UnsignedFact[] {
  const ids = parseSources(notes);
  const sources = ids.map((source) => formatCitation(source, 'nl'));
  const years = ids.flatMap((source) => SOURCES[source].years);
  const wordsHash = toHash(words);
  return parseFacts(notes).map(({ risk, text }) => ({
    id: `${kind}:${id}:${toHash(text)}`,
    textHash: toHash([text, wordsHash]),
    risk,
    text,
    place: { kind, id },
    title: title ?? id,
    sources,
    years,
    domains: [...domains],
  }));
}

/** Returns every fact to check, by severity, each with the signature of its current or an earlier text. */
export async function listFactsToCheck(pool: Pick<Pool, 'query'>): Promise<readonly Fact[]> {
  const result = await pool.query<NotedFactRow>(PAGES_WITH_NOTES);
  const facts = [...listCodeSentences(), ...listCitations(), ...result.rows.flatMap(getFacts)];
  const rows = await pool.query<{ fact: string; hash: string; name: string; at: Date }>(
    `select fact, text_hash as hash, name, signed_at as at from signed_facts where fact = any($1::text[])
     order by signed_at`,
    [facts.map(({ id }) => id)],
  );
  const signatures = new Map<string, Signature>();
  const latestByKey = new Map<string, Signature>();
  for (const { fact, hash, name, at } of rows.rows) {
    const signature = { name, at: at.toISOString() };
    signatures.set(`${fact} ${hash}`, signature);
    latestByKey.set(fact, signature);
  }
  return facts
    .map((fact) => {
      const signature = signatures.get(`${fact.id} ${fact.textHash}`) ?? null;
      return {
        ...fact,
        signed: signature,
        before: signature === null ? (latestByKey.get(fact.id) ?? null) : null,
      };
    })
    .sort((a, b) => a.risk - b.risk || a.title.localeCompare(b.title) || a.id.localeCompare(b.id));
}

/** Counts published pages with placeholders for an editor, such as the state of accessibility. */
const UNFILLED = `
  select count(*)::int as pages from node_translations t join node_revisions r on r.vid = t.published_vid
  where r.fields::text ~ $1`;

/** Returns the number of published pages with unfilled placeholders. */
export async function countUnfilledPages(pool: Pick<Pool, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ pages: number }>(UNFILLED, [EDITOR_PLACEHOLDER]);
  return rows[0]?.pages ?? 0;
}
