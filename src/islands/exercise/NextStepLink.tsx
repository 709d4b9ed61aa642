import type { ExerciseContent } from '#src/contract/programme-content.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { useProgrammeLink } from './programme-link.ts';

/** Link to the page after an exercise: the next step, or the programme. */
export function NextStepLink({ next }: { next: ExerciseContent | null }) {
  const { t, href, params } = useIsland();
  const backHref = useProgrammeLink();
  if (!next || next.webform === params.webform) {
    return (
      <div className="button-row">
        <ButtonLink href={backHref}>{t('exercise.back')}</ButtonLink>
      </div>
    );
  }
  return (
    <div className="button-row">
      <ButtonLink href={href('exercise', { webform: next.webform })}>
        {t('exercise.next', { title: next.title })}
      </ButtonLink>
      <ButtonLink kind="plain" href={backHref}>
        {t('exercise.enough')}
      </ButtonLink>
    </div>
  );
}
