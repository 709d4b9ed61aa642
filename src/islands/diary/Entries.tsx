import { useState } from 'react';
import type { DiaryEntry } from '#src/contract/diary.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { focusAdd } from '#src/forms/use-edit-focus.ts';
import { capitalise, formatMonth } from '#src/i18n/format-date.ts';
import { getPagination } from '#src/rules/forum/pagination.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Pager } from '#src/ui/pager/Pager.tsx';
import { RowAction, RowActionLink } from '#src/ui/row-action/RowAction.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { DeleteEntry } from './DeleteEntry.tsx';
import { EntryDate } from './EntryDate.tsx';
import { groupByMonth } from './months.ts';
import { OpenerLinks } from './Openers.tsx';
import { readEntries, toEntriesInput } from './operations.ts';

interface Props {
  /** Month as YYYY-MM. */
  month: string;
  entries: readonly DiaryEntry[];
  onDelete: (entry: DiaryEntry) => void;
}

/** Entries of a month, each with the start of its text. */
function DiaryMonthSection({ month, entries, onDelete }: Props) {
  const { t, href, language } = useIsland();
  return (
    <section aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`}>
        {month === '' ? t('diary.noDate') : capitalise(formatMonth(`${month}-01`, language))}
      </h2>
      <ol className="diary-entries">
        {entries.map((entry) => (
          <li key={entry.id} className="sheet diary-entry">
            <p className="soft">
              <EntryDate date={entry.entryDate} />
            </p>
            <h3>
              <a href={href('diary-entry', { entry: entry.id })} dir="auto">
                {entry.title}
              </a>
            </h3>
            <p className="diary-excerpt" dir="auto">
              {entry.body}
            </p>
            <div className="row-actions">
              <RowActionLink
                icon="pencil"
                label={t('diary.edit')}
                about={entry.title}
                href={`${href('diary-entry', { entry: entry.id })}?edit=1`}
              />
              <RowAction icon="trash" label={t('diary.delete')} about={entry.title} onClick={() => onDelete(entry)} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the page number in the URL, from 1. */
const readPageNumber = () => Math.max(1, Number(new URLSearchParams(location.search).get('page')) || 1);

/** Diary entries by month, with a link to a new entry. */
export function Entries() {
  const { t } = useIsland();
  const [page] = useState(readPageNumber);
  const [leaving, setLeaving] = useState<DiaryEntry | null>(null);
  const entries = useCall(readEntries, toEntriesInput(page));

  if (entries.status === 'loading') return <Skeleton shape="rows" label={t('forms.loading')} />;
  if (entries.status === 'error') {
    return (
      <EmptyState title={t('diary.unloaded')} action={<Button onClick={entries.retry}>{t('forms.retry')}</Button>}>
        {toFailureText(t, entries.failure)}
      </EmptyState>
    );
  }
  const { rows, pager } = entries.value;
  if (rows.length === 0) {
    return (
      <section>
        <h2>{t('diary.empty.title')}</h2>
        <p>{t('diary.empty.text')}</p>
        <OpenerLinks />
      </section>
    );
  }
  const current = pager.currentPage + 1;
  return (
    <div className="stack diary-months">
      {groupByMonth(rows).map(({ month, entries: inMonth }) => (
        <DiaryMonthSection key={month} month={month} entries={inMonth} onDelete={setLeaving} />
      ))}
      <Pager
        label={t('diary.pages')}
        items={getPagination(current, pager.totalPages)}
        current={current}
        href={(to) => `?page=${to}`}
        texts={{
          page: (number) => t('diary.page', { number }),
          previous: t('diary.newer'),
          next: t('diary.older'),
        }}
      />
      <DeleteEntry
        entry={leaving}
        onClose={() => setLeaving(null)}
        onDeleted={({ title }) => {
          showToast('done', t('diary.deleted', { title }));
          void refreshCalls('get-view').then(focusAdd);
        }}
      />
    </div>
  );
}
