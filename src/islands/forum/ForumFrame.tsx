import type { ReactNode } from 'react';
import { CRISIS_LINES, helpLines } from '#src/domains/help-lines.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  back?: { readonly href: string; readonly text: string };
  /** Id of the category that the button to write begins with. */
  write?: string | undefined;
  children: ReactNode;
}

/** Layout of a forum screen: content in the column, the rules next to it. */
export function ForumFrame({ title, lead, back, write, children }: Props) {
  const { t, href } = useIsland();
  // Next to a short title; below the longer title and the description of a category.
  const button = write !== undefined && (
    <ButtonLink wide={back !== undefined} href={href('forum-create', { category: write })} icon="pencil">
      {t('forum.write')}
    </ButtonLink>
  );
  return (
    <div className="page-width screen forum">
      <div className="stack forum-column">
        {back && (
          <p className="screen-back">
            <ArrowLink href={back.href} way="back">
              {back.text}
            </ArrowLink>
          </p>
        )}
        <div className="forum-head">
          <h1>{title}</h1>
          {!back && button}
        </div>
        {lead && <p className="lead">{lead}</p>}
        {back && button && <p>{button}</p>}
        {children}
      </div>
      <ForumRules />
    </div>
  );
}

/** Rules of the forum, and where to find help, because it is not moderated day and night. */
function ForumRules() {
  const { t, href, language, domain } = useIsland();
  const lines = helpLines(domain.key, language);
  const crisis = CRISIS_LINES.flatMap((id) => lines.find((line) => line.id === id) ?? []);
  return (
    <aside className="forum-aside" aria-label={t('forum.about')}>
      <section className="sheet stack">
        <h2>{t('forum.rules.title')}</h2>
        <p>{t('forum.lead')}</p>
        <p>{t('forum.rules.text')}</p>
        <p>
          <ArrowLink way="on" href={href('forum-rules')}>
            {t('forum.rules.link')}
          </ArrowLink>
        </p>
      </section>
      <section className="sheet stack">
        <h2>{t('forum.watch.title')}</h2>
        <p>{t('forum.watch.text')}</p>
        <ul className="forum-lines">
          {crisis.map(({ id, name, phone, dial }) => (
            <li key={id}>
              <a href={`tel:${dial}`}>{phone}</a> <span>{name}</span>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
