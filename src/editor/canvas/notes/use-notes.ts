import { useMemo } from 'react';
import { useRested } from '../../kit/rested.ts';
import { useBrokenLinks } from '../../pages/links/page-links.ts';
import { useEditing } from '../editing.ts';
import type { PageContent } from '../stored/page-content.ts';
import { type AccessNote, accessNotes } from './access-notes.ts';
import { readTexts } from './readability.ts';
import { useDrawnNotes } from './use-drawn-notes.ts';

/** What the page makes hard to use or to read, as it stands and as it is drawn, and how each of its texts reads. */
export function useNotes(content: PageContent, linked: Parameters<typeof useBrokenLinks>[0]) {
  const { registry, definition, tools, language } = useEditing();
  // The whole page is read for these, so they wait until somebody stops typing.
  const rested = useRested(content);
  const broken = useBrokenLinks({ ...linked, fields: rested.fields });
  const drawn = useDrawnNotes(rested);
  const notes = useMemo((): readonly AccessNote[] => {
    const written = accessNotes(definition, rested, { registry, language, resolve: tools.resolve });
    // What skips a level within a text is told once.
    const skipped = new Set(written.flatMap(({ kind, path }) => (kind === 'heading-skipped' ? [path] : [])));
    return [
      ...broken.map(({ path, href }) => ({ path, kind: 'broken' as const, words: href })),
      ...written,
      ...drawn.filter(({ kind, path }) => kind !== 'heading-order' || !skipped.has(path)),
    ];
  }, [broken, definition, rested, registry, language, tools, drawn]);
  const texts = useMemo(() => readTexts(registry, definition, rested.fields), [registry, definition, rested]);
  return { notes, texts, broken };
}
