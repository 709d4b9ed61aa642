import { useState } from 'react';
import { deleteRegistration } from '#src/contract/delete-registration.ts';
import { getRegistrationsOverview, type RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { RegistrationItem } from '#src/contract/registration.ts';
import { dayWords } from '#src/i18n/date-words.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshUser } from '#src/session/load.ts';
import { carryToast, showToast } from '#src/session/toasts.ts';
import { changeCall } from '#src/session/use-call.ts';
import { withoutItem } from './changed-days.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { Entry } from './Entry.tsx';

interface Props {
  date: CalendarDate;
  /** The registration that stands in the form. */
  edited: string | null;
  days: RegistrationsOverview;
  near: string | null;
}

/** What was filled in before on this day, to change or take away. Gone at once, back where that fails. */
export function EarlierEntries({ date, edited, days, near }: Props) {
  const { t, href, language } = useIsland();
  const [asked, setAsked] = useState<RegistrationItem | null>(null);
  const items = days[date]?.items ?? [];
  const remove = async (item: RegistrationItem) => {
    setAsked(null);
    const result = await changeCall(
      getRegistrationsOverview,
      {},
      {
        change: (now) => withoutItem(now, item),
        request: () => api().call(deleteRegistration, { params: { uuid: item.uuid } }),
      },
    );
    if (!result.ok) return showToast('failed', t('registration.failed'));
    if (item.uuid !== edited) {
      // The days in the frame are counted anew.
      void refreshUser();
      return showToast('done', t('registration.deleted'));
    }
    carryToast('done', t('registration.deleted'));
    location.replace(href('registration', { date }));
  };
  if (items.length === 0) return null;
  return (
    <div>
      <section className="stack" aria-labelledby="earlier">
        <h2 id="earlier">{t('registration.earlier', { day: near ?? dayWords(date, language) })}</h2>
        <ul className="sheet day-entries">
          {items.map((item) => (
            <Entry key={item.uuid} item={item} isEdited={item.uuid === edited} onDelete={() => setAsked(item)} />
          ))}
        </ul>
      </section>
      <DeleteDialog item={asked} onKeep={() => setAsked(null)} onDelete={remove} />
    </div>
  );
}
