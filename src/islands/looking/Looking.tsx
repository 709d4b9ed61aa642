import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { COMPANY_OPTIONS, getPlaceOptions } from '#src/contract/registration.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { TRIALS } from '#src/domains/trials.ts';
import type { WeekRules } from '#src/rules/looking/read-week.ts';
import { readClock } from '#src/rules/looking/week.ts';
import { Island, type IslandProps, LoggedIn, UnitProvider, useIsland } from '#src/session/Island.tsx';
import { changeWeek, deleteWeek, useLookingWeek, type WeekChange } from '#src/session/looking-week.ts';
import { getNow } from '#src/session/now.ts';
import { pushQuestion, replaceQuestion, useQuestionHistory } from '#src/session/question-history.ts';
import { useLoginHint } from '#src/session/use-login-hint.ts';
import { useToday } from '#src/session/use-today.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { DaysForm } from './DaysForm.tsx';
import { MyWeek } from './MyWeek.tsx';
import { INTRODUCTION_STEPS, ViewTitle, WeekIntroduction } from './WeekIntroduction.tsx';
import type { LookingProps } from './week-props.ts';

/** Page of a week of looking without an account; its data are only stored in this browser. */
export function Looking({ questions, hasQuestions, isOpen, ...island }: IslandProps & LookingProps) {
  return (
    <Island {...island}>
      <Views questions={questions} hasQuestions={hasQuestions} isOpen={isOpen} />
    </Island>
  );
}

/** Loaded on demand. Loading depends only on the login, never on an answer. */
const MoveWeekToAccount = lazy(() =>
  import('./MoveWeekToAccount.tsx').then((file) => ({ default: file.MoveWeekToAccount })),
);

/** Positions in the browser history: the steps before a week, then both views of a week. */
const DAY = 10;
const WEEK = 11;

/** Reason why the week was deleted. */
type DeletionReason = 'left' | 'wiped' | 'elsewhere' | 'old';

function useReadable(): WeekRules {
  const { domain } = useIsland();
  return useMemo(() => {
    const units = (domain.words.unitChoices ?? [domain.words.unit]).flatMap((unit) => (unit ? [unit.key] : []));
    const placeOptions = getPlaceOptions(domain.registration as RegistrationLimits);
    return { domain: domain.key, units, places: placeOptions, companies: COMPANY_OPTIONS, trials: TRIALS[domain.key] };
  }, [domain]);
}

/** Scrolls each new view to the top and focuses its heading. */
function useViewFocus(view: unknown): void {
  const beforeRef = useRef(view);
  useEffect(() => {
    const isFirst = beforeRef.current === 'loading' || beforeRef.current === view;
    beforeRef.current = view;
    if (isFirst) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('.looking h1 [tabindex]')?.focus();
  }, [view]);
}

