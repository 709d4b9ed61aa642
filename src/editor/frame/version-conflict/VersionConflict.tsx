import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import type { ChangedField } from './changed-fields.ts';

interface Props {
  readonly changes: readonly ChangedField[];
  /** Replaces the typed values with the stored values. */
  readonly onTheirs: () => void;
  /** Makes the next submit of the surrounding form overwrite the stored values. */
  readonly onMine: () => void;
}

/**
 * Conflict with a save by another editor: the changed fields, and the two ways to continue. The typed values remain
 * until the editor chooses.
 */
export function VersionConflict({ changes, onTheirs, onMine }: Props) {
  const { t } = useIsland();
  return (
    <Banner kind="over" icon="users-round">
      <div role="alert" className="stack version-conflict">
        <p>
          <strong>{t('desk.conflict.title')}</strong>
        </p>
        {changes.length > 0 && (
          <ul>
            {changes.map(({ label, text }) => (
              <li key={label}>{text === '' ? label : t('desk.conflict.now', { label, text })}</li>
            ))}
          </ul>
        )}
        <p>{t('desk.conflict.choice')}</p>
        <div className="button-row">
          <Button kind="quiet" onClick={onTheirs}>
            {t('desk.conflict.theirs')}
          </Button>
          <Button type="submit" kind="quiet" onClick={onMine}>
            {t('desk.conflict.mine')}
          </Button>
        </div>
      </div>
    </Banner>
  );
}
