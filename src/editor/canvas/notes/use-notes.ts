import { useMemo } from 'react';
import { useValueAfterPause } from '../../kit/use-value-after-pause.ts';
import { useBrokenLinks } from '../../pages/links/page-links.ts';
import { useEditing } from '../editing.ts';
import type { PageContent } from '../stored/page-content.ts';
import { type AccessNote, listAccessNotes } from './access-notes.ts';
import { measureTexts } from './readability.ts';
import { useRenderedNotes } from './use-rendered-notes.ts';

/** Returns the notes on the content and on the rendered page, with the readability of each text. */
export function useNotes(content: PageContent, linkedContent: Parameters<typeof useBrokenLinks>[0]) {
  const { registry, definition, tools, language } = useEditing();
  // These notes read the whole page, so they are computed after a pause in typing.
  const pageContent = useValueAfterPause(content);
  const brokenPageLinks = useBrokenLinks({ ...linkedContent, fields: pageContent.fields });
  const accessNotes = useRenderedNotes(pageContent);
  const notes = useMemo((): readonly AccessNote[] => {
    const contentNotes = listAccessNotes(definition, pageContent, { registry, language, resolve: tools.resolve });
    // A skipped level within a text is reported once.
    const skipped = new Set(contentNotes.flatMap(({ kind, path }) => (kind === 'heading-skipped' ? [path] : [])));
    return [
      ...brokenPageLinks.map(({ path, href }) => ({ path, kind: 'broken' as const, words: href })),
      ...contentNotes,
      ...accessNotes.filter(({ kind, path }) => kind !== 'heading-order' || !skipped.has(path)),
    ];
  }, [brokenPageLinks, definition, pageContent, registry, language, tools, accessNotes]);
  const texts = useMemo(
    () => measureTexts(registry, definition, pageContent.fields),
    [registry, definition, pageContent],
  );
  return { notes, texts, broken: brokenPageLinks };
}
