import type { PageListing } from '#src/contract/desk/page-list.ts';
import { useIsland } from '#src/session/Island.tsx';
import { hasAddress, PAGE_TYPES } from '../../frame/names.ts';
import { Views } from '../../frame/views/Views.tsx';
import { toQueryString } from '../../kit/use-list-address.ts';
import type { PageQuery } from './query.ts';

interface Props {
  readonly query: PageQuery;
  /** Number of pages by type; omitted while loading. */
  readonly counts?: PageListing['counts'];
}

const OTHER_USERS = PAGE_TYPES.filter(({ name }) => !hasAddress(name));

/** Types with the number of entries: pages first, then content that pages show. */
export function TypeViews({ query, counts }: Props) {
  const { t, language } = useIsland();
  const { type } = query;
  const getHref = (name?: string) => location.pathname + toQueryString({ ...query, type: name, page: 0 });
  const getCount = (isTarget: (name: string) => boolean) => {
    if (counts === undefined) return {};
    const nodeDefinitions = PAGE_TYPES.filter(({ name }) => isTarget(name));
    return { count: nodeDefinitions.reduce((sum, { name }) => sum + (counts[name] ?? 0), 0) };
  };
  const views = [
    { key: 'addressed', label: t('desk.screens.pages'), href: getHref(), ...getCount(hasAddress) },
    ...OTHER_USERS.map(({ name, label }) => ({
      key: name,
      label: label[language],
      href: getHref(name),
      ...getCount((item) => item === name),
    })),
    { key: 'all', label: t('desk-pages.list.everything'), href: getHref('all'), ...getCount(() => true) },
  ];
  const current = type === undefined || hasAddress(type) ? 'addressed' : type;
  return <Views label={t('desk-pages.list.views')} views={views} current={current} />;
}
