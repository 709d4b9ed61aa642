import { capitalised, dayWords } from '#src/i18n/date-words.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { BackLink } from './BackLink.tsx';

/** A day that cannot be filled in: in the future, or before the start. */
export function ClosedDay({ kind, date }: { kind: 'ahead' | 'before-start'; date: CalendarDate }) {
  const { t, href, language } = useIsland();
  const { registrationsStart: start } = useUser();
  const target = kind === 'ahead' ? href('registration-today') : href('registration', { date: start });
  return (
    <div className="page-width page-column stack day-page">
      <div>
        <BackLink href={href('plan')} />
        <h1>{capitalised(dayWords(date, language))}</h1>
      </div>
      <EmptyState
        drawing="rust"
        title={t(`registration.${kind}.title`)}
        action={
          <ButtonLink href={target}>{t(`registration.${kind}.action`, { day: dayWords(start, language) })}</ButtonLink>
        }
      >
        {t(`registration.${kind}.text`, { day: dayWords(start, language) })}
      </EmptyState>
    </div>
  );
}
