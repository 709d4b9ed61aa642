import { useIsland } from '#src/session/Island.tsx';
import { Knooppunt } from '#src/ui/knooppunt/Knooppunt.tsx';
import { RichText } from '#src/ui/RichText.tsx';
import type { Step, Stretch } from './journey.ts';
import { PhasePath } from './PhasePath.tsx';

/** The active phase: its description, and its steps along the path. */
export function ActivePhase({ stretch, next }: { stretch: Stretch; next: Step | null }) {
  const { t } = useIsland();
  const { number, title, text, steps } = stretch;
  return (
    <section className="stack" aria-labelledby="active-phase">
      <div className="programme-phase-head">
        <Knooppunt number={number} place="here" />
        <h2 id="active-phase">{t('programme.phase', { number, title })}</h2>
      </div>
      {text && <RichText html={text} />}
      {steps.length > 0 ? <PhasePath steps={steps} here={next?.webform} /> : <p>{t('programme.noExercises')}</p>}
    </section>
  );
}
