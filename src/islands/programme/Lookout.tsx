import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { addDays, type CalendarDate, datesBetween } from '#src/rules/calendar/calendar-date.ts';
import { PROGRAMME_DAYS } from '#src/rules/limits.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { countDays, type DayState, getDayMark } from '#src/rules/registrations/day-state.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { WholeWalk } from '#src/ui/whole-walk/WholeWalk.tsx';
import type { Journey } from './journey.ts';

interface Props {
  journey: Journey;
  days: RegistrationsOverview;
  today: CalendarDate;
}

/** States of the programme's days, in the order of the legend. */
const STATES: readonly DayState[] = ['none', 'within', 'less', 'above', 'filled', 'no-goal', 'open'];

/** The end of the programme: at most three of its numbers, all of its days, and two next actions. */
export function Lookout({ journey, days, today }: Props) {
  const { t, href, domain } = useIsland();
  const start = useUser().programStartDate as CalendarDate;
  const limits = PRAISE_LIMITS[domain.key] as PraiseLimits;
  const last = addDays(start, PROGRAMME_DAYS - 1);
  const { within, above, filled } = countDays(days, { start, today: last }, limits);
  const walk = datesBetween(start, last).map((date) => getDayMark(days[date], date, { start, today }, limits));
  const numbers = [
    { name: 'filled', count: within + above + filled },
    { name: 'within', count: within },
    { name: 'steps', count: journey.done.size },
    // A number of 0 is not shown.
  ].filter((number) => number.count > 0);
  const { next } = journey;
  return (
    <section className="stack lookout" aria-labelledby="onward">
      <p className="lead">{t('programme.lookout.text')}</p>
      <dl className="lookout-numbers">
        {numbers.map(({ name, count }) => (
          <div key={name}>
            <dt>{t(`programme.lookout.${name}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <figure className="lookout-walk">
        <WholeWalk
          days={walk}
          label={t('programme.lookout.walk', {
            days: STATES.flatMap((state) => {
              const count = walk.filter((one) => one === state).length;
              return count > 0 ? [`${count} ${t(`programme.week.states.${state}`)}`] : [];
            }).join('; '),
          })}
        />
        <figcaption>
          <span className="soft">{t('programme.lookout.upwards')}</span>{' '}
          <ArrowLink href={href('calendar')} way="on">
            {t('programme.lookout.calendar')}
          </ArrowLink>
        </figcaption>
      </figure>
      <h2 id="onward">{t('programme.lookout.title')}</h2>
      <div className="lookout-ways">
        <div className="stack">
          <h3>{t('programme.lookout.on.title')}</h3>
          <p>{t('programme.lookout.on.text')}</p>
          <ButtonLink wide href={`${href('registration-today')}?date=${today}`}>
            {t('programme.lookout.on.way')}
          </ButtonLink>
        </div>
        <div className="stack">
          <h3>{t('programme.lookout.anew.title')}</h3>
          <p>{t('programme.lookout.anew.text')}</p>
          <ButtonLink wide kind="quiet" href={href('plan-wizard')}>
            {t('programme.lookout.anew.way')}
          </ButtonLink>
        </div>
      </div>
      {next && (
        <p>
          <ArrowLink href={href('exercise', { webform: next.webform })} way="on">
            {t('programme.lookout.next', { title: next.title })}
          </ArrowLink>
        </p>
      )}
    </section>
  );
}
