import type { Submissions } from '#src/rules/programme/phase.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import type { PathPhase } from './journey.ts';
import { PhasePath } from './PhasePath.tsx';

/** Lists the completed phases, with exercises that can be read again. */
export function CompletedPhases({ stretches, done }: { stretches: readonly PathPhase[]; done: Submissions }) {
  const { t } = useIsland();
  if (stretches.length === 0) return null;
  return (
    <Details summary={<h2>{t('programme.behind.title')}</h2>}>
      <div className="behind">
        {stretches.map(({ id, number, title, steps }) => {
          const count = steps.filter(({ webform }) => done.has(webform)).length;
          const summary = (
            <span>
              <strong>{t('programme.phase', { number, title })}</strong>
              <span className="soft behind-count">{t('programme.behind.done', { count })}</span>
            </span>
          );
          return (
            <Details key={id} summary={summary}>
              <PhasePath steps={steps} />
            </Details>
          );
        })}
      </div>
    </Details>
  );
}
