import type { ReactNode } from 'react';
import type { PageChange, PageRow } from '#src/contract/desk/page-list.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { BulkChangeDialog } from './BulkChangeDialog.tsx';
import type { BulkChangeOutcome } from './BulkChangeNotice.tsx';
import type { PageSelection } from './use-page-selection.ts';

interface Props {
  readonly rows: readonly PageRow[];
  readonly choice: PageSelection;
  readonly onChanged: (outcome: BulkChangeOutcome) => void;
  /** Number of pages of the list, at the end of the bar. */
  readonly count: ReactNode;
}

/** Bar that selects all visible pages, and performs an action on the selected ones. */
export function PageBulkActions({ rows, choice: { chosen, all }, onChanged, count }: Props) {
  const { t } = useIsland();
  const { mayPublish } = useUser();
  const changes: readonly PageChange[] = mayPublish ? ['publish', 'unpublish', 'bin'] : ['ask'];
  return (
    <section className="page-chosen" aria-label={t('desk-pages.chosen.label')}>
      <Check
        id="choose-all"
        label={t('desk-pages.chosen.all')}
        checked={rows.length > 0 && chosen.length === rows.length}
        onChange={({ target }) => all(target.checked)}
      />
      {chosen.length > 0 && (
        <>
          <p className="soft">{t('desk-pages.chosen.count', { count: chosen.length })}</p>
          <div className="button-row">
            {changes.map((change) => (
              <BulkChangeDialog key={change} change={change} pages={chosen} onChanged={onChanged} />
            ))}
          </div>
        </>
      )}
      <p className="soft page-count" role="status">
        {count}
      </p>
    </section>
  );
}
