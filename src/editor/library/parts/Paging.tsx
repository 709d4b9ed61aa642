import type { Pager } from '#src/contract/get-view.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';

interface Props {
  pager: Pager;
  onPage: (page: number) => void;
}

/** Goes through the pages of a list; a single page shows nothing. */
export function Paging({ pager: { currentPage, totalPages }, onPage }: Props) {
  const { t } = useIsland();
  if (totalPages <= 1) return null;
  return (
    <nav className="library-paging" aria-label={t('desk-library.paging.label')}>
      <Button
        kind="quiet"
        icon="chevron-left"
        disabled={currentPage === 0}
        aria-label={t('desk-library.paging.previous')}
        onClick={() => onPage(currentPage - 1)}
      >
        {t('desk-library.paging.previousShort')}
      </Button>
      <p aria-live="polite">{t('desk-library.paging.where', { page: currentPage + 1, total: totalPages })}</p>
      <Button
        kind="quiet"
        icon="chevron-right"
        disabled={currentPage >= totalPages - 1}
        aria-label={t('desk-library.paging.next')}
        onClick={() => onPage(currentPage + 1)}
      >
        {t('desk-library.paging.nextShort')}
      </Button>
    </nav>
  );
}
