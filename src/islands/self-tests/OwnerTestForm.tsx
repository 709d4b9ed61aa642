import { listTestResults, type OfferedTest, saveTestResult } from '#src/contract/self-tests/instruments.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { Options } from '#src/ui/options/Options.tsx';
import { TestSteps } from './TestSteps.tsx';

/** The questions of a test as its owner wrote them. */
export function OwnerTestForm({ test, onDone }: { test: OfferedTest; onDone: () => void }) {
  const { t } = useIsland();
  const { id: instrument, version, questions } = test;
  return (
    <TestSteps<number>
      label={test.title}
      steps={questions.length}
      save={(uuid, answers) => api().call(saveTestResult, { body: { uuid, instrument, version, answers } })}
      onSaved={async () => {
        await refreshCalls(listTestResults.name);
        onDone();
      }}
    >
      {(step, { chosen, isMissing, choose }) => (
        <Options
          key={step}
          id={`test-${instrument}-${step}`}
          name={`test-${instrument}-${step}`}
          legend={questions[step]?.text}
          pick="one"
          options={(questions[step]?.options ?? []).map((text, index) => ({ value: String(index), label: text }))}
          chosen={chosen === undefined ? [] : [String(chosen)]}
          onChoose={([option]) => choose(Number(option))}
          error={isMissing ? t('self-tests.owner.missing') : undefined}
        />
      )}
    </TestSteps>
  );
}
