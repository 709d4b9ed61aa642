import { type SubmitEvent, useRef, useState } from 'react';
import type { DomainTexts } from '#src/domains/domain.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { type Amount, toUnits } from '#src/rules/amounts/amount.ts';
import type { DrinkKind, RegisteredDrink } from '#src/rules/drinks/registered-drinks.ts';
import type { SavedDrink } from '#src/rules/drinks/user-drink.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DrinkPicker } from './DrinkPicker.tsx';
import { useDrinkNames } from './drink-names.ts';
import { OfferedDrinks, SaveDrinkForm } from './OwnDrinks.tsx';
import { useDrinks } from './use-drinks.ts';

const FORM = 'drinks-form';

interface Props {
  open: boolean;
  /** Drinks from which the amount was computed; the initial value. */
  known: readonly RegisteredDrink[];
  savedDrinks: readonly SavedDrink[];
  usual: readonly DrinkKind[];
  /** Amount that is replaced; null if there is none. */
  replaced: Amount | null;
  onFill: (total: Amount, drinks: readonly RegisteredDrink[]) => void;
  onClose: () => void;
}

/** Computes the standard glasses of several drinks. Their sum becomes the amount, and the drinks are stored with it. */
export function DrinksSheet({ open, known, savedDrinks, usual, replaced, onFill, onClose }: Props) {
  const { t, language, domain } = useIsland();
  const drinks = useDrinks(language, known, savedDrinks.length + usual.length > 0);
  const [isChecked, setChecked] = useState(false);
  const containerRef = useRef<HTMLFormElement>(null);
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const { counted, typed, total, wrong } = drinks;
  const toText = (glasses: Amount) => formatAmount(toUnits(glasses), unit, language);
  const { counted: countedWords } = useDrinkNames(savedDrinks);
  /** Focuses an element after the next render, which may create it. */
  const focusOn = (selector: string) =>
    requestAnimationFrame(() => containerRef.current?.querySelector<HTMLElement>(selector)?.focus());
  /** Returns true if the drink is valid; otherwise shows its errors and focuses the first field. */
  const check = () => {
    setChecked(wrong.length > 0);
    if (wrong[0]) focusOn(`#drinks-${wrong[0]}`);
    return wrong.length === 0;
  };
  const addDrink = () => {
    if (!check()) return;
    drinks.addAnother();
    focusOn('#drinks-type');
  };
  const fill = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed === null && counted.length === 0) return addDrink();
    if (check() && total !== null) onFill(total, drinks.all);
  };
  const step = (index: number, step: 1 | -1) => {
    const isLast = step === -1 && counted[index]?.count === 1;
    drinks.step(index, step);
    if (isLast) focusOn(typed === null ? '[data-add]' : '#drinks-type');
  };
  return (
    <Dialog
      open={open}
      title={t('registration.drinks.title')}
      closeLabel={t('forms.close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={FORM}>
          {total === null ? t('registration.drinks.fillAny') : t('registration.drinks.fill', { amount: toText(total) })}
        </Button>
      }
    >
      <form id={FORM} className="drinks" noValidate onSubmit={fill} ref={containerRef}>
        {counted.length > 0 && (
          <ul className="drinks-counted" aria-label={t('registration.drinks.counted')}>
            {counted.map((registeredDrink, index) => (
              <li key={`${registeredDrink.kind} ${registeredDrink.millilitres} ${registeredDrink.tenths}`}>
                <span>{countedWords(registeredDrink)}</span>
                <span className="drinks-steps">
                  <IconButton
                    icon="minus"
                    label={t(`registration.drinks.${registeredDrink.count === 1 ? 'remove' : 'less'}`, {
                      drink: countedWords(registeredDrink),
                    })}
                    onClick={() => step(index, -1)}
                  />
                  <IconButton
                    icon="plus"
                    label={t('registration.drinks.more', { drink: countedWords(registeredDrink) })}
                    onClick={() => step(index, 1)}
                  />
                </span>
              </li>
            ))}
          </ul>
        )}
        <OfferedDrinks savedDrinks={savedDrinks} usual={usual} onAdd={(drinkKind) => drinks.addOne(drinkKind)} />
        {typed && (
          <>
            <DrinkPicker drinks={drinks} inputs={typed} savedDrinks={savedDrinks} showErrors={isChecked} />
            <SaveDrinkForm
              savedDrinks={savedDrinks}
              drink={drinks.drink}
              onKept={(storedDrinkKind) => {
                drinks.addOne(storedDrinkKind, drinks.drink?.count);
                focusOn('[data-add]');
              }}
            />
          </>
        )}
        <div>
          <Button kind="plain" icon="plus" data-add onClick={addDrink}>
            {t('registration.drinks.another')}
          </Button>
        </div>
        <div className="drinks-result">
          <div aria-live="polite">
            {total !== null && (
              <p>
                <strong>{toText(total)}</strong>
              </p>
            )}
            {replaced !== null && replaced !== total && (
              <p>{t('registration.drinks.replaces', { amount: toText(replaced) })}</p>
            )}
          </div>
          <p>{t(toTextKey(`registration.amountHelp.${domain.key}`))}</p>
        </div>
      </form>
    </Dialog>
  );
}
