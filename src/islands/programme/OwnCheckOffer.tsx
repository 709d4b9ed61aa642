import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { isCheckDay } from '#src/rules/self-tests/own-check.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';

/** Link to the own check on the days on which it is due. */
export function OwnCheckOffer({ today }: { today: CalendarDate }) {
  const { t, paths, href } = useIsland();
  const { programStartDate } = useUser();
  if (paths['account-self-tests'] === undefined || !isCheckDay(programStartDate as CalendarDate, today)) return null;
  return (
    <section className="sheet stack" aria-labelledby="own-check-offer">
      <h2 id="own-check-offer">{t('programme.ownCheck.title')}</h2>
      <p>{t('programme.ownCheck.text')}</p>
      <p>
        <ArrowLink href={href('account-self-tests')} way="on">
          {t('programme.ownCheck.link')}
        </ArrowLink>
      </p>
    </section>
  );
}
