import type { ReactNode } from 'react';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { canEdit, type EditedScope } from '#src/rules/desk/editor-rights.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';

/**
 * Returns the content that the user may change: all content, unless the user is limited to certain programmes or
 * languages.
 */
export function useEditableContent() {
  const { edits } = useUser();
  return {
    may: (scope: EditedScope) => canEdit(edits, scope),
    /** Programmes that can be selected, including those that are already selected. */
    domainsBeside: (selection: readonly string[]) =>
      DOMAINS.filter(({ key }) => edits.domains.length === 0 || edits.domains.includes(key) || selection.includes(key)),
    languages: LANGUAGES.filter((code) => edits.languages.length === 0 || edits.languages.includes(code)),
  };
}

interface Props {
  /** Programmes of content in all languages; empty for content of no programme. */
  readonly of: readonly string[];
  readonly children: ReactNode;
}

/**
 * Renders actions with an immediate effect for visitors only for users who may publish in these programmes. The server
 * checks the right again.
 */
export function MayPublish({ of: domains, children }: Props) {
  const { mayPublish } = useUser();
  const { may } = useEditableContent();
  return mayPublish && may({ domains, language: null }) ? children : null;
}

interface EditProps {
  readonly place: EditedScope | 'theirs' | 'ours';
  readonly children: ReactNode;
}

/** Renders a form for its editors; for an editor of other content it is read-only, with the reason. */
export function MayEdit({ place, children }: EditProps) {
  const { t } = useIsland();
  const { may } = useEditableContent();
  return place === 'ours' || (place !== 'theirs' && may(place)) ? (
    children
  ) : (
    <fieldset className="for-reading stack" disabled>
      <p className="notice">{t('desk.things.notYours')}</p>
      {children}
    </fieldset>
  );
}
