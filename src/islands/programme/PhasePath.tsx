import { useIsland } from '#src/session/Island.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Stone } from '#src/ui/stone/Stone.tsx';
import type { JourneyStep } from './journey.ts';
import { KIND_ICONS } from './kind-icons.ts';
import { useStepText } from './step-text.ts';

const isDone = ({ status }: JourneyStep) => status === 'done' || status === 'lastExerciseDone';

function StepStone({ step }: { step: JourneyStep }) {
  if (isDone(step)) return <Stone state="within" />;
  if (step.status === 'available') return <Stone state="today" />;
  return (
    <span className="stone route-locked" aria-hidden="true">
      <Icon name="lock" />
    </span>
  );
}

/** Text of a step. The reason for a lock is only shown at the first locked step; the others have the icon. */
function StepText({ step, isHere, isSaid }: { step: JourneyStep; isHere: boolean; isSaid: boolean }) {
  const { t } = useIsland();
  const getText = useStepText();
  return (
    <>
      <span className="route-title">{step.title}</span>
      <span className="route-facts">
        <Icon name={KIND_ICONS[step.icon]} />
        <span>
          {getText(step)}
          {step.status !== 'available' && (
            <span
              className={isSaid ? undefined : 'visually-hidden'}
            >{` · ${t(`programme.status.${step.status}`)}`}</span>
          )}
        </span>
      </span>
      {isHere && <span className="programme-tag">{t('programme.here')}</span>}
    </>
  );
}

/** Path segment between two steps. */
function Segment({ position, isWalked }: { position: number; isWalked: boolean }) {
  const method = position % 2 === 0 ? 'M26 0C26 46 45 54 45 100' : 'M45 0C45 46 26 54 26 100';
  return (
    <svg
      className={isWalked ? 'route-way route-way-walked' : 'route-way'}
      viewBox="0 0 72 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={method} />
    </svg>
  );
}

interface Props {
  steps: readonly JourneyStep[];
  /** Id of today's step. */
  here?: string | undefined;
}

/** Steps of a phase along a winding path; the locked steps after the first of them are folded. */
export function PhasePath({ steps, here }: Props) {
  const { t } = useIsland();
  const firstLocked = steps.findIndex(({ status }) => status === 'locked');
  const hasMore = firstLocked >= 0 && steps.length > firstLocked + 2;
  const visible = hasMore ? steps.slice(0, firstLocked + 1) : steps;
  const rest = steps.slice(visible.length);
  return (
    <>
      <Route steps={visible} here={here} firstLocked={firstLocked} />
      {hasMore && (
        <Details summary={t('programme.moreSteps', { count: rest.length })}>
          <Route steps={rest} firstLocked={-1} />
        </Details>
      )}
    </>
  );
}

/** Steps of the path; locked steps are not links. */
function Route({ steps, here, firstLocked }: Props & { firstLocked: number }) {
  const { href } = useIsland();
  return (
    <ol className="route">
      {steps.map((step, position) => (
        <li key={step.webform} id={step.webform} className={step.status === 'locked' ? 'is-locked' : undefined}>
          {position < steps.length - 1 && <Segment position={position} isWalked={isDone(step)} />}
          <StepStone step={step} />
          {step.status === 'locked' ? (
            <div className="route-step">
              <StepText step={step} isHere={false} isSaid={position === firstLocked} />
            </div>
          ) : (
            <a
              className="route-step"
              href={href('exercise', { webform: step.webform })}
              aria-current={step.webform === here ? 'step' : undefined}
            >
              <StepText step={step} isHere={step.webform === here} isSaid />
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
