import { EXERCISE_KINDS, type ProgrammeContent, programmeExercises } from '#src/contract/programme-content.ts';
import type { Submissions } from '#src/rules/programme/phase.ts';
import { useIsland } from '#src/session/Island.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { RichText } from '#src/ui/RichText.tsx';
import { ContentImage } from './ContentImage.tsx';
import type { Journey } from './journey.ts';
import { KIND_ICONS } from './kind-icons.ts';
import { PhasePath } from './PhasePath.tsx';

/**
 * Number of completed exercises by kind (docs/specification.md, section 3, "category"), without kinds that the programme
 * lacks.
 */
function DoneCounts({ content, done }: { content: ProgrammeContent; done: Submissions }) {
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

interface Props {
  content: ProgrammeContent;
  journey: Journey;
}

/** End of the path: the completed exercises by kind from the first day on; its text and exercises once reached. */
export function EndOfProgramme({ content, journey }: Props) {
  const { t } = useIsland();
  const { end, done, next } = journey;
  const { title, text, image } = content.end;
  // The editors' text announces exercises, so it is not shown if they are all completed.
  const Words = () => {
    if (!end.isReached) return <p className="soft">{t('programme.end.ahead')}</p>;
    if (end.isComplete) return <p>{t('programme.end.completeText')}</p>;
    return text && <RichText html={text} />;
  };
  return (
    <section className="sheet stack programme-end" aria-labelledby="end">
      {end.isReached && (image ? <ContentImage image={image} /> : <LinkedDrawing name="uitkijk" />)}
      <h2 id="end">{title ?? t('programme.end.title')}</h2>
      {end.isComplete && <p className="programme-tag">{t('programme.end.complete')}</p>}
      <Words />
      {end.isReached && end.steps.length > 0 && <PhasePath steps={end.steps} here={next?.webform} />}
      <DoneCounts content={content} done={done} />
    </section>
  );
}
