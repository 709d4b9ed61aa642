import { useState } from 'react';
import type { RegistrationItem } from '#src/contract/registration.ts';
import {
  deleteRegistration,
  getRegistrationsOverview,
  type RegistrationsOverview,
} from '#src/contract/registrations.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { withoutRegistration } from '#src/forms/moments/changed-days.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { toUnits } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getDayQuestion, listVisibleEntries } from '#src/rules/registrations/day-question.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshUser } from '#src/session/load.ts';
import { showToast, showToastOnNextPage } from '#src/session/toasts.ts';
import { refreshCalls, saveOptimistically } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { EntryText, useEntryAmount } from './EntryText.tsx';

interface RegistrationEntryProps {
  item: RegistrationItem;
  isEdited: boolean;
  onDelete: () => void;
}

/** A registration of the day. */
function RegistrationEntry({ item, isEdited, onDelete }: RegistrationEntryProps) {
  const { t, href } = useIsland();
  const amount = useEntryAmount()(item);
  const { date, uuid } = item;
  return (
    <li className="day-entry">
      <div>
        <EntryText item={item} beside={isEdited ? t('registration.isEdited') : undefined} />
      </div>
      {!isEdited && (
        <a
          className="icon-button"
          href={`${href('registration', { date })}?uuid=${uuid}`}
          aria-label={t('registration.edit', { amount })}
        >
          <Icon name="pencil" />
        </a>
      )}
      <IconButton icon="trash" label={t('registration.delete', { amount })} onClick={onDelete} />
    </li>
  );
}

interface DeleteRegistrationProps {
  /** Registration to delete; null closes the dialog. */
  item: RegistrationItem | null;
  onKeep: () => void;
  onDelete: (item: RegistrationItem) => void;
}

/** Confirms the deletion of a registration. */
function DeleteRegistration({ item, onKeep, onDelete }: DeleteRegistrationProps) {
  const { t } = useIsland();
  const getText = useEntryAmount();
  return (
    <Dialog
      open={item !== null}
      title={t('registration.deleteTitle')}
      closeLabel={t('forms.close')}
      onClose={onKeep}
      footer={
        <>
          <Button kind="risk" icon="trash" onClick={() => item && onDelete(item)}>
            {t('registration.deleteYes')}
          </Button>
          <Button kind="plain" onClick={onKeep}>
            {t('registration.deleteNo')}
          </Button>
        </>
      }
    >
      <p>{item && t('registration.deleteText', { amount: getText(item) })}</p>
    </Dialog>
  );
}

interface Props {
  date: CalendarDate;
  /** Uuid of the registration in the form; null for a new one. */
  edited: string | null;
  days: RegistrationsOverview;
  /** Day as text, "vandaag" or "gisteren"; null for others. */
  near: string | null;
  isToday: boolean;
  /** True while a form for another amount is below. */
  isAsking: boolean;
  /** Called when the day is empty. */
  onEmpty?: () => void;
  /** Called if the deletion failed. */
  onKept?: () => void;
}

/**
 * Earlier entries of this day and their sum, to edit or delete. Deleted immediately, restored on failure. If another
 * amount may be added, the heading is the question.
 */
export function EarlierEntries({ date, edited, days, near, isToday, isAsking, onEmpty, onKept }: Props) {
  const { t, href, language, domain } = useIsland();
  const [requested, setAsked] = useState<RegistrationItem | null>(null);
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const all = days[date]?.items ?? [];
  const items = listVisibleEntries(all);
  const question = getDayQuestion(all.map(({ amount }) => amount));
  const remove = async (item: RegistrationItem) => {
    setAsked(null);
    if (items.length === 1) onEmpty?.();
    // The dialog returns the focus to the button of the entry, which is removed.
    if (item.uuid !== edited) requestAnimationFrame(() => document.querySelector('h1')?.focus());
    const result = await saveOptimistically(
      getRegistrationsOverview,
      {},
      {
        change: (now) => withoutRegistration(now, item),
        request: () => getApiClient().call(deleteRegistration, { params: { uuid: item.uuid } }),
      },
    );
    // An entry deleted on another device counts as deleted; the days are reloaded.
    if (!result.ok && result.failure.kind !== 'not_found') {
      onKept?.();
      return showToast('failed', t('registration.failed'));
    }
    if (!result.ok) void refreshCalls(getRegistrationsOverview.name);
    if (item.uuid !== edited) {
      // Updates the number of days in the header.
      void refreshUser();
      return showToast('done', t('registration.deleted'));
    }
    showToastOnNextPage('done', t('registration.deleted'));
    location.replace(href('registration', { date }));
  };
  if (items.length === 0) return null;
  const day = near ?? formatDay(date, language);
  const sum = question.kind === 'more' ? formatAmount(toUnits(question.sum), unit, language) : null;
  const title =
    sum !== null && edited === null && isAsking
      ? t(`registration.more.${isToday ? 'today' : 'other'}`, { amount: sum, day })
      : t('registration.earlier', { day });
  return (
    <div>
      <section className="sheet day-earlier" aria-labelledby="earlier">
        <h2 id="earlier">{title}</h2>
        <ul className="day-entries">
          {items.map((item) => (
            <RegistrationEntry
              key={item.uuid}
              item={item}
              isEdited={item.uuid === edited}
              onDelete={() => setAsked(item)}
            />
          ))}
        </ul>
        {sum !== null && items.length > 1 && (
          <p className="day-sum">
            <span>{t('registration.more.sum')}</span> <strong>{sum}</strong>
          </p>
        )}
      </section>
      <DeleteRegistration item={requested} onKeep={() => setAsked(null)} onDelete={remove} />
    </div>
  );
}
