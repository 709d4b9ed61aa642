import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Fact } from '#src/contract/desk/facts.ts';
import { CONSENT_VERSION, CONSENT_WORDINGS } from '#src/domains/consent.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { GP_FIRST, SAFETY_TEXTS } from '#src/domains/safety-texts.ts';
import { factsIn } from '#src/rules/opening/facts.ts';
import { stableJson } from '../../content/stable-json.ts';

type Unsigned = Omit<Fact, 'signed'>;

interface Noted {
  readonly kind: 'page' | 'form';
  readonly id: string;
  readonly title: string | null;
  readonly notes: string;
  readonly domains: readonly DomainKey[];
  /** The words that visitors read, in every language. */
  readonly words: unknown;
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(stableJson(value)).digest('base64url').slice(0, 22);

/** Pages and forms with a note that asks something to be checked, with the words that visitors see. */
const NOTED = `
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

/** Sentences that stand in the code and decide what somebody in danger does, or what somebody agrees to. */
function sentences(): readonly Unsigned[] {
  const asFact = (id: string, risk: Unsigned['risk'], words: { readonly nl: string }): Unsigned => ({
    id: `sentence:${id}`,
    textHash: hashOf(words),
    risk,
    text: words.nl,
    place: { kind: 'sentence', id },
    title: id,
    domains: [...EVERYWHERE],
  });
  return [
    ...Object.entries(SAFETY_TEXTS).map(([key, words]) => asFact(key, 1, words)),
    ...GP_FIRST.map((words, at) => asFact(`gpFirst-${at + 1}`, 1, words)),
    asFact(`consent-${CONSENT_VERSION}`, 3, CONSENT_WORDINGS[CONSENT_VERSION]),
  ];
}

function factsOf({ kind, id, title, notes, domains, words }: Noted): readonly Unsigned[] {
  return factsIn(notes).map(({ risk, text }) => ({
    id: `${kind}:${id}:${hashOf(text)}`,
    textHash: hashOf([text, words]),
    risk,
    text,
    place: { kind, id },
    title: title ?? id,
    domains: [...domains],
  }));
}

/** Every fact to check, the gravest first, each with who signed the words as they are now. */
export async function factsToCheck(pool: Pick<Pool, 'query'>): Promise<readonly Fact[]> {
  const [noted, signed] = await Promise.all([
    pool.query<Noted>(NOTED),
    pool.query<{ key: string; name: string; at: Date }>(
      `select fact || ' ' || text_hash as key, name, signed_at as at from signed_facts`,
    ),
  ]);
  const known = new Map(signed.rows.map(({ key, name, at }) => [key, { name, at: at.toISOString() }]));
  return [...sentences(), ...noted.rows.flatMap(factsOf)]
    .map((fact) => ({ ...fact, signed: known.get(`${fact.id} ${fact.textHash}`) ?? null }))
    .sort((a, b) => a.risk - b.risk || a.title.localeCompare(b.title) || a.id.localeCompare(b.id));
}
