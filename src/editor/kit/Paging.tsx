import { useEffect, useRef } from 'react';
import type { WirePager } from '#src/contract/paged.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';

interface Props {
  /** Null if the list is not paged. */
  pager: WirePager | null;
  onPage: (page: number) => void;
}

/** Scrolls to the top of a list after another page was opened. */
function useListTop(page: number) {
  const nav = useRef<HTMLElement>(null);
  const shownRef = useRef(page);
  useEffect(() => {
    if (shownRef.current === page) return;
    shownRef.current = page;
    nav.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [page]);
  return nav;
}

/** Navigation between the pages of a list. Renders nothing for a single page. */
export function Paging({ pager, onPage }: Props) {
  const { t } = useIsland();
  const { currentPage = 0, totalPages = 1 } = pager ?? {};
  const nav = useListTop(currentPage);
  if (totalPages <= 1) return null;
  return (
    <nav ref={nav} className="desk-paging" aria-label={t('desk.paging.label')}>
      <Button
        kind="quiet"
        icon="chevron-left"
        disabled={currentPage === 0}
        aria-label={t('desk.paging.previous')}
        onClick={() => onPage(currentPage - 1)}
      >
        {t('desk.paging.previousShort')}
      </Button>
      <p aria-live="polite">{t('desk.paging.where', { page: currentPage + 1, total: totalPages })}</p>
      <Button
        kind="quiet"
        icon="chevron-right"
        disabled={currentPage >= totalPages - 1}
        aria-label={t('desk.paging.next')}
        onClick={() => onPage(currentPage + 1)}
      >
        {t('desk.paging.nextShort')}
      </Button>
    </nav>
  );
}
