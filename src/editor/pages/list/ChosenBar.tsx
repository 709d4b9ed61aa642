import type { PageChange, PageRow } from '#src/contract/desk/page-list.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { ChangeChosen } from './ChangeChosen.tsx';
import type { Outcome } from './ChangedNotice.tsx';
import type { ChosenPages } from './use-chosen.ts';

interface Props {
  readonly rows: readonly PageRow[];
  readonly choice: ChosenPages;
  readonly onChanged: (outcome: Outcome) => void;
}

/** Bar that selects all visible pages, and performs an action on the selected ones. */
export function ChosenBar({ rows, choice: { chosen, all }, onChanged }: Props) {
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
              <ChangeChosen key={change} change={change} pages={chosen} onChanged={onChanged} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
