import type { EditableWebform } from '#src/contract/desk/webform/stored-webform.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { changesBetween } from '../model/changes-between.ts';
import { useBuilding } from './building.ts';

/** Somebody else saved first: what they did, and the two ways to go on. */
export function Conflict({ theirs }: { theirs: EditableWebform }) {
  const { t } = useIsland();
  const { saved, save, takeTheirs } = useBuilding();
  const changes = changesBetween(saved, theirs);
  return (
    <Banner kind="over" icon="users-round">
      <div role="alert" className="stack">
        <p>
          <strong>{t('desk-webforms.conflict.title', { name: theirs.author ?? t('desk-webforms.somebody') })}</strong>
        </p>
        <ul>
          {changes.map(({ kind, label }) => (
            <li key={`${kind} ${label}`}>{t(`desk-webforms.conflict.${kind}`, { label })}</li>
          ))}
        </ul>
        <p>{t('desk-webforms.conflict.choice')}</p>
        <div className="button-row">
          <Button kind="quiet" onClick={() => takeTheirs(theirs)}>
            {t('desk-webforms.conflict.theirs')}
          </Button>
          <Button kind="plain" onClick={() => void save(theirs.revision)}>
            {t('desk-webforms.conflict.mine')}
          </Button>
        </div>
      </div>
    </Banner>
  );
}
