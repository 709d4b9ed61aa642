import { useState } from 'react';
import { BUILT_IN_CHECK, listTests, saveTest } from '#src/contract/self-tests/own-checks.ts';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import {
  getRunChecks,
  isCheckOpen,
  RATING_SCALES,
  type RatingScale,
  type SelfCheck,
  type SelfCheckAnswers,
} from '#src/rules/self-tests/self-check.ts';
import { getApiClient } from '#src/session/api.ts';
import { Island, type IslandProps, LoggedIn, useIsland, useUser } from '#src/session/Island.tsx';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { useUserToday } from '#src/session/user-day.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { RatingQuestion } from '#src/webforms/elements/RatingQuestion.tsx';
import { TestSteps } from './TestSteps.tsx';
import { ThirdPartyTests } from './ThirdPartyTests.tsx';
import { Trend } from './Trend.tsx';

/** Form with the four scales of the self-check. */
function SelfCheckForm({ onDone }: { onDone: () => void }) {
  const { t } = useIsland();
  return (
    <TestSteps<string>
      label={t('self-tests.check.title')}
      steps={RATING_SCALES.length}
      save={(uuid, steps) => {
        const answers = Object.fromEntries(
          RATING_SCALES.map((ruler, index) => [ruler, Number(steps[index])]),
        ) as SelfCheckAnswers;
        return getApiClient().call(saveTest, { body: { ...BUILT_IN_CHECK, uuid, answers } });
      }}
      onSaved={async () => {
        await refreshCalls(listTests.name);
        onDone();
      }}
    >
      {(step, { selected, isMissing, choose }) => {
        const ruler = RATING_SCALES[step] as RatingScale;
        return (
          <RatingQuestion
            key={ruler}
            id="own-check"
            ruler={ruler}
            t={t}
            selected={selected}
            isMissing={isMissing}
            onChoose={choose}
          />
        );
      }}
    </TestSteps>
  );
}

/** Page with a participant's self-tests. */
export function SelfTests(island: IslandProps) {
  return (
    <Island {...island}>
      <SelfTestsScreen />
    </Island>
  );
}

function SelfTestsScreen() {
  const { t, href } = useIsland();
  return (
    <Screen title={t('self-tests.title')} back={{ href: href('account'), text: t('self-tests.back') }}>
      <LoggedIn loading={<Skeleton shape="rows" label={t('forms.loading')} />}>
        <FilledIn />
        <ThirdPartyTests />
      </LoggedIn>
    </Screen>
  );
}

function FilledIn() {
  const { t } = useIsland();
  const fetchState = useCall(listTests, {});
  if (fetchState.status === 'loading') return <Skeleton shape="rows" count={4} label={t('forms.loading')} />;
  if (fetchState.status === 'error') {
    return <LoadingFailure call={fetchState} isSheet />;
  }
  return <SelfChecks checks={fetchState.value.rows} />;
}

/** The self-check if due, and earlier results. */
function SelfChecks({ checks }: { checks: readonly SelfCheck[] }) {
  const { t } = useIsland();
  const { programStartDate } = useUser();
  const today = useUserToday();
  const [isBegun, setBegun] = useState(false);
  const start = programStartDate as CalendarDate;
  const runChecks = getRunChecks(start, checks);
  const isOpen = isCheckOpen(
    start,
    runChecks.map(({ day }) => day),
    today,
  );
  return (
    <>
      {isOpen && (
        <section className="sheet stack" aria-labelledby="own-check">
          <h2 id="own-check">{t('self-tests.check.title')}</h2>
          {isBegun ? (
            <SelfCheckForm onDone={() => setBegun(false)} />
          ) : (
            <>
              <p>{t('self-tests.check.lead')}</p>
              <p>
                <Button onClick={() => setBegun(true)}>{t('self-tests.check.begin')}</Button>
              </p>
            </>
          )}
        </section>
      )}
      {runChecks.length > 0 && <Trend checks={runChecks} isOpen={isOpen} />}
      <p className="soft">{t('self-tests.ours')}</p>
      <Details summary={t('self-tests.about')}>
        <p>{t('self-tests.lead')}</p>
      </Details>
    </>
  );
}
