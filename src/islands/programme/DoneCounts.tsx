import { EXERCISE_KINDS, type ProgrammeContent, programmeExercises } from '#src/contract/programme-content.ts';
import type { Submissions } from '#src/rules/programme/phase.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { KIND_ICONS } from './kind-icons.ts';

/**
 * Number of completed exercises by kind (docs/specification.md, section 3, "category"); kinds that the programme lacks
 * are left out.
 */
export function DoneCounts({ content, done }: { content: ProgrammeContent; done: Submissions }) {
  const { t } = useIsland();
  const all = programmeExercises(content);
  const rows = EXERCISE_KINDS.map((kind) => {
    const own = all.filter(({ category }) => category === kind);
    return { kind, total: own.length, count: own.filter(({ webform }) => done.has(webform)).length };
  }).filter(({ total }) => total > 0);
  if (rows.length === 0) return null;
  return (
    <div>
      <h3>{t('programme.counts.title')}</h3>
      <dl className="done-counts">
        {rows.map(({ kind, count, total }) => (
          <div key={kind}>
            <dt>
              <Icon name={KIND_ICONS[kind]} />
              {t(`programme.kinds.${kind}.many`)}
            </dt>
            <dd>{t('programme.counts.of', { done: count, total })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
