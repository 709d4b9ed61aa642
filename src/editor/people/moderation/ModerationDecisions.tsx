import { useState } from 'react';
import type { ModeratedText, ModerationDecision } from '#src/contract/desk/moderation.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button, type ButtonKind } from '#src/ui/button/Button.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import { SendMessageDialog } from '../message/SendMessageDialog.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';

interface Offer {
  readonly decision: ModerationDecision;
  readonly icon: IconName;
  readonly kind: ButtonKind;
}

const LEAVE: Offer = { decision: 'leave', icon: 'check', kind: 'accent' };
const HIDE: Offer = { decision: 'hide', icon: 'eye-off', kind: 'quiet' };
const SHOW: Offer = { decision: 'show', icon: 'eye', kind: 'quiet' };
const ERASE: Offer = { decision: 'erase', icon: 'trash', kind: 'plain' };

/** Returns the decisions that are possible for a text in its current state. */
function listOffers({ author, isHidden, isHeld, reports }: ModeratedText): readonly Offer[] {
  if (isHeld) return [LEAVE, HIDE, ERASE];
  const leave = reports.length > 0 ? [LEAVE] : [];
  if (author === 'nobody') return leave;
  return [...leave, isHidden ? SHOW : HIDE, ERASE];
}

/** Decisions of a moderator about a text; each needs a confirmation and is logged. */
export function ModerationDecisions({ text, seen }: { text: ModeratedText; seen: number }) {
  const { t } = useIsland();
  const [pendingAction, setAsked] = useState<ModerationDecision | 'message' | null>(null);
  const finish = (action: ModerationDecision | 'message') => {
    setAsked(null);
    showToast('done', t(`desk-people.done.${action}`));
    void refreshCalls('open-moderated-text');
    void refreshCalls('list-moderation');
  };
  const canWrite = text.author === 'participant' && text.uid !== null && text.nickname !== null;
  return (
    <section aria-labelledby="decide">
      <h2 id="decide">{t('desk-people.moderation.decide')}</h2>
      <div className="people-offers">
        {listOffers(text).map(({ decision, icon, kind }) => (
          <Button key={decision} kind={kind} icon={icon} wide onClick={() => setAsked(decision)}>
            {t(`desk-people.decisions.${decision}.name`)}
          </Button>
        ))}
        {canWrite && (
          <Button kind="quiet" icon="send" wide onClick={() => setAsked('message')}>
            {t('desk-people.message.write')}
          </Button>
        )}
      </div>
      {pendingAction !== null && pendingAction !== 'message' && (
        <DecisionDialog
          key={pendingAction}
          decision={pendingAction}
          text={text}
          seen={seen}
          onClose={() => setAsked(null)}
          onDone={() => finish(pendingAction)}
        />
      )}
      {pendingAction === 'message' && text.uid !== null && (
        <SendMessageDialog
          uid={text.uid}
          nickname={text.nickname ?? ''}
          about={{ type: text.type, id: text.id }}
          onClose={() => setAsked(null)}
          onDone={() => finish('message')}
        />
      )}
    </section>
  );
}
