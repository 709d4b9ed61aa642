import { useState } from 'react';
import { HelpDialog } from '#src/forms/help/HelpDialog.tsx';
import { useEditFocus } from '#src/forms/use-edit-focus.ts';
import type { Urge } from '#src/rules/hard-moment/urge.ts';
import { toLoginUrl } from '#src/session/guard.ts';
import { useIsland } from '#src/session/Island.tsx';
import { $session } from '#src/session/state.ts';
import { useStore } from '#src/session/use-store.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { createUrge, UrgeForm } from './UrgeForm.tsx';
import { useUrgeQueue } from './use-urge-queue.ts';

/** Records an urge: a button, the form, and the result. Offline it is queued in this tab. */
export function UrgeRecorder({ onWhere }: { onWhere?: (where: Pick<Urge, 'place' | 'company'>) => void }) {
  const { t, domain, href } = useIsland();
  const { waiting, isSaved, add, isHelpShown, closeHelp } = useUrgeQueue();
  const isLoggedIn = useStore($session).status === 'in';
  const [start, setStart] = useState<Urge | null>(null);
  const [last, setLast] = useState<Urge | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEditFocus(start && 'urge', 'urge-before');

  const save = async (urge: Urge) => {
    setBusy(true);
    const isAccepted = await add(urge);
    setBusy(false);
    if (!isAccepted) return;
    setStart(null);
    setLast(urge);
  };
  const isExpired = waiting > 0 && !isLoggedIn;
  const waitingText = isExpired ? 'expired' : 'waits';
  const text = waiting > 0 ? waitingText : isSaved ? 'saved' : 'lead';
  return (
    <section className="write-urge stack" aria-labelledby="write-urge" id="write">
      <h2 id="write-urge">{t('hard-moment.urge.title')}</h2>
      <p role="status">{t(`hard-moment.urge.${text}`)}</p>
      {isExpired && (
        <p>
          <ArrowLink href={toLoginUrl(href('login'))} way="on">
            {t('hard-moment.urge.login')}
          </ArrowLink>
        </p>
      )}
      {last?.used === 'yes' && domain.registration !== null && start === null && (
        <p>
          <ArrowLink href={href('registration-today')} way="on">
            {t('hard-moment.urge.day')}
          </ArrowLink>
        </p>
      )}
      {start === null ? (
        <p>
          <Button data-add kind="quiet" icon="pencil" onClick={() => setStart(createUrge())}>
            {t(last === null ? 'hard-moment.urge.write' : 'hard-moment.urge.another')}
          </Button>
        </p>
      ) : (
        <UrgeForm
          start={start}
          busy={isBusy}
          onSave={(urge) => void save(urge)}
          onStop={() => setStart(null)}
          {...(onWhere && { onWhere })}
        />
      )}
      <HelpDialog open={isHelpShown} readers="nobody" onClose={closeHelp} />
    </section>
  );
}
