import { dayWords } from '#src/i18n/date-words.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { useBack } from './back.ts';
import type { DatedExercise } from './place.ts';

/** A locked exercise: its opening date, and the step to complete first. */
export function LockedExercise({ standing: { notice, next } }: { standing: DatedExercise }) {
  const { t, href, language } = useIsland();
  const back = useBack();
  const words = () => {
    if (notice?.kind === 'relative') return t('exercise.locked.relative', { count: notice.days });
    if (notice?.kind === 'absolute') return t('exercise.locked.absolute', { date: dayWords(notice.date, language) });
    return t('exercise.locked.after');
  };
  return (
    <EmptyState
      drawing="rust"
      title={t('exercise.locked.title')}
      action={
        next ? (
          <ButtonLink href={href('exercise', { webform: next.webform })}>
            {t('exercise.locked.next', { title: next.title })}
          </ButtonLink>
        ) : (
          <ButtonLink href={back}>{t('exercise.back')}</ButtonLink>
        )
      }
    >
      {words()}
    </EmptyState>
  );
}
