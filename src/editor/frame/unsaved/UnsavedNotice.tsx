import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';

interface Props {
  /** Title of the entry with the unsaved text, if the page shows several entries. */
  readonly of?: string;
  readonly onTakeBack: () => void;
  readonly onThrowAway: () => void;
}

/** Offers to restore or discard values that were typed here before and never saved. */
export function UnsavedNotice({ of, onTakeBack, onThrowAway }: Props) {
  const { t } = useIsland();
  return (
    <div className="desk-kept">
      <Banner icon="pencil">
        <div role="status">
          <p>
            <strong>{of ? t('desk.unsaved.keptIn', { title: of }) : t('desk.unsaved.kept')}</strong>
          </p>
          <div className="button-row">
            <Button kind="quiet" onClick={onTakeBack}>
              {t('desk.unsaved.takeBack')}
            </Button>
            <Button kind="plain" onClick={onThrowAway}>
              {t('desk.unsaved.throwAway')}
            </Button>
          </div>
        </div>
      </Banner>
    </div>
  );
}
