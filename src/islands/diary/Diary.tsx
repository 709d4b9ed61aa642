import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Entries } from './Entries.tsx';

/** Diary page with the entries by date (docs/specification.md, section 2). */
export function Diary(island: IslandProps) {
  return (
    <Island {...island}>
      <DiaryScreen />
    </Island>
  );
}

function DiaryScreen() {
  const { t, href } = useIsland();
  return (
    <>
      <section className="scene diary-scene" data-light="hour">
        <div className="page-width">
          <p className="diary-kicker">{t('diary.onlyYou')}</p>
          <h1>{t('diary.title')}</h1>
          <div className="button-row">
            <ButtonLink data-add href={href('diary-new')} icon="pencil">
              {t('diary.write')}
            </ButtonLink>
          </div>
        </div>
        <LinkedDrawing name="laan" />
      </section>
      <div className="page-width page-column screen">
        <LoggedIn loading={<Skeleton shape="rows" label={t('forms.loading')} />}>
          <Entries />
        </LoggedIn>
      </div>
    </>
  );
}
