import { useIsland } from '#src/session/Island.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { formatDomainNames } from '../../frame/names.ts';
import type { BrokenPageLink } from './page-links.ts';

/** Warning before publishing with the broken links of the page; publishing is still possible. */
export function BrokenLinksWarning({ links }: { readonly links: readonly BrokenPageLink[] }) {
  const { t, language } = useIsland();
  if (links.length === 0) return null;
  return (
    <section className="broken-links" aria-labelledby="broken-links">
      <h3 id="broken-links">
        <Icon name="circle-alert" />
        {t('desk-pages.links.warning', { count: links.length })}
      </h3>
      <ul>
        {links.map(({ path, href, words, domains }) => (
          <li key={`${path} ${href} ${words}`}>
            <strong>{words || t('desk-pages.links.noWords')}</strong> <span className="broken-href">{href}</span>{' '}
            <span className="soft">{formatDomainNames(domains, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
