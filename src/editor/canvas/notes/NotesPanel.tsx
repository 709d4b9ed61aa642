import { useIsland } from '#src/session/Island.tsx';
import type { AccessNote } from './access-notes.ts';

interface Props {
  readonly notes: readonly AccessNote[];
  /** What the block and field of a path are called. */
  readonly nameOf: (path: string) => string;
  readonly onJump: (path: string) => void;
}

/** What makes the page harder to use for some, each leading to where it stands. */
export function NotesPanel({ notes, nameOf, onJump }: Props) {
  const { t } = useIsland();
  if (notes.length === 0) return <p>{t('desk-fields.notes.none')}</p>;
  return (
    <>
      <p>{t('desk-fields.notes.lead')}</p>
      <ul className="canvas-notes">
        {notes.map(({ path, kind, words }, at) => (
          // A field may have the same note twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${path}-${at}`}>
            <button type="button" onClick={() => onJump(path)}>
              <strong>{nameOf(path)}</strong>
              <span>{t(`desk-fields.notes.${kind}`, { words })}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
