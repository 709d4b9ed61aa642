import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { NodeDefinition } from '#registry/define.ts';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import type { PageSaving } from '../saving/use-saving.ts';
import type { PageContent } from '../stored/page-content.ts';
import { listPageDifferences, mergePages } from './merge.ts';

interface Options {
  readonly definition: NodeDefinition;
  readonly content: PageContent;
  readonly saving: PageSaving;
  /** Loads this content into the editor. */
  readonly show: (content: PageContent) => void;
}

/** Conflict between two editors' versions of a page, and the choice between them. */
interface MergeConflict {
  readonly clash: { readonly base: PageContent; readonly theirs: EditablePage; readonly author: string | null } | null;
  readonly isLater: boolean;
  readonly later: () => void;
  readonly choose: () => void;
  readonly settle: (content: PageContent) => void;
}

/** Merges a save by another editor without a message if both changed different parts; otherwise waits for a choice. */
export function useMergeConflict({ definition, content, saving, show }: Options): MergeConflict {
  const { state } = saving;
  const [isLater, setLater] = useState(false);
  const met = state.status === 'conflict' ? state : null;
  const isClash = useMemo(
    () =>
      met !== null &&
      listPageDifferences({ definition, base: met.base, mine: content, theirs: met.conflict.current }).some(
        (pageDifference) => pageDifference.isBoth,
      ),
    [met, definition, content],
  );

  const applyMerge = (pageContent: PageContent, isSilent: boolean) => {
    if (met === null) return;
    const { current, author } = met.conflict;
    const base = { vid: current.vid, content: { title: current.title, fields: current.fields } };
    saving.startFrom(base, ...(isSilent ? [author] : []));
    setLater(false);
    show(pageContent);
    saving.change(pageContent);
  };

  const merge = useEffectEvent((meeting: NonNullable<typeof met>) => {
    const versions = { definition, base: meeting.base, mine: content, theirs: meeting.conflict.current };
    applyMerge(mergePages({ ...versions, choices: {} }), true);
  });
  useEffect(() => {
    if (met !== null && !isClash) merge(met);
  }, [met, isClash]);

  return {
    clash: met && isClash ? { base: met.base, theirs: met.conflict.current, author: met.conflict.author } : null,
    isLater,
    later: () => setLater(true),
    choose: () => setLater(false),
    settle: (pageContent) => applyMerge(pageContent, false),
  };
}
