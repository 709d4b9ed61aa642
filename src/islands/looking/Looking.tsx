import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { COMPANY_ORDER, placesOf } from '#src/contract/registration.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { TRIALS } from '#src/domains/trials.ts';
import type { ReadableWeek } from '#src/rules/looking/read-week.ts';
import { type LookingState, readClock } from '#src/rules/looking/week.ts';
import { InUnit, Island, type IslandProps, useIsland } from '#src/session/Island.tsx';
import { forgetWeek, type StoredWeek, useLookingWeek } from '#src/session/looking-week.ts';
import { getNow } from '#src/session/now.ts';
import { pushQuestion, replaceQuestion, useQuestionHistory } from '#src/session/question-history.ts';
import { useHint } from '#src/session/use-hint.ts';
import { useToday } from '#src/session/use-today.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Door, type DoorStep } from './Door.tsx';
import { Gone, type GoneReason } from './Gone.tsx';
import { MyWeek } from './MyWeek.tsx';
import { Offer } from './Offer.tsx';
import { Today } from './Today.tsx';
import type { LookingProps } from './week-props.ts';

/** A week of looking, without an account: everything noted stays in this browser. */
export function Looking({ questions, hasQuestions, isOpen, ...island }: IslandProps & LookingProps) {
  return (
    <Island {...island}>
      <Views questions={questions} hasQuestions={hasQuestions} isOpen={isOpen} />
    </Island>
  );
}

/** Entries of the browser's history: the steps of the door, then both views of a week. */
const DAY = 10;
const WEEK = 11;

type View = DoorStep | 'day' | 'week';

/** The view of an entry; a week opens on its days until it is over. */
function toView(stored: StoredWeek | null, at: number | null, state: LookingState): View {
  const isWeek = stored?.kind === 'week';
  if (!isWeek) return at === -1 || at === 1 || at === 2 || at === 3 ? at : 0;
  if (at === WEEK) return 'week';
  return at === DAY || state !== 'over' ? 'day' : 'week';
}

function useReadable(): ReadableWeek {
  const { domain } = useIsland();
  return useMemo(() => {
    const units = (domain.words.unitChoices ?? [domain.words.unit]).flatMap((unit) => (unit ? [unit.key] : []));
    const places = placesOf(domain.registration as RegistrationLimits);
    return { domain: domain.key, units, places, companies: COMPANY_ORDER, trials: TRIALS[domain.key] };
  }, [domain]);
}

function Views({ questions, hasQuestions, isOpen }: LookingProps) {
  const { t } = useIsland();
  const readable = useReadable();
  const stored = useLookingWeek(readable);
  const isIn = useHint();
  const [at, setAt] = useState<number | null>(null);
  const [gone, setGone] = useState<GoneReason | null>(null);
  const [isShown, setShown] = useState(false);
  const week = stored?.kind === 'week' ? stored.week : null;
  const first = week?.first ?? null;
  useToday((instant) => readClock(first, instant).today);
  const clock = readClock(first, getNow());
  const isOld = clock.state === 'gone';
  const view = toView(stored, at, clock.state);

  // A page that opens again is at the view of its day: a week that is over opens on its figures.
  useQuestionHistory(setAt, (before) => setAt(before === WEEK ? before : null));
  const go = (to: number) => {
    pushQuestion(to);
    setAt(to);
  };
  const showWeek = () => {
    setShown(true);
    go(WEEK);
  };
  const begun = () => {
    setGone(null);
    replaceQuestion(DAY);
    setAt(DAY);
  };
  const erase = (reason: GoneReason) => {
    setGone(reason);
    setShown(false);
    replaceQuestion(0);
    setAt(null);
    forgetWeek();
  };
  const eraseOld = useEffectEvent(() => erase('old'));
  useEffect(() => {
    if (isOld) eraseOld();
  }, [isOld]);

  // A week that another tab erased leaves this one too.
  const hadWeek = useRef(false);
  const leave = useEffectEvent(() => setGone((reason) => reason ?? 'elsewhere'));
  useEffect(() => {
    if (week) hadWeek.current = true;
    else if (hadWeek.current) {
      hadWeek.current = false;
      leave();
    }
  }, [week]);

  const shown = gone ?? (stored === null ? 'loading' : view);
  const before = useRef<typeof shown>('loading');
  useEffect(() => {
    const isFirst = before.current === 'loading';
    before.current = shown;
    if (isFirst) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('.looking h1 [tabindex]')?.focus();
  }, [shown]);

  const wipe = (
    <div className="page-width page-column">
      <Wipe onWipe={() => erase('wiped')} />
    </div>
  );
  const content = () => {
    if (gone && gone !== 'old') return <Gone reason={gone} />;
    if (stored?.kind === 'unreadable') {
      return (
        <Screen title={t('looking.title')} lead={t('looking.state.unreadable')}>
          <Wipe onWipe={() => erase('wiped')} />
        </Screen>
      );
    }
    if (!week || isOld) {
      return (
        <Door
          step={stored === null ? 0 : (toView({ kind: 'none' }, at, 'before') as DoorStep)}
          state={stored === null ? 'loading' : stored.kind === 'blocked' ? 'blocked' : 'ready'}
          isGone={gone === 'old'}
          {...{ questions, hasQuestions, isOpen, readable, onStep: go, onBegun: begun }}
        />
      );
    }
    const common = { week, clock, readable, isShown, onShow: setShown, onWeek: showWeek };
    return (
      <InUnit unit={week.unit}>
        {view === 'week' ? (
          <MyWeek {...common} isOpen={isOpen} onLeave={() => erase('left')} onDay={() => go(DAY)} />
        ) : (
          <Today {...common} />
        )}
        {wipe}
      </InUnit>
    );
  };
  // Logged-in users get the offer instead: their days are noted in the account.
  const isOffered = isIn && stored !== null && stored.kind !== 'unreadable' && gone === null;
  return (
    <div className="looking">
      {isOffered ? (
        <>
          <Offer week={week} onTaken={forgetWeek} />
          {week && wipe}
        </>
      ) : (
        content()
      )}
    </div>
  );
}

/** Erases the week with one press, apart from every other button. */
function Wipe({ onWipe }: { onWipe: () => void }) {
  const { t } = useIsland();
  return (
    <p className="looking-wipe">
      <Button kind="quiet" icon="trash" onClick={onWipe}>
        {t('looking.wipe')}
      </Button>
    </p>
  );
}
