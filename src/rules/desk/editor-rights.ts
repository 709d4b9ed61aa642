import type { DomainKey, Language } from '#src/domains/domain.ts';

/** What an editor is kept to. */
export interface EditorRights {
  /** Programmes of which content may be changed; empty for every one. */
  readonly domains: readonly DomainKey[];
  /** Languages in which content may be changed; empty for every one. */
  readonly languages: readonly Language[];
  /** Whether what visitors see may be changed. */
  readonly mayPublish: boolean;
}

/** Of an editor of whom nothing else was decided, and of every administrator. */
export const EVERY_RIGHT: EditorRights = { domains: [], languages: [], mayPublish: true };

/** Where something stands that somebody wants to change. */
export interface EditedPlace {
  readonly domains: readonly string[];
  /** Null for what changes in every language. */
  readonly language: string | null;
}

/** Whether somebody may change what stands there: it changes in all of its programmes, so each of them has to be theirs. */
export function mayEdit({ domains, languages }: EditorRights, place: EditedPlace): boolean {
  const isOwn = domains.length === 0 || place.domains.every((one) => domains.some((key) => key === one));
  const isSpoken = languages.length === 0 || languages.some((code) => code === place.language);
  return isOwn && isSpoken;
}
