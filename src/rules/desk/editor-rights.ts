import type { DomainKey, Language } from '#src/domains/domain.ts';

/** Limits of an editor. */
export interface EditorRights {
  /** Programmes with content that may be changed; empty for all. */
  readonly domains: readonly DomainKey[];
  /** Languages in which content may be changed; empty for all. */
  readonly languages: readonly Language[];
  /** True if published content may be changed. */
  readonly mayPublish: boolean;
}

/** Programmes and languages that an editor may change; empty for all. */
export type EditedParts = Pick<EditorRights, 'domains' | 'languages'>;

/** Default rights of an editor, and those of every administrator. */
export const EVERY_RIGHT: EditorRights = { domains: [], languages: [], mayPublish: true };

/** Programmes and language of an entry to be changed. */
export interface EditedScope {
  readonly domains: readonly string[];
  /** Null for a change in every language. */
  readonly language: string | null;
}

/** Returns true if the rights include every programme of the entry, and its language. */
export function canEdit({ domains, languages }: EditedParts, scope: EditedScope): boolean {
  const isOwnEntry = domains.length === 0 || scope.domains.every((domain) => domains.some((key) => key === domain));
  const isSpoken = languages.length === 0 || languages.some((code) => code === scope.language);
  return isOwnEntry && isSpoken;
}
