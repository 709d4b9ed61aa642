import type { Buddy } from '#src/contract/buddies.ts';
import { useIsland } from '#src/session/Island.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';

/** A buddy with the name, the state of the invitation, and the text of a refusal. */
export function BuddyRow({ buddy, onRemove }: { buddy: Buddy; onRemove: () => void }) {
  const { t } = useIsland();
  const { name, email, status, refusal, isWaiting, isUnreachable } = buddy;
  const [mailbox, host] = email.split('@');
  return (
    <li className={`buddy-row buddy-row-${status}`}>
      <span className="buddy-stone" aria-hidden="true">
        {name.trim().slice(0, 1).toLocaleUpperCase()}
      </span>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className="soft buddy-address">
          {mailbox}@<wbr />
          {host}
        </p>
        <p className="buddy-status">{t(`buddies.status.${isWaiting ? 'waiting' : status}`)}</p>
        {isUnreachable && <p className="field-error">{t('buddies.unreachable')}</p>}
        {refusal && (
          <figure>
            <figcaption className="soft">{t('buddies.refusal', { name })}</figcaption>
            <blockquote>{refusal}</blockquote>
          </figure>
        )}
      </div>
      <RowAction
        icon="x"
        label={t('buddies.remove.confirm')}
        aria-label={t('buddies.remove.ask', { name })}
        onClick={onRemove}
      />
    </li>
  );
}
