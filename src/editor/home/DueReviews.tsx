import { type DueReview, listDueReviews } from '#src/contract/desk/review-dates.ts';
import { formatDayWithYear } from '#src/i18n/format-date.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Details } from '#src/ui/details/Details.tsx';

/** Number of rows of an owner that are visible before the others are expanded. */
const SHOWN = 5;

// The date of a fact without a signature is counted from the year of its source, which may be long ago.
const isUnsigned = ({ kind, owner }: DueReview) => kind === 'fact' && owner === null;

/** Returns a function for the URL of the screen on which a due entry is reviewed. */
function useAddress() {
  const { href, paths } = useIsland();
  return ({ kind, key }: DueReview): string | null => {
    const [name = '', language = ''] = key.split('.');
    if (kind === 'page') return href('page', { nid: name, language });
    if (kind === 'mail') return href('mail', { mail: name, language });
    if (kind === 'webform') return href('webform', { webform: key });
    return paths.opening ? href('opening') : null;
  };
}

function Rows({ rows }: { readonly rows: readonly DueReview[] }) {
  const { t, language } = useIsland();
  const getUrl = useAddress();
  const getDate = ({ dueOn }: DueReview) => (isCalendarDate(dueOn) ? formatDayWithYear(dueOn, language) : dueOn);
  return (
    <ul className="desk-lines home-lines">
      {rows.map((row) => {
        const url = getUrl(row);
        const title = row.title || t(`desk-library.mails.names.${row.key.split('.')[0] ?? ''}.name`);
        return (
          <li key={`${row.kind} ${row.key}`}>
            <div>
              {url ? <a href={url}>{title}</a> : title}
              <p className="soft">
                {t(`desk.review.kinds.${row.kind}`)}
                {!isUnsigned(row) && ` · ${t('desk.review.since', { date: getDate(row) })}`}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Entries that are due for review, by owner, starting with the user's own entries. Renders nothing if there are none.
 */
export function DueReviews() {
  const { t } = useIsland();
  const fetchState = useCall(listDueReviews, {});
  const all = fetchState.status === 'done' ? fetchState.value : [];
  if (all.length === 0) return null;
  const getName = (row: DueReview) => {
    const name = isUnsigned(row) ? 'never' : row.owner === null ? 'nobody' : 'gone';
    return row.isOwn ? t('desk.review.own') : row.owner || t(`desk.review.${name}`);
  };
  const parts = [...new Set(all.map(getName))].map((key) => [key, all.filter((row) => getName(row) === key)] as const);
  return (
    <section className="sheet stack" aria-labelledby="due-reviews">
      <h2 id="due-reviews">{t('desk.review.list', { count: all.length })}</h2>
      {parts.map(([name, rows]) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <Rows rows={rows.slice(0, SHOWN)} />
          {rows.length > SHOWN && (
            <Details summary={t('desk.review.more', { count: rows.length - SHOWN })}>
              <Rows rows={rows.slice(SHOWN)} />
            </Details>
          )}
        </section>
      ))}
    </section>
  );
}
