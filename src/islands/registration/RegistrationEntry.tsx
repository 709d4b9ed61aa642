import type { RegistrationItem } from '#src/contract/registration.ts';
import { useIsland } from '#src/session/Island.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { EntryWords, useAmountOfEntry } from './EntryWords.tsx';

interface Props {
  item: RegistrationItem;
  isEdited: boolean;
  onDelete: () => void;
}

/** One registration of the day. */
export function RegistrationEntry({ item, isEdited, onDelete }: Props) {
  const { t, href } = useIsland();
  const amount = useAmountOfEntry()(item);
  const { date, uuid } = item;
  return (
    <li className="day-entry">
      <div>
        <EntryWords item={item} beside={isEdited ? t('registration.isEdited') : undefined} />
      </div>
      {!isEdited && (
        <a
          className="icon-button"
          href={`${href('registration', { date })}?uuid=${uuid}`}
          aria-label={t('registration.edit', { amount })}
        >
          <Icon name="pencil" />
        </a>
      )}
      <IconButton icon="trash" label={t('registration.delete', { amount })} onClick={onDelete} />
    </li>
  );
}
