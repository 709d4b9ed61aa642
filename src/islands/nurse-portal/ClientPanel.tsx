import type { ClientEntry } from '#src/contract/client-entry.ts';
import { PROGRAMME_DAYS } from '#src/rules/limits.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Avatar } from '#src/ui/avatar/Avatar.tsx';
import { avatarNamed } from '#src/ui/avatar/avatars.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ProgressBar } from '#src/ui/progress-bar/ProgressBar.tsx';
import { WayLink } from '#src/ui/way-link/WayLink.tsx';
import { listDate, programmeName, weekWords } from './client-words.ts';

/** Name and progress of the client, and the figures of docs/specification.md, section 9 in kind words. */
export function ClientPanel({ client, name }: { client: ClientEntry; name: string }) {
  const island = useIsland();
  const { t, href, language } = island;
  const { domain, daysRegistered, programStartDate } = client;
  const day = Math.min(daysRegistered, PROGRAMME_DAYS);
  const facts = [
    ['programme', programmeName(domain, island)],
    ['place', weekWords(client.weeksRegistered, island)],
    ['started', listDate(programStartDate, language)],
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
        <Avatar name={avatarNamed(client.avatar)} size="large" />
        <h1>{name}</h1>
      </div>
      <ProgressBar
        label={t('portal.client.place')}
        value={day}
        max={PROGRAMME_DAYS}
        text={t('portal.client.day', { day, days: PROGRAMME_DAYS })}
      />
      <dl className="portal-facts">
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`portal.facts.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="button-row">
        <Button kind="quiet" onClick={() => print()}>
          {t('portal.client.print')}
        </Button>
        <WayLink href={href('help')} way="on">
          {t('portal.clients.guide')}
        </WayLink>
      </p>
    </section>
  );
}
