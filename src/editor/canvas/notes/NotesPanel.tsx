import { useIsland } from '#src/session/Island.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import type { AccessNote } from './access-notes.ts';
import { type TextReadability, toReadingMinutes } from './readability.ts';

interface Props {
  readonly notes: readonly AccessNote[];
  readonly texts: readonly TextReadability[];
  /** Returns the label of the block and field at a path. */
  readonly nameOf: (path: string) => string;
  readonly onJump: (path: string) => void;
}

/** Reading time of the page, and the readability of each text. */
function ReadabilityList({ texts, nameOf }: Pick<Props, 'texts' | 'nameOf'>) {
  const { t } = useIsland();
  const wordCount = texts.reduce((sum, text) => sum + text.words, 0);
  if (wordCount === 0) return null;
  return (
    <Details summary={t('desk-fields.notes.reading.page', { words: wordCount, count: toReadingMinutes(wordCount) })}>
      <p>{t('desk-fields.notes.reading.lix')}</p>
      <ul className="canvas-reading-texts">
        {texts.map(({ path, words: wordCount, lix }) => (
          <li key={path}>
            <strong>{nameOf(path)}</strong>{' '}
            {lix === null
              ? t('desk-fields.notes.reading.short', { count: wordCount })
              : t('desk-fields.notes.reading.text', { count: wordCount, lix })}
          </li>
        ))}
      </ul>
    </Details>
  );
}

/** Accessibility notes of the page, each with a link to its text. */
export function NotesPanel({ notes, texts, nameOf, onJump }: Props) {
  const { t } = useIsland();
  const reading = <ReadabilityList texts={texts} nameOf={nameOf} />;
  if (notes.length === 0)
    return (
      <>
        <p>{t('desk-fields.notes.none')}</p>
        {reading}
      </>
    );
  return (
    <>
      <p>{t('desk-fields.notes.lead')}</p>
      <ul className="canvas-notes">
        {notes.map(({ path, kind, words }, index) => (
          // A field may have the same note twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${path}-${index}`}>
            <button type="button" onClick={() => onJump(path)}>
              <strong>{nameOf(path)}</strong>
              <span>{t(`desk-fields.notes.${kind}`, { words })}</span>
            </button>
          </li>
        ))}
      </ul>
      {reading}
    </>
  );
}
