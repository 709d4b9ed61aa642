import type { RegistrationItem } from '#src/contract/registration.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { formatAmount, formatMoney } from '#src/i18n/format-amount.ts';
import { capitalise } from '#src/i18n/format-date.ts';
import { toUnits } from '#src/rules/amounts/amount.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useDrinkNames, useOwnDrinks } from './drink-names.ts';

/** Returns a function that formats a registration: "2 glazen", followed by the money spent, if known. */
export function useEntryAmount() {
  const { language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  return ({ amount, cost }: RegistrationItem) =>
    [formatAmount(toUnits(amount), unit, language), cost === null ? '' : formatMoney(cost, language)]
      .filter(Boolean)
      .join(', ');
}

/** A registration as text: amount, place, company, and note. */
export function EntryText({ item, beside }: { item: RegistrationItem; beside?: string | undefined }) {
  const { t } = useIsland();
  const amount = useEntryAmount()(item);
  const { note, drinks } = item;
  const hasOwn = drinks?.some(({ kind }) => kind.startsWith('own.')) === true;
  const { short } = useDrinkNames(useOwnDrinks(hasOwn));
  const path = item.place && t(`registration.place.${item.place}`);
  const company = item.company && t(`registration.company.${item.company}`);
  const context = [path, company].filter(Boolean).join(', ').toLowerCase();
  return (
    <>
      <p>
        <strong>{amount}</strong>
        {beside && <span className="soft"> {beside}</span>}
      </p>
      {drinks && <p className="soft">{short(drinks)}</p>}
      {context && <p className="soft">{capitalise(context)}</p>}
      {note && <p className="day-entry-note">{note}</p>}
    </>
  );
}
