import type { OpenWork, OpenWorkKind } from '#src/contract/desk/overview.ts';
import { useIsland } from '#src/session/Island.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { useDateTimeFormat } from '../kit/use-date-time-format.ts';

/** Screen and filter for each kind of open work. */
const PLACES: Readonly<Record<OpenWorkKind, { readonly screen: string; readonly query?: string }>> = {
  'urgent-texts': { screen: 'moderation' },
  'held-texts': { screen: 'moderation' },
  'reported-texts': { screen: 'moderation' },
  objections: { screen: 'moderation', query: '?view=objections' },
  'nurse-applications': { screen: 'nurses' },
  'failed-jobs': { screen: 'jobs' },
  'failed-mails': { screen: 'mail-log', query: '?state=given-up' },
  'changed-pages': { screen: 'pages', query: '?type=all&state=changed' },
  approvals: { screen: 'approvals' },
  proposals: { screen: 'waiting' },
  'draft-pages': { screen: 'pages', query: '?type=all&state=draft' },
};

/** Open work, most urgent first, each line with a link to its screen. */
export function OpenWorkList({ waiting }: { readonly waiting: readonly OpenWork[] }) {
  const { t, href } = useIsland();
  const formatMoment = useDateTimeFormat();
  if (waiting.length === 0) {
    return (
      <EmptyState drawing="rust" title={t('desk.home.waiting.none')}>
        {t('desk.home.waiting.noneText')}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{t('desk.home.waiting.title')}</h2>
      <ul className="home-waiting">
        {waiting.map(({ kind, count, since }) => (
          <li key={kind} data-kind={kind}>
            <a href={`${href(PLACES[kind].screen)}${PLACES[kind].query ?? ''}`}>
              <strong>{count}</strong> <span>{t(`desk.home.waiting.kinds.${kind}`, { count })}</span>
            </a>
            {since !== null && (
              <p className="soft">{t('desk.home.waiting.since', { moment: formatMoment(since, 'sentence') })}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
