import { useMemo } from 'react';
import { useValueAfterPause } from '../../kit/rested.ts';
import { useBrokenLinks } from '../../pages/links/page-links.ts';
import { useEditing } from '../editing.ts';
import type { PageContent } from '../stored/page-content.ts';
import { type AccessNote, listAccessNotes } from './access-notes.ts';
import { measureTexts } from './readability.ts';
import { useRenderedNotes } from './use-rendered-notes.ts';

/** Returns the notes on the content and on the rendered page, with the readability of each text. */
export function useNotes(content: PageContent, linked: Parameters<typeof useBrokenLinks>[0]) {
  const { registry, definition, tools, language } = useEditing();
  // These notes read the whole page, so they are computed after a pause in typing.
  const rested = useValueAfterPause(content);
  const broken = useBrokenLinks({ ...linked, fields: rested.fields });
  const drawn = useRenderedNotes(rested);
  const notes = useMemo((): readonly AccessNote[] => {
    const written = listAccessNotes(definition, rested, { registry, language, resolve: tools.resolve });
    // A skipped level within a text is reported once.
    const skipped = new Set(written.flatMap(({ kind, path }) => (kind === 'heading-skipped' ? [path] : [])));
    return [
      ...broken.map(({ path, href }) => ({ path, kind: 'broken' as const, words: href })),
      ...written,
      ...drawn.filter(({ kind, path }) => kind !== 'heading-order' || !skipped.has(path)),
    ];
  }, [broken, definition, rested, registry, language, tools, drawn]);
  const texts = useMemo(() => measureTexts(registry, definition, rested.fields), [registry, definition, rested]);
  return { notes, texts, broken };
}
