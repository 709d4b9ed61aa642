import type { MissingForm } from '#src/contract/desk/show-overview.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { domainName, languageName } from '../frame/names.ts';

/**
 * Exercises that visitors cannot see because their form is missing: visitors go on without them until it is restored.
 */
export function MissingForms({ forms }: { readonly forms: readonly MissingForm[] }) {
  const { t, href, language } = useIsland();
  if (forms.length === 0) return null;
  return (
    <section aria-labelledby="missing-forms">
      <Banner icon="circle-alert">
        <h2 id="missing-forms">{t('desk.home.missingForms.title')}</h2>
        <p>{t('desk.home.missingForms.text')}</p>
        <ul>
          {forms.map(({ nid, webform, exercise, domains, ...page }) => (
            <li key={`${nid} ${page.language} ${webform}`}>
              <a href={href('page', { nid, language: page.language })} lang={page.language}>
                {exercise}
              </a>{' '}
              <span className="soft">
                {[
                  domains.map((key) => domainName(key, language)).join(', '),
                  languageName(page.language, language),
                ].join(' · ')}{' '}
                <code>{webform}</code>
              </span>
            </li>
          ))}
        </ul>
      </Banner>
    </section>
  );
}
