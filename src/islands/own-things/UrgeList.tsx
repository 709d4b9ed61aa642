import { useState } from 'react';
import { getReminder } from '#src/contract/hard-moment/reminder.ts';
import { deleteUrge, listUrges, updateUrge } from '#src/contract/hard-moment/urges.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { HelpDialog } from '#src/forms/help/HelpDialog.tsx';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { useEditFocus } from '#src/forms/use-edit-focus.ts';
import { getPagination } from '#src/rules/forum/pagination.ts';
import {
  BLOCK_HOURS,
  findHardHours,
  getMostHelpful,
  hasTime,
  TRIGGERS,
  URGE_ACTIONS,
  type Urge,
} from '#src/rules/hard-moment/urge.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { useUserDay } from '#src/session/user-day.ts';
import { Pager } from '#src/ui/pager/Pager.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import { UrgeForm } from './UrgeForm.tsx';

const isOneOf = (values: readonly string[], word: string) => values.includes(word);

/** Returns the page number in the URL, from 1. */
const readPageNumber = () => Math.max(1, Number(new URLSearchParams(location.search).get('page')) || 1);

/** Lists the recorded urges, latest first, with their patterns. */
export function UrgeList() {
  const { t } = useIsland();
  const [calls] = useState(readPageNumber);
  const urges = useCall(listUrges, { query: { page: calls - 1 } });
  const [isHelpShown, setHelpShown] = useState(false);
  if (urges.status === 'loading') return null;
  if (urges.status === 'error') {
    return <LoadingFailure call={urges} text={t('hard-moment.list.unloaded')} />;
  }
  const { rows: entities, pager } = urges.value;
  const current = pager.currentPage + 1;
  if (entities.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="urge-list">
      <h2 id="urge-list">{t('hard-moment.list.title')}</h2>
      {/* Patterns are computed from the latest urges. */}
      {current === 1 && <Patterns urges={entities} />}
      <ul className="urge-list">
        {entities.map((urge) => (
          <li key={urge.uuid}>
            <Row urge={urge} onHelp={() => setHelpShown(true)} />
          </li>
        ))}
      </ul>
      <Pager
        label={t('hard-moment.list.pages')}
        items={getPagination(current, pager.totalPages)}
        current={current}
        href={(to) => `?page=${to}#urge-list`}
        texts={{
          page: (number) => t('hard-moment.list.page', { number }),
          previous: t('hard-moment.list.newer'),
          next: t('hard-moment.list.older'),
        }}
      />
      <HelpDialog open={isHelpShown} readers="nobody" onClose={() => setHelpShown(false)} />
    </section>
  );
}

/** Patterns that are unlikely to be chance; empty if there are too few urges. */
function Patterns({ urges }: { urges: readonly Urge[] }) {
  const { t } = useIsland();
  const [from, helped] = [findHardHours(urges, useUserDay()), getMostHelpful(urges)];
  const description =
    helped && (isOneOf(URGE_ACTIONS, helped.what) ? t(`hard-moment.help.${helped.what}`) : helped.what);
  return (
    <>
      {from !== null && <p>{t('hard-moment.list.hours', { from, until: from + BLOCK_HOURS })}</p>}
      {from !== null && <ReminderOffer />}
      {helped !== null && <p>{t('hard-moment.list.helped', { what: description ?? '', times: helped.times })}</p>}
    </>
  );
}

/** Offers a reminder at the hour of the pattern, until one is enabled. */
function ReminderOffer() {
  const { t, href, site } = useIsland();
  const reminder = useCall(getReminder, site.offers.reminders ? {} : null);
  if (reminder.status !== 'done' || reminder.value.reminder?.isActive) return null;
  return (
    <p>
      <ArrowLink href={href('account-notifications')} way="on">
        {t('hard-moment.list.remind')}
      </ArrowLink>
    </p>
  );
}

/** An urge with its time, strength and what helped; it can be edited and deleted. */
function Row({ urge, onHelp }: { urge: Urge; onHelp: () => void }) {
  const { t, language } = useIsland();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const params = { uuid: urge.uuid };
  useEditFocus(isOpen ? urge.uuid : null, 'urge-before');
  const save = async (body: Urge) => {
    setBusy(true);
    const result = await getApiClient().call(updateUrge, { params, body });
    setBusy(false);
    if (!result.ok) return showToast('failed', toFailureText(t, result.failure));
    setOpen(false);
    if (result.value.isHelpShown) onHelp();
    await refreshCalls(listUrges.name);
  };
  if (isOpen)
    return <UrgeForm start={urge} busy={isBusy} onSave={(body) => void save(body)} onStop={() => setOpen(false)} />;

  const digits = hasTime(urge) ? '2-digit' : undefined;
  const time = new Intl.DateTimeFormat(language, {
    timeZone: 'Europe/Amsterdam',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: digits,
    minute: digits,
  }).format(new Date(urge.at));
  const listNames = (values: readonly string[], text: string, list: readonly string[]) =>
    list.map((word) => (isOneOf(values, word) ? t(`${text}.${word}`) : word)).join(', ');
  const lines = [
    urge.before === null ? null : t('hard-moment.list.strength', { strength: urge.before }),
    listNames(TRIGGERS, 'hard-moment.trigger', urge.triggers) || null,
    urge.helped.length === 0
      ? null
      : t('hard-moment.list.didHelp', { what: listNames(URGE_ACTIONS, 'hard-moment.help', urge.helped) }),
  ].filter((line) => line !== null);
  return (
    <div className="urge-row">
      <div>
        <h3>{time}</h3>
        {lines.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
        {urge.note && (
          <p className="typed-text" dir="auto">
            {urge.note}
          </p>
        )}
      </div>
      <ItemButtons
        uuid={urge.uuid}
        text={time}
        question={t('hard-moment.list.deleteTitle')}
        list={listUrges.name}
        remove={() => getApiClient().call(deleteUrge, { params })}
        onEdit={() => setOpen(true)}
      />
    </div>
  );
}
