import { useEffect, useRef, useState } from 'react';
import type { RegistrationItem } from '#src/contract/registration.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { DomainTexts, RegistrationLimits } from '#src/domains/domain.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { capitalise, formatDay, formatNearDay, formatWeekday } from '#src/i18n/format-date.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { type Amount, toUnits } from '#src/rules/amounts/amount.ts';
import { type CalendarDate, countDaysBetween } from '#src/rules/calendar/calendar-date.ts';
import { getDraft } from '#src/session/drafts.ts';
import { getEntranceUrl } from '#src/session/entrance-url.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { BackLink } from './BackLink.tsx';
import { DayForm, type SavedDay } from './DayForm.tsx';
import { DaySheet } from './DaySheet.tsx';
import { EarlierEntries } from './EarlierEntries.tsx';
import { OtherDays } from './OtherDays.tsx';
import { RegisteredDayView } from './RegisteredDayView.tsx';

/** Notice after midnight: the date being registered, and a link to the next one. */
function AfterMidnight({ date, last }: { date: CalendarDate; last: CalendarDate }) {
  const { t, href, language } = useIsland();
  return (
    <p>
      {t('registration.night.day', { day: formatWeekday(date, language) })}{' '}
      <a href={href('registration', { date: last })}>
        {t('registration.night.next', { day: formatWeekday(last, language) })}
      </a>
    </p>
  );
}

interface Props {
  date: CalendarDate;
  item: RegistrationItem | null;
  /** True if another amount is added to the existing one. */
  isAdding: boolean;
  days: RegistrationsOverview;
  today: CalendarDate;
  /** Last day that can be registered: the day after today if today continues past midnight. */
  last: CalendarDate;
  limits: RegistrationLimits;
}

/** A day: its stone and entries, or its form; with links to other days. */
export function DayView({ date, item, isAdding, days, today, last, limits }: Props) {
  const { t, href, language, domain, site } = useIsland();
  const { uid } = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const dayHref = href('registration', { date });
  const [entrance] = useState(() => getEntranceUrl([href('plan'), href('programme'), href('calendar')]));
  const isEmpty = (days[date]?.items.length ?? 0) === 0;
  // A stored draft is always visible. An empty day remains editable until its save is confirmed: its entry appears
  // first, and the form still has to show the help lines after a text about suicide.
  const [isWriting, setWriting] = useState(
    () => item !== null || isAdding || isEmpty || getDraft(uid, `registration.${date}.new`).read() !== null,
  );
  /** The entry in the form; null once it was deleted. */
  const [edited, setEdited] = useState(item);
  const [saved, setSaved] = useState<(SavedDay & { readonly before: Amount | null }) | null>(null);
  const total = useRef(days[date]?.total ?? null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isLaid = !isWriting && (saved !== null || !isEmpty);
  const backHref = isLaid || isEmpty ? entrance : dayHref;
  const near = formatNearDay(countDaysBetween(date, today), language);
  const day = formatDay(date, language);
  const goal = days[date]?.goal ?? null;
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const onSaved = (now: SavedDay) => {
    setSaved({ ...now, before: total.current });
    total.current = now.total;
    setWriting(false);
    setSheetOpen(true);
    // Removes the entry from the URL.
    history.replaceState(history.state, '', dayHref);
  };
  const onEmpty = () => {
    setSaved(null);
    setEdited(null);
    setWriting(true);
  };
  useEffect(() => {
    if (saved !== null && !isSheetOpen) heading.current?.focus();
  }, [saved, isSheetOpen]);
  return (
    <div className="page-width page-column stack day-page">
      <div>
        {(isLaid || !isEmpty || date !== today) && <BackLink href={backHref} />}
        <h1 ref={heading} tabIndex={-1}>
          {isLaid || !isEmpty
            ? capitalise(near ?? day)
            : t(toTextKey(`registration.ask.${unit.key}`), { day: near ?? t('registration.onDay', { day: day }) })}
        </h1>
        <p className="lead soft">
          {near !== null && `${capitalise(day)}. `}
          {goal === null
            ? t('registration.noGoal')
            : t('registration.goal', { amount: formatAmount(toUnits(goal), unit, language) })}
        </p>
        {date === today && last > today && <AfterMidnight {...{ date, last }} />}
      </div>
      <div className="day-columns">
        <div className="stack">
          {isLaid ? (
            <RegisteredDayView {...{ date, days, today, near }} onEmpty={onEmpty} onKept={() => setWriting(false)} />
          ) : (
            <>
              <EarlierEntries
                {...{ date, days, near }}
                isAsking
                isToday={date === today}
                edited={edited?.uuid ?? null}
              />
              <DayForm {...{ date, days, limits, near, onSaved }} item={edited} />
            </>
          )}
        </div>
        <div className="stack">
          {date === today && site.offers.urgeLog && (
            <p className="day-urge">
              <ArrowLink href={`${href('own-things')}#write`} way="on">
                {t('registration.urge')}
              </ArrowLink>
            </p>
          )}
          <OtherDays {...{ date, days, today, last }} />
        </div>
      </div>
      {saved && (
        <DaySheet
          open={isSheetOpen}
          {...{ date, days, today }}
          place={capitalise(near ?? day)}
          before={saved.before}
          total={saved.total}
          isHelpShown={saved.isHelpShown}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </div>
  );
}
