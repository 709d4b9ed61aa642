import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { useIsland } from '#src/session/Island.tsx';
import { formatDomainNames } from '../../frame/names.ts';

/** Short names of the programmes that an entry belongs to. */
export function DomainTags({ domains }: { readonly domains: readonly DomainKey[] }) {
  const { t, language } = useIsland();
  if (domains.length === DOMAINS.length) return <span>{t('desk-library.everyDomain')}</span>;
  return <span>{formatDomainNames(domains, language)}</span>;
}
