import type { Language } from './domain.ts';
import { SOURCE_TOPICS, type Source, type SourceTopic } from './source.ts';
import { SOURCES } from './source-list.ts';

/** Id by which notes refer to a source. */
export type SourceId = keyof typeof SOURCES;

export const isSourceId = (id: string): id is SourceId => Object.hasOwn(SOURCES, id);

/** Lists all sources by topic, in the order of the topics. */
export function listSourcesByTopic(): readonly { readonly topic: SourceTopic; readonly ids: readonly SourceId[] }[] {
  const ids = Object.keys(SOURCES).filter(isSourceId);
  return (Object.keys(SOURCE_TOPICS) as SourceTopic[]).map((topic) => ({
    topic,
    ids: ids.filter((id) => SOURCES[id].topic === topic),
  }));
}

/** Formats a source as a citation: title and years. */
export function formatCitation(id: SourceId, language: Language): string {
  const { title, years }: Source = SOURCES[id];
  return years.length === 0 ? title[language] : `${title[language]} (${years.join(', ')})`;
}
