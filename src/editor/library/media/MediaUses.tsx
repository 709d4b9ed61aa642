import type { MediaUse } from '#src/contract/desk/media-file.ts';
import { domainOf } from '#src/domains/index.ts';
import { useIsland } from '#src/session/Island.tsx';

const keyOf = (use: MediaUse) => JSON.stringify(use);

/** Pages that use a picture. */
export function MediaUses({ uses }: { readonly uses: readonly MediaUse[] }) {
  const { t, language, href } = useIsland();
  const textOf = (use: MediaUse) => {
    if (use.kind === 'partner') return domainOf(use.domain).words.programme[language];
    return use.kind === 'page' ? `${use.title} (${t(`desk-library.languages.${use.language}`)})` : use.title;
  };
  return (
    <section>
      <h3>{t('desk-library.media.uses.title')}</h3>
      {uses.length === 0 && <p>{t('desk-library.media.uses.none')}</p>}
      <ul className="library-plain">
        {uses.map((use) => (
          <li key={keyOf(use)}>
            <small>{t(`desk-library.media.uses.${use.kind}`)}</small>{' '}
            {use.kind === 'page' ? (
              <a href={href('page', { nid: use.nid, language: use.language })}>{textOf(use)}</a>
            ) : (
              textOf(use)
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
