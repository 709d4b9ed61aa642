import type { ClientInList } from '#src/contract/client-in-list.ts';
import { type ClientSignal, SIGNALS_IN_WORDS, type SignalKind } from '#src/rules/nurse/client-signals.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import { signalWords } from './client-words.ts';

const ICONS: Readonly<Record<SignalKind, IconName>> = {
  'high-day': 'arrow-up',
  silent: 'minus',
  above: 'arrow-up',
  raised: 'arrow-up',
  paired: 'user-plus',
  'stop-date': 'calendar-days',
  finished: 'flag',
};

/** The two most severe signals of a client as text, the others behind a button. */
export function Signals({ client }: { client: ClientInList }) {
  const island = useIsland();
  const { t } = island;
  const shown = client.signals.slice(0, SIGNALS_IN_WORDS);
  const others = client.signals.slice(SIGNALS_IN_WORDS);
  const words = (signal: ClientSignal) => signalWords(signal, client, island);
  return (
    <span className="portal-signals">
      {shown.map((signal) => (
        <span key={signal.kind} className={`portal-signal portal-signal-${signal.kind}`}>
          <Icon name={ICONS[signal.kind]} />
          {words(signal)}
        </span>
      ))}
      {others.length > 0 && (
        <details className="portal-signal-more">
          <summary aria-label={t('portal.signals.more', { count: others.length })}>+{others.length}</summary>
          {others.map(words).join(', ')}
        </details>
      )}
      {client.newAnswers > 0 && <span className="soft">{t('portal.newAnswers', { count: client.newAnswers })}</span>}
    </span>
  );
}
