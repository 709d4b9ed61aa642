import { useEffect, useRef, useState } from 'react';
import { listWeekLinks, type UsedWeekLink, undoSavedWeek } from '#src/contract/week-links.ts';
import { formatDay, formatDayAndMonth } from '#src/i18n/format-date.ts';
import { formatTime } from '#src/i18n/format-date-time.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';

/** Lists weeks that were saved through an emailed link; each can be undone. Renders nothing if there are none. */
export function SavedWeeks() {
  const { t } = useIsland();
  const read = useCall(listWeekLinks, {});
  const weeks = read.status === 'done' ? read.value.filter(({ dates }) => dates.length > 0) : [];
  if (weeks.length === 0) return null;
  return (
    <section className="sheet stack">
      <h2 id="saved-weeks">{t('account.weeks.title')}</h2>
      <ul className="stack">
        {weeks.map((week) => (
          <Week key={week.monday} week={week} />
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus of an undone week to the title of the other weeks, or to that of the page if there are none. */
function focusTitle(): void {
  const title = document.getElementById('saved-weeks') ?? document.querySelector('h1');
  if (!title || document.activeElement !== document.body) return;
  title.tabIndex = -1;
  title.focus();
}

function Week({ week: { monday, usedAt } }: { week: UsedWeekLink }) {
  const { t, language } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const isUndone = useRef(false);
  useEffect(() => () => void (isUndone.current && focusTitle()), []);
  const undoSave = async () => {
    setBusy(true);
    const result = await getApiClient().call(undoSavedWeek, { params: { monday } });
    setBusy(false);
    if (!result.ok) return showToast('failed', t('account.weeks.failed'));
    isUndone.current = true;
    showToast('done', t('account.weeks.taken'));
    await refreshCalls(listWeekLinks.name);
  };
  const sunday = addDays(monday, DAYS_IN_WEEK - 1);
  const usage = { day: formatDay(getAmsterdamDate(usedAt), language), time: formatTime(usedAt, language) };
  return (
    <li>
      <p>
        {t('account.weeks.span', {
          first: formatDayAndMonth(monday, language),
          last: formatDayAndMonth(sunday, language),
        })}
      </p>
      <p className="soft">{t('account.weeks.used', usage)}</p>
      <Button kind="plain" onClick={undoSave} busy={isBusy}>
        {t('account.weeks.take')}
      </Button>
    </li>
  );
}
