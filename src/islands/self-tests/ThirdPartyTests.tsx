import { useState } from 'react';
import {
  type AvailableSelfTest,
  listInstruments,
  listTestResults,
  saveTestResult,
  type TestResult,
} from '#src/contract/self-tests/instruments.ts';
import { formatDayWithYear } from '#src/i18n/format-date.ts';
import { getNextTestDay } from '#src/rules/self-tests/instrument.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { useUserToday } from '#src/session/user-day.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { TestSteps } from './TestSteps.tsx';
import { ThirdPartyTestResult } from './ThirdPartyTestResult.tsx';

/** Form of a test, with the questions of its owner unchanged. */
function ThirdPartyTestForm({ test, onDone }: { test: AvailableSelfTest; onDone: () => void }) {
  const { t } = useIsland();
  const { id: instrument, version, questions } = test;
  return (
    <TestSteps<number>
      label={test.title}
      steps={questions.length}
      save={(uuid, answers) => getApiClient().call(saveTestResult, { body: { uuid, instrument, version, answers } })}
      onSaved={async () => {
        await refreshCalls(listTestResults.name);
        onDone();
      }}
    >
      {(step, { selected, isMissing, choose }) => (
        <Options
          key={step}
          id={`test-${instrument}-${step}`}
          name={`test-${instrument}-${step}`}
          legend={questions[step]?.text}
          pick="one"
          options={(questions[step]?.options ?? []).map((text, index) => ({ value: String(index), label: text }))}
          selected={selected === undefined ? [] : [String(selected)]}
          onChoose={([option]) => choose(Number(option))}
          error={isMissing ? t('self-tests.owner.missing') : undefined}
        />
      )}
    </TestSteps>
  );
}

/** Third-party self-tests of this programme; renders nothing if there are none. */
export function ThirdPartyTests() {
  const offers = useCall(listInstruments, {});
  const results = useCall(listTestResults, offers.status === 'done' && offers.value.length > 0 ? {} : null);
  if (offers.status !== 'done' || results.status !== 'done') return null;
  return offers.value.map((test) => (
    <ThirdPartyTest
      key={test.id}
      test={test}
      results={results.value.rows.filter(({ instrument }) => instrument === test.id)}
    />
  ));
}

/** A self-test: its result, and a button to repeat it after its period has passed. */
function ThirdPartyTest({ test, results }: { test: AvailableSelfTest; results: readonly TestResult[] }) {
  const { t, language } = useIsland();
  const today = useUserToday();
  const [isBegun, setBegun] = useState(false);
  const [last] = results;
  const nextTestDay = last && getNextTestDay(test.window, last.day);
  const isOpen = nextTestDay === undefined || nextTestDay <= today;
  const id = `test-${test.id}`;
  return (
    <section className="sheet stack" aria-labelledby={id}>
      <h2 id={id}>{test.title}</h2>
      {last && !isBegun && <ThirdPartyTestResult test={test} results={results} />}
      {isBegun && <ThirdPartyTestForm test={test} onDone={() => setBegun(false)} />}
      {isOpen && !isBegun && (
        <>
          <p>{t('self-tests.owner.lead', { count: test.questions.length })}</p>
          <p>
            <Button onClick={() => setBegun(true)}>{t('self-tests.check.begin')}</Button>
          </p>
        </>
      )}
      {!isOpen && !isBegun && <p>{t('self-tests.owner.again', { day: formatDayWithYear(nextTestDay, language) })}</p>}
      <p className="soft">
        {t('self-tests.owner.from', { owner: test.owner })} {t('self-tests.owner.noDiagnosis')}
      </p>
    </section>
  );
}
