import { PLAN_RULES, type PlanRules } from '#src/rules/plan/plan-rules.ts';
import { Island, type IslandProps, LoggedIn } from '#src/session/Island.tsx';
import { useEscape } from '#src/session/use-escape.ts';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { WizardScreen } from './WizardScreen.tsx';

interface Props extends IslandProps {
  readonly title: string;
  readonly loading: string;
}

/** Wizard that creates a recovery plan (docs/specification.md, section 4). */
export function PlanWizard({ title, loading, ...island }: Props) {
  useEscape();
  const rules = PLAN_RULES[island.domain.key] as PlanRules;
  const skeleton = (
    <div className="stack wizard-loading">
      <h1>{title}</h1>
      <Skeleton shape="rows" label={loading} />
    </div>
  );
  return (
    <Island {...island}>
      <LoggedIn
        loading={skeleton}
        frame={(notice) => (
          <div className="stack">
            <h1>{title}</h1>
            {notice}
          </div>
        )}
      >
        <WizardScreen rules={rules} title={title} loading={skeleton} />
      </LoggedIn>
    </Island>
  );
}
