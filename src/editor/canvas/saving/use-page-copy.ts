import { useEffect, useState } from 'react';
import { toCurrentPageFields } from '#registry/current-fields.ts';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import type { Draft } from '#src/session/drafts.ts';
import { useDeskDraft } from '../../frame/unsaved/use-desk-draft.ts';
import { isDeepEqual, type PageContent } from '../stored/page-content.ts';
import type { PageSaving, UnsavedPage } from './use-saving.ts';

/** Unsaved text in this browser, until the editor restores or discards it. */
export interface UnsavedCopy {
  readonly takeBack: (show: (content: PageContent) => void) => Promise<void>;
  readonly throwAway: () => void;
}

/**
 * Manages the copy of a page in the tab and in the browser. It is not overwritten while the offer to restore it is
 * open.
 */
export function usePageCopy({ nid, type, language, title, fields }: EditablePage) {
  const toOffer = (storedUnsavedPage: UnsavedPage | null): UnsavedPage | null => {
    if (!storedUnsavedPage) return null;
    const content = {
      ...storedUnsavedPage.content,
      fields: toCurrentPageFields(type, storedUnsavedPage.content.fields),
    };
    return isDeepEqual(content, { title, fields }) ? null : { ...storedUnsavedPage, content };
  };
  const draft = useDeskDraft<UnsavedPage>(`desk.page.${nid}.${language}`, (storedUnsavedPage) => {
    const offer = toOffer(storedUnsavedPage);
    if (offer) draft.write(offer);
    setFound((previousUnsavedPage) => previousUnsavedPage ?? offer);
  });
  const [opened] = useState(() => toOffer(draft.read()));
  const [found, setFound] = useState(opened);
  useEffect(() => {
    if (opened === null) draft.clear();
  }, [opened, draft]);
  const copy: Draft<UnsavedPage> | null = found === null ? draft : null;
  return {
    copy,
    offerFor: (saving: PageSaving): UnsavedCopy | null =>
      found && {
        takeBack: async (show) => {
          await saving.saveNow();
          // The copy remains until a save succeeds.
          draft.write(found);
          setFound(null);
          // If another editor saved in the meantime, that save is merged with the text that was based on the older
          // version.
          saving.startFrom(found.base);
          show(found.content);
          saving.change(found.content);
        },
        throwAway: () => {
          draft.clear();
          setFound(null);
        },
      },
  };
}
