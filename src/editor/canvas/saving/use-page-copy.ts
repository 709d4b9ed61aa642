import { useEffect, useMemo, useState } from 'react';
import { currentFields } from '#registry/current-fields.ts';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import { type Draft, getDraft } from '#src/session/drafts.ts';
import { useUser } from '#src/session/Island.tsx';
import { isSame, type PageContent } from '../stored/page-content.ts';
import type { PageSaving, UnsavedPage } from './use-saving.ts';

/** Something that was written in this tab and never saved, until its writer takes it back or throws it away. */
export interface UnsavedOffer {
  readonly takeBack: (show: (content: PageContent) => void) => Promise<void>;
  readonly throwAway: () => void;
}

/** The copy of a page in the tab. Nothing is written over it while it waits for an answer. */
export function usePageCopy({ nid, type, language, title, fields }: EditablePage) {
  const { uid } = useUser();
  const draft = useMemo(() => getDraft<UnsavedPage>(uid, `desk.page.${nid}.${language}`), [uid, nid, language]);
  const [found, setFound] = useState(() => {
    const kept = draft.read();
    if (!kept) return null;
    const content = { ...kept.content, fields: currentFields(type, kept.content.fields) };
    return isSame(content, { title, fields }) ? null : { ...kept, content };
  });
  useEffect(() => {
    if (found === null) draft.clear();
  }, [found, draft]);
  const copy: Draft<UnsavedPage> | null = found === null ? draft : null;
  return {
    copy,
    offerFor: (saving: PageSaving): UnsavedOffer | null =>
      found && {
        takeBack: async (show) => {
          await saving.saveNow();
          setFound(null);
          // If another editor saved since, that save is merged with the text written over the older one.
          saving.startFrom(found.base);
          show(found.content);
          saving.change(found.content);
        },
        throwAway: () => setFound(null),
      },
  };
}
