import { useEffect, useRef, useState } from 'react';
import { type ChangedPages, listPages, type PageChange, type PageRow } from '#src/contract/desk/page-list.ts';
import { restoreEntry } from '#src/contract/desk/versions.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { toRowKey } from './use-page-selection.ts';

/** Result of a bulk change, with the pages as they were when they were selected. */
export interface BulkChangeOutcome extends ChangedPages {
  readonly change: PageChange;
  readonly pages: readonly PageRow[];
}

/** Button that restores the pages that were just moved to the bin. */
function RestoreBinned({ ids, onDone }: { readonly ids: readonly number[]; readonly onDone: () => void }) {
  const { t } = useIsland();
  const [remaining, setLeft] = useState(ids);
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    const failures: number[] = [];
    for (const id of remaining) {
      const result = await getApiClient().call(restoreEntry, { params: { id } });
      // Pages that are no longer in the bin were restored by another editor.
      if (!result.ok && result.failure.status !== 404) failures.push(id);
    }
    setBusy(false);
    void refreshCalls(listPages.name);
    setLeft(failures);
    if (failures.length > 0) return showToast('failed', t('desk-pages.chosen.notBack', { count: failures.length }));
    showToast('done', t('desk-pages.chosen.back'));
    onDone();
  };
  return (
    <Button kind="quiet" icon="undo-2" onClick={() => void restore()} busy={isBusy && t('forms.busy')}>
      {t('desk-pages.chosen.undo')}
    </Button>
  );
}

interface Props {
  readonly outcome: BulkChangeOutcome;
  readonly onClose: () => void;
}

/** Number of changed pages, and the reason for each unchanged one. */
export function BulkChangeNotice({ outcome: { change, pages, done, unchanged, binned }, onClose }: Props) {
  const { t } = useIsland();
  const containerRef = useRef<HTMLDivElement>(null);
  // The dialog closes at the same time and moves the focus back, so the focus is set afterwards.
  useEffect(() => queueMicrotask(() => containerRef.current?.focus()), []);
  const titles = new Map(pages.map((page) => [toRowKey(page), page.title]));
  return (
    <div ref={containerRef} tabIndex={-1} role="status">
      <Banner icon={unchanged.length > 0 ? 'circle-alert' : 'check'}>
        <p>
          <strong>{t(`desk-pages.chosen.${change}.done`, { count: done.length })}</strong>
        </p>
        {unchanged.length > 0 && (
          <>
            <p>{t('desk-pages.chosen.unchanged', { count: unchanged.length })}</p>
            <ul>
              {unchanged.map((item) => (
                <li key={toRowKey(item)}>
                  <span lang={item.language}>{titles.get(toRowKey(item)) || t('desk.untitled')}</span>
                  {': '}
                  {t(
                    item.reason === 'nothing'
                      ? `desk-pages.chosen.${change}.nothing`
                      : `desk-pages.chosen.reasons.${item.reason}`,
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="button-row">
          {binned.length > 0 && <RestoreBinned ids={binned} onDone={onClose} />}
          <Button kind="plain" onClick={onClose}>
            {t('forms.close')}
          </Button>
        </div>
      </Banner>
    </div>
  );
}
