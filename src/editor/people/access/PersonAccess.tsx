import { useState } from 'react';
import { openPerson, type PersonSummary, type RestrictionAction } from '#src/contract/desk/people.ts';
import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { ModerationActions } from '../moderation/ModerationActions.tsx';
import { RestrictDialog } from './RestrictDialog.tsx';

const listOffers = ({ suspended, silenced }: PersonSummary): readonly RestrictionAction[] => [
  silenced ? 'unsilence' : 'silence',
  suspended ? 'unsuspend' : 'suspend',
];

/** Current restrictions of a user, one sentence each. */
function Restrictions({ person: { suspended, silenced } }: { person: PersonSummary }) {
  const { t, language } = useIsland();
  const getText = (kind: 'suspended' | 'silenced', until: string | null) =>
    until === null
      ? t(`desk-people.access.${kind}`)
      : t(`desk-people.access.${kind}Until`, { day: `${formatDayAndMonth(until, language)} ${until.slice(0, 4)}` });
  if (!suspended && !silenced) return <p>{t('desk-people.access.open')}</p>;
  return (
    <>
      {suspended && <p className="people-mark">{getText('suspended', suspended.until)}</p>}
      {silenced && <p className="people-mark">{getText('silenced', silenced.until)}</p>}
    </>
  );
}

/** Suspends or silences a participant, or undoes that, and lists all earlier actions on the user. */
export function PersonAccess({ uid }: { uid: number }) {
  const { t } = useIsland();
  const [pendingAction, setAsked] = useState<RestrictionAction | null>(null);
  const fetchState = useCall(openPerson, { params: { uid } });
  const finish = (action: RestrictionAction) => {
    setAsked(null);
    showToast('done', t(`desk-people.done.${action}`));
    for (const call of ['open-person', 'find-people', 'open-moderated-text']) void refreshCalls(call);
  };
  return (
    <section aria-labelledby="access">
      <h2 id="access">{t('desk-people.access.title')}</h2>
      <FetchedContent fetchState={fetchState}>
        {({ person, actions }) => (
          <div className="stack">
            <Restrictions person={person} />
            <div className="people-offers">
              {listOffers(person).map((action) => (
                <Button key={action} kind="quiet" wide onClick={() => setAsked(action)}>
                  {t(`desk-people.access.actions.${action}.name`)}
                </Button>
              ))}
            </div>
            <ModerationActions id="person-actions" title={t('desk-people.access.record')} actions={actions} />
          </div>
        )}
      </FetchedContent>
      {pendingAction && (
        <RestrictDialog
          uid={uid}
          action={pendingAction}
          onClose={() => setAsked(null)}
          onDone={() => finish(pendingAction)}
        />
      )}
    </section>
  );
}
