import type { ClientInList } from '#src/contract/client-in-list.ts';
import type { SignalKind } from '#src/rules/nurse/client-signals.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import { signalWords } from './client-words.ts';

const ICONS: Readonly<Record<SignalKind, IconName>> = {
  paired: 'user-plus',
  answers: 'check',
  silent: 'minus',
  over: 'arrow-up',
  'stop-date': 'calendar-days',
  finished: 'flag',
};

/** Why a client asks for attention: the first reason in words, the others as a number that is read out in words. */
export function Signals({ client: { signals } }: { client: ClientInList }) {
  const island = useIsland();
  const [first, ...others] = signals;
  if (!first) return null;
  return (
    <span className="portal-signals">
      <span className={`portal-signal portal-signal-${first.kind}`}>
        <Icon name={ICONS[first.kind]} />
        {signalWords(first, island)}
      </span>
      {others.length > 0 && (
        <span className="portal-signal-more" title={others.map((other) => signalWords(other, island)).join(', ')}>
          <span aria-hidden="true">+{others.length}</span>
          <span className="visually-hidden">, {others.map((other) => signalWords(other, island)).join(', ')}</span>
        </span>
      )}
    </span>
  );
}
