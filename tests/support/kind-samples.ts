import type { EntryKind } from '#src/contract/kinds/index.ts';
import { type DeskEntry, getContentFields, type SentEntry } from '#src/contract/kinds/kind.ts';
import type { Shape } from '#src/contract/shape/shape.ts';

const TEXTS = { line: 'Begin', html: '<p>Begin.</p>', date: '2026-11-28' } as const;

/** Returns a valid value for a shape of an entry. */
export function createSample({ kind, fields = {}, options, of, format }: Shape): unknown {
  if (kind === 'object') {
    return Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, createSample(shape)]));
  }
  if (kind === 'list') return of ? [createSample(of)] : [];
  if (kind === 'choice') return options?.at(-1);
  if (kind === 'flag') return false;
  return kind === 'number' ? 1 : TEXTS[format ?? 'line'];
}

/** Returns an entry of a request, disabled, in the alcohol programme; `words` is its Dutch title. */
export function sampleEntry(kind: EntryKind, text = 'Begin'): SentEntry<EntryKind> {
  const content = Object.fromEntries(
    Object.entries(getContentFields(kind)).map(([name, shape]) => [name, createSample(shape)]),
  ) as unknown as SentEntry<EntryKind>;
  const nl = { ...content.words.nl, [kind.title]: text } as NonNullable<SentEntry<EntryKind>['words']['nl']>;
  return { ...content, domains: ['alcohol'], isOn: false, words: { ...content.words, nl } };
}

/** Returns the members of an entry that are stored in a draft. */
export function getKindContent({ id: _id, uuid: _uuid, version: _version, isOn: _, ...content }: DeskEntry<EntryKind>) {
  return content;
}