function Views(props: LookingProps) {
  const { t } = useIsland();
  const readable = useReadable();
  const storedWeek = useLookingWeek(readable);
  const isLoggedIn = useLoginHint();
  const [dialogIndex, setAt] = useState<number | null>(null);
  const [deleted, setGone] = useState<DeletionReason | null>(null);
  const [isShown, setShown] = useState(false);
  const week = typeof storedWeek === 'string' ? null : storedWeek;
  const first = week?.first ?? null;
  useToday((instant) => readClock(first, instant).today);
  const clock = readClock(first, getNow());
  const isOld = clock.state === 'gone';
  // Shows the days until the week is over.
  const isWeekView = dialogIndex === WEEK || (dialogIndex !== DAY && clock.state === 'over');
  const step = INTRODUCTION_STEPS.find((item) => item === dialogIndex) ?? 0;

  // A page that is reopened shows the view of today; a week that is over shows its figures.
  useQuestionHistory(setAt, (previousIndex) => setAt(previousIndex === WEEK ? previousIndex : null));
  const goTo = (to: number) => {
    pushQuestion(to);
    setAt(to);
  };
  const showWeek = () => {
    setShown(true);
    goTo(WEEK);
  };
  const handleStart = () => {
    setGone(null);
    replaceQuestion(DAY);
    setAt(DAY);
  };
  const erase = (reason: DeletionReason) => {
    setGone(reason);
    setShown(false);
    replaceQuestion(0);
    setAt(null);
    deleteWeek();
  };
  const save = (change: WeekChange) => {
    const outcome = changeWeek(week?.id ?? '', readable, change);
    if (outcome === 'saved') return { ok: true, value: null, tags: [] } as const;
    const message = t(`looking.state.${outcome}`);
    return { ok: false, failure: { kind: 'fault', status: null, message } } as const;
  };
  const eraseOld = useEffectEvent(() => erase('old'));
  useEffect(() => {
    if (isOld) eraseOld();
  }, [isOld]);

  // Hides a week that was deleted in another tab.
  const hadWeek = useRef(false);
  const leave = useEffectEvent(() => setGone((reason) => reason ?? 'elsewhere'));
  useEffect(() => {
    if (hadWeek.current && !week) leave();
    hadWeek.current = week !== null;
  }, [week]);
  const handleMoved = () => {
    hadWeek.current = false;
    deleteWeek();
  };
  const end = deleted === 'old' ? null : deleted;
  useViewFocus(end ?? (storedWeek === null ? 'loading' : week ? isWeekView : step));

  const wipe = <DeleteWeek onWipe={() => erase('wiped')} />;
  const renderContent = () => {
    if (end) return <DeletedNotice reason={end} />;
    if (storedWeek === 'unreadable') {
      return (
        <Screen title={t('looking.title')} lead={t('looking.state.unreadable')}>
          {wipe}
        </Screen>
      );
    }
    if (!week || isOld) {
      const state = storedWeek === null ? 'loading' : storedWeek === 'blocked' ? storedWeek : 'ready';
      const hasExpired = deleted === 'old';
      return (
        <WeekIntroduction
          {...props}
          {...{ step, state, isGone: hasExpired, readable }}
          onStep={goTo}
          onBegun={handleStart}
        />
      );
    }
    const shared = { week, clock, readable, save, isShown, onShow: setShown };
    return (
      <UnitProvider unit={week.unit}>
        {isWeekView ? (
          <MyWeek {...shared} isOpen={props.isOpen} onLeave={() => erase('left')} onDay={() => goTo(DAY)} />
        ) : (
          <DaysForm {...shared} onWeek={showWeek} />
        )}
        <div className="page-width page-column">{wipe}</div>
      </UnitProvider>
    );
  };
  // Logged-in users can move the week to their account instead.
  const isFeatureEnabled = isLoggedIn && storedWeek !== null && storedWeek !== 'unreadable' && deleted === null;
  const loading = (
    <div className="page-width page-column">
      <Skeleton shape="text" label={t('forms.busy')} />
    </div>
  );
  return (
    <div className="looking print-sheet">
      {isFeatureEnabled ? (
        <LoggedIn loading={loading}>
          <Suspense fallback={loading}>
            <MoveWeekToAccount week={week} onTaken={handleMoved} />
          </Suspense>
          {week && <div className="page-width page-column">{wipe}</div>}
        </LoggedIn>
      ) : (
        renderContent()
      )}
    </div>
  );
}

/** Button that deletes the week with one click, apart from the other buttons. */
function DeleteWeek({ onWipe }: { onWipe: () => void }) {
  const { t } = useIsland();
  return (
    <p className="looking-wipe">
      <Button kind="quiet" icon="trash" onClick={onWipe}>
        {t('looking.wipe')}
      </Button>
    </p>
  );
}

/** Confirmation that the week was deleted, with a link. */
function DeletedNotice({ reason }: { reason: DeletionReason }) {
  const { t, href } = useIsland();
  const texts = {
    left: [t('looking.gone.looked'), t('looking.gone.history')],
    elsewhere: [t('looking.state.elsewhere')],
  };
  return (
    <Screen title={<ViewTitle text={t('looking.gone.title')} />}>
      {(reason === 'left' || reason === 'elsewhere' ? texts[reason] : []).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <a href={href('landing')}>{t('looking.gone.home')}</a>
      </p>
    </Screen>
  );
}
