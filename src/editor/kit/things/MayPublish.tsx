import type { ReactNode } from 'react';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { canEdit, type EditedScope } from '#src/rules/desk/editor-rights.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';

/** Returns the content that the user may change: all of it, except for editors of certain programmes or languages. */
export function useEdited() {
  const { edits } = useUser();
  return {
    may: (place: EditedScope) => canEdit(edits, place),
    /** Programmes to choose from, with those that are chosen already. */
    domainsBeside: (chosen: readonly string[]) =>
      DOMAINS.filter(({ key }) => edits.domains.length === 0 || edits.domains.includes(key) || chosen.includes(key)),
    languages: LANGUAGES.filter((code) => edits.languages.length === 0 || edits.languages.includes(code)),
  };
}

interface Props {
  /** Programmes of content in every language; none for content of no programme. */
  readonly of: readonly string[];
  readonly children: ReactNode;
}

/**
 * Actions with an immediate effect for visitors, for users with that right in these programmes only. The content system
 * decides again.
 */
export function MayPublish({ of: domains, children }: Props) {
  const { mayPublish } = useUser();
  const { may } = useEdited();
  return mayPublish && may({ domains, language: null }) ? children : null;
}

interface EditProps {
  readonly place: EditedScope | 'theirs' | 'ours';
  readonly children: ReactNode;
}

/** A form of content at this place: for reading only, and with the reason, for an editor of other content. */
export function MayEdit({ place, children }: EditProps) {
  const { t } = useIsland();
  const { may } = useEdited();
  return place === 'ours' || (place !== 'theirs' && may(place)) ? (
    children
  ) : (
    <fieldset className="for-reading stack" disabled>
      <p className="notice">{t('desk.things.notYours')}</p>
      {children}
    </fieldset>
  );
}
