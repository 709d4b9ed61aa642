import type { Pager as PagerState } from '#src/contract/get-view.ts';
import { pagination } from '#src/rules/forum/pagination.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Pager } from '#src/ui/pager/Pager.tsx';

/** The pages of a list of the desk. */
export function Pages({ pager, href }: { pager: PagerState | null; href: (page: number) => string }) {
  const { t } = useIsland();
  const current = (pager?.currentPage ?? 0) + 1;
  return (
    <Pager
      label={t('desk-people.pages.label')}
      items={pagination(current, pager?.totalPages ?? 1)}
      current={current}
      href={href}
      words={{
        page: (number) => t('desk-people.pages.page', { number }),
        previous: t('desk-people.pages.previous'),
        next: t('desk-people.pages.next'),
      }}
    />
  );
}
