import { type DueReview, listDueReviews } from '#src/contract/desk/review-dates.ts';
import { formatDayWithYear } from '#src/i18n/format-date.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Details } from '#src/ui/details/Details.tsx';

/** Number of rows of an owner that are visible before the others are expanded. */
const SHOWN = 5;

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
  // The date of a fact without a signature is counted from the year of its source, which may be long ago.
  const getState = ({ kind, owner, dueOn }: DueReview) => {
    if (kind === 'fact' && owner === null) return t('desk.review.never');
    return isCalendarDate(dueOn) && t('desk.review.since', { date: formatDayWithYear(dueOn, language) });
  };
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
                {t(`desk.review.kinds.${row.kind}`)} · {getState(row)}
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
  const dueReviews = fetchState.status === 'done' ? fetchState.value : [];
  if (dueReviews.length === 0) return null;
  const getKey = ({ isOwn, owner }: DueReview) => (isOwn ? 'own' : `of ${owner}`);
  const owners = [...new Set(dueReviews.map(getKey))].map(
    (key) => [key, dueReviews.filter((dueReview) => getKey(dueReview) === key)] as const,
  );
  const getName = ({ isOwn, owner }: DueReview) =>
    isOwn ? t('desk.review.own') : owner === null ? t('desk.review.nobody') : owner || t('desk.review.gone');
  return (
    <section className="sheet stack" aria-labelledby="due-reviews">
      <h2 id="due-reviews">{t('desk.review.list', { count: dueReviews.length })}</h2>
      {owners.map(([key, rows]) => (
        <section key={key} aria-label={rows[0] && getName(rows[0])}>
          <h3>{rows[0] && getName(rows[0])}</h3>
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
