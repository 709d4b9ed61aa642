import type { OwnStatistics } from '#src/contract/get-statistics.ts';
import { DAYS_IN_WEEK, PROGRAMME_DAYS } from '#src/rules/limits.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { Journey } from './journey.ts';
import { PathDrawing } from './PathDrawing.tsx';

const WEEKS = Array.from({ length: PROGRAMME_DAYS / DAYS_IN_WEEK }, (_, index) => index + 1);

/** The 42 days of the programme, with today's position as text. */
export function Strip({ journey, figures }: { journey: Journey; figures: OwnStatistics | null }) {
  const { t } = useIsland();
  const day = Math.min(journey.day, PROGRAMME_DAYS);
  const week = Math.min(journey.week, WEEKS.length);
  const isFinished = journey.state === 'finished';
  return (
    <div className="programme-strip">
      <div className="programme-day">
        <p>
          <strong>{isFinished ? t('programme.strip.finished') : t('programme.strip.day', { day })}</strong>
          {!isFinished && <span className="soft"> · {t('programme.strip.week', { week })}</span>}
        </p>
        {figures && (
          <p className="soft">
            {t(`programme.strip.${isFinished ? 'since' : 'registered'}`, {
              completed: figures.completed,
              count: figures.total,
            })}
          </p>
        )}
      </div>
      <PathDrawing day={isFinished ? PROGRAMME_DAYS + 1 : day} size="wide" />
      <PathDrawing day={isFinished ? PROGRAMME_DAYS + 1 : day} size="narrow" />
      <ol className="programme-weeks" aria-hidden="true">
        {WEEKS.map((number) => (
          <li key={number} className={!isFinished && number === week ? 'is-here' : undefined}>
            <span>{t('programme.strip.weekName')} </span>
            {number}
          </li>
        ))}
      </ol>
    </div>
  );
}
