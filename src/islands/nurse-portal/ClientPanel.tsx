import type { ClientEntry } from '#src/contract/clients.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Avatar } from '#src/ui/avatar/Avatar.tsx';
import { findAvatar } from '#src/ui/avatar/avatars.ts';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { formatListDate, formatProgrammeName } from './client-texts.ts';

/** Name and progress of the client, and the figures of docs/specification.md, section 9, as friendly texts. */
export function ClientPanel({ client, name }: { client: ClientEntry; name: string }) {
  const island = useIsland();
  const { t, href, language } = island;
  const { domain, programStartDate } = client;
  const facts = [
    ['programme', formatProgrammeName(domain, island)],
    ['started', formatListDate(programStartDate, language)],
    ...(client.scopes.days
      ? ([
          ['total', client.totalRegistrations],
          ['completed', client.completedRegistrations],
          ['within', client.within],
          ['above', client.above],
          ['filled', client.filledOnly],
        ] as const)
      : []),
  ] as const;
  return (
    <section className="sheet stack">
      <div className="portal-person">
        <Avatar name={findAvatar(client.avatar)} size="large" />
        <h1>{name}</h1>
      </div>
      <dl className="portal-facts">
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`portal.facts.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <ArrowLink href={href('help')} way="on">
          {t('portal.clients.guide')}
        </ArrowLink>
      </p>
    </section>
  );
}
