import { type ReactNode, Suspense } from 'react';
import type { ProgrammeContent } from '#src/contract/programme-content.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { useCurrentPosition } from '#src/session/use-current-position.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { ProgrammePage } from './ProgrammePage.tsx';
import { useDueCheck } from './use-due-check.ts';
import { type PersonalProgress, usePersonalProgress } from './use-personal-progress.ts';

interface ProgrammeScreenProps {
  content: ProgrammeContent;
  personal: PersonalProgress;
  loading: ReactNode;
}

/** Waits for the user's data. The path requires the answers, but not the days. */
function ProgrammeScreen({ content, personal, loading }: ProgrammeScreenProps) {
  const { t } = useIsland();
  const { answers, days, figures, home, highPlan } = personal;
  const check = useDueCheck();
  if (answers.status === 'error') {
    return (
      <div className="page-width page-column stack programme-failed">
        <h1>{content.title}</h1>
        <EmptyState
          drawing="offline"
          title={t('programme.notLoaded')}
          action={<Button onClick={answers.retry}>{t('forms.retry')}</Button>}
        >
          {toFailureText(t, answers.failure)}
        </EmptyState>
      </div>
    );
  }
  if (
    answers.status === 'loading' ||
    home.status === 'loading' ||
    highPlan.status === 'loading' ||
    check === undefined ||
    days?.status === 'loading' ||
    figures?.status === 'loading'
  )
    return loading;
  return (
    <Suspense fallback={loading}>
      <ProgrammePage content={content} answers={answers.value} {...{ days, figures, home, highPlan, check }} />
    </Suspense>
  );
}

/** Skeleton of the programme with the same layout; only the sky until a place is known. */
function ProgrammeLoading({ title, label }: { title: string; label: string }) {
  const currentPlace = useCurrentPosition();
  return (
    <>
      <section
        className="scene programme-scene programme-loading"
        data-scene={currentPlace?.scene}
        data-light={currentPlace?.light ?? 'hour'}
        data-plain={currentPlace?.isPlain}
        suppressHydrationWarning
      >
        <div className="page-width">
          <p className="programme-date">{'\u00a0'}</p>
          <h1>
            <span className="visually-hidden">{title}</span>
          </h1>
        </div>
        <LinkedDrawing name={currentPlace?.scene ?? 'hek'} isChangedBefore />
      </section>
      <div className="programme-place">
        <div className="page-width programme-place-loading">
          <Skeleton shape="text" label={label} />
        </div>
      </div>
      <div className="page-width programme-columns">
        <div className="programme-beside">
          <div className="sheet programme-week-loading">
            <Skeleton shape="days" label={label} />
          </div>
        </div>
        <div className="programme-path">
          <Skeleton shape="rows" label={label} />
        </div>
      </div>
    </>
  );
}

/** Page of a domain with a programme that has no phases yet, or is unavailable. */
function NoProgramme({ title }: { title: string }) {
  const { t, href } = useIsland();
  return (
    <div className="page-width page-column stack programme-failed">
      <h1>{title}</h1>
      <EmptyState
        drawing="rust"
        title={t('programme.none.title')}
        action={<ButtonLink href={href('diary')}>{t('programme.now.diary')}</ButtonLink>}
      >
        {t('programme.none.text')}
      </EmptyState>
    </div>
  );
}

interface Props extends IslandProps {
  readonly title: string;
  /** Programme in the page's HTML; null if it has no content or is unavailable. */
  readonly content: ProgrammeContent | null;
  readonly loading: string;
}

function Body({ title, content, loading }: Pick<Props, 'title' | 'content' | 'loading'>) {
  const personal = usePersonalProgress();
  const skeleton = <ProgrammeLoading title={title} label={loading} />;
  if (!content || content.phases.length === 0) return <NoProgramme title={title} />;
  return (
    <LoggedIn loading={skeleton} frame={(notice) => <Screen title={title}>{notice}</Screen>}>
      <ProgrammeScreen content={content} personal={personal} loading={skeleton} />
    </LoggedIn>
  );
}

/** Page of a domain's programme for a user (docs/specification.md, section 2). */
export function ProgrammeOverview({ title, content, loading, ...island }: Props) {
  return (
    <Island {...island}>
      <Body title={title} content={content} loading={loading} />
    </Island>
  );
}
