import { listTests, OWN_CHECK, saveTest } from '#src/contract/self-tests/own-checks.ts';
import { type OwnCheckAnswers, RULER_END, RULERS, type Ruler } from '#src/rules/self-tests/own-check.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { ScaleQuestion } from '#src/webforms/elements/ScaleQuestion.tsx';
import { TestSteps } from './TestSteps.tsx';

/** The four rulers of the own check. */
export function OwnCheckForm({ onDone }: { onDone: () => void }) {
  const { t } = useIsland();
  return (
    <TestSteps<string>
      label={t('self-tests.check.title')}
      steps={RULERS.length}
      save={(uuid, steps) => {
        const answers = Object.fromEntries(RULERS.map((ruler, at) => [ruler, Number(steps[at])])) as OwnCheckAnswers;
        return api().call(saveTest, { body: { ...OWN_CHECK, uuid, answers } });
      }}
      onSaved={async () => {
        await refreshCalls(listTests.name);
        onDone();
      }}
    >
      {(step, { chosen, isMissing, choose }) => {
        const ruler = RULERS[step] as Ruler;
        return (
          <ScaleQuestion
            key={ruler}
            element={{
              key: ruler,
              type: 'scale',
              label: t(`self-tests.rulers.${ruler}.question`),
              required: true,
              min: 0,
              max: RULER_END,
              minLabel: t(`self-tests.rulers.${ruler}.least`),
              maxLabel: t(`self-tests.rulers.${ruler}.most`),
            }}
            form={{
              id: 'own-check',
              typed: chosen === undefined ? {} : { [ruler]: chosen },
              set: (_key, value) => choose(String(value)),
              errors: isMissing ? { [ruler]: t('self-tests.check.missing') } : {},
              t,
              cookiesHref: '',
              marksOptional: false,
            }}
          />
        );
      }}
    </TestSteps>
  );
}
