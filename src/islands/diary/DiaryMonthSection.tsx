import type { DiaryEntry } from '#src/contract/diary-entry.ts';
import { capitalised, monthWords } from '#src/i18n/date-words.ts';
import { useIsland } from '#src/session/Island.tsx';
import { RowAction, RowActionLink } from '#src/ui/row-action/RowAction.tsx';
import { EntryDate } from './EntryDate.tsx';

interface Props {
  /** YYYY-MM. */
  month: string;
  entries: readonly DiaryEntry[];
  onDelete: (entry: DiaryEntry) => void;
}

/** The entries of one month, each with its beginning. */
export function DiaryMonthSection({ month, entries, onDelete }: Props) {
  const { t, href, language } = useIsland();
  return (
    <section aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`}>
        {month === '' ? t('diary.noDate') : capitalised(monthWords(`${month}-01`, language))}
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
