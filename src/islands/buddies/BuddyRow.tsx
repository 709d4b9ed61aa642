import { Fragment } from 'react';
import type { Buddy } from '#src/contract/buddies.ts';
import { useIsland } from '#src/session/Island.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';

const ICONS: Readonly<Record<Buddy['status'], IconName>> = {
  sent: 'mail',
  accepted: 'heart',
  refused: 'minus',
  stopped: 'minus',
};

/** A buddy with the name, the state of the invitation, and the text of a refusal. */
export function BuddyRow({ buddy, onRemove }: { buddy: Buddy; onRemove: () => void }) {
  const { t } = useIsland();
  const { name, email, status, refusal, isWaiting, isUnreachable } = buddy;
  return (
    <li className={`buddy-row buddy-row-${status}`}>
      <Icon name={ICONS[status]} />
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className="soft">
          {email.split(/([@.][^@.]*)/).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address, in their order
            <Fragment key={index}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </p>
        <p>{t(`buddies.status.${isWaiting ? 'waiting' : status}`)}</p>
        {isUnreachable && <p className="field-error">{t('buddies.unreachable')}</p>}
        {refusal && (
          <figure>
            <figcaption className="soft">{t('buddies.refusal', { name })}</figcaption>
            <blockquote>{refusal}</blockquote>
          </figure>
        )}
      </div>
      <IconButton icon="trash" label={t('buddies.remove.ask', { name })} onClick={onRemove} />
    </li>
  );
}
