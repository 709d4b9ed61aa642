import type { RegistrationItem } from '#src/contract/registration.ts';
import type { DomainWords } from '#src/domains/domain.ts';
import { amountWords, moneyWords } from '#src/i18n/amount-words.ts';
import { capitalised } from '#src/i18n/date-words.ts';
import { unitsOf } from '#src/rules/amounts/amount.ts';
import { useIsland } from '#src/session/Island.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';

interface Props {
  item: RegistrationItem;
  isEdited: boolean;
  onDelete: () => void;
}

/** The words of a registration's amount: "2 glazen", with what was put in. */
export function useEntryWords() {
  const { language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  return ({ amount, cost }: RegistrationItem) =>
    [amountWords(unitsOf(amount), unit, language), cost === null ? '' : moneyWords(cost, language)]
      .filter(Boolean)
      .join(', ');
}

/** One registration of the day. */
export function Entry({ item, isEdited, onDelete }: Props) {
  const { t, href } = useIsland();
  const words = useEntryWords()(item);
  const { date, uuid, where, withWho, note } = item;
  const place = where && t(`registration.where.${where}`);
  const company = withWho && t(`registration.withWho.${withWho}`);
  const around = [place, company].filter(Boolean).join(', ').toLowerCase();
  return (
    <li className="day-entry">
      <div>
        <p>
          <strong>{words}</strong>
          {isEdited && <span className="soft"> {t('registration.isEdited')}</span>}
        </p>
        {around && <p className="soft">{capitalised(around)}</p>}
        {note && <p className="day-entry-note">{note}</p>}
      </div>
      {!isEdited && (
        <a
          className="icon-button"
          href={`${href('registration', { date })}?uuid=${uuid}`}
          aria-label={t('registration.edit', { amount: words })}
        >
          <Icon name="pencil" />
        </a>
      )}
      <IconButton icon="trash" label={t('registration.delete', { amount: words })} onClick={onDelete} />
    </li>
  );
}
