import { useState } from 'react';
import { listUrges } from '#src/contract/hard-moment/urges.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { countRegisteredDays } from '#src/rules/hard-moment/best-run.ts';
import { getLookBackWeek, getWeekFacts, type LookBackFact } from '#src/rules/hard-moment/look-back.ts';
import { ENOUGH_IN_WEEK, URGE_HELPS, whatHelped } from '#src/rules/hard-moment/urge.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getDraft } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { useOwnDay } from '#src/session/own-today.ts';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';

interface Props {
  days: RegistrationsOverview;
  today: CalendarDate;
}

/**
 * Last week in at most three facts, from Monday to Wednesday and until it is dismissed; empty after a week without
 * registrations.
 */
export function LookBackCard({ days, today }: Props) {
  const week = getLookBackWeek(today);
  const { uid } = useUser();
  // Not a user's text: a key with the name of a request excludes it from unsaved work.
  const hidden = getDraft<string>(uid, 'look-back-hidden.key');
  const [hiddenWeek, setHiddenWeek] = useState(() => hidden.read());
  const last = week?.at(-1);
  if (!week || !last || hiddenWeek === last) return null;
  const hide = () => {
    hidden.write(last);
    setHiddenWeek(last);
  };
  return <Facts days={days} week={week} today={today} onHide={hide} />;
}

function Facts({ days, week, today, onHide }: Props & { week: readonly CalendarDate[]; onHide: () => void }) {
  const { t, domain, site } = useIsland();
  const isLogged = site.offers.urgeLog;
  const dayAt = useOwnDay();
  const urges = useCall(listUrges, isLogged ? {} : null);
  const ofWeek = Object.fromEntries(week.flatMap((date) => (days[date] ? [[date, days[date]]] : [])));
  const kept = countRegisteredDays(ofWeek, today, PRAISE_LIMITS[domain.key] as PraiseLimits);
  const written = urges.status === 'done' ? urges.value.entities : [];
  const inWeek = written.filter(({ at }) => week.includes(dayAt(new Date(at))));
  const facts = getWeekFacts({ ...kept, helped: whatHelped(inWeek, ENOUGH_IN_WEEK) });
  // The urges add a third fact: waits for them, so that nothing moves later.
  if (facts === null || (isLogged && urges.status === 'loading')) return null;
  const words = (fact: LookBackFact) => {
    if (fact.kind !== 'helped') return t(`programme.lookBack.${fact.kind}`, { count: fact.days });
    const isKnown = URGE_HELPS.some((help) => help === fact.what);
    const what = isKnown ? t(`hard-moment.help.${fact.what}`) : fact.what;
    return t('programme.lookBack.helped', { what, count: fact.times });
  };
  return (
    <section className="stack last-week" aria-labelledby="last-week">
      <h2 id="last-week">{t('programme.lookBack.title')}</h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact.kind} dir="auto">
            {words(fact)}
          </li>
        ))}
      </ul>
      <p>
        <Button kind="plain" onClick={onHide}>
          {t('programme.lookBack.hide')}
        </Button>
      </p>
    </section>
  );
}
