import { type SubmitEvent, useRef, useState } from 'react';
import type { DomainWords } from '#src/domains/domain.ts';
import { amountWords, numberWords, typedDecimal } from '#src/i18n/amount-words.ts';
import { type Amount, decimalOf, unitsOf } from '#src/rules/amounts/amount.ts';
import { stepAmount } from '#src/rules/amounts/step-amount.ts';
import { readHundredths } from '#src/rules/amounts/typed-number.ts';
import { DRINK_SIZES, DRINK_TYPES, type DrinkSize, type DrinkType, OTHER_SIZE } from '#src/rules/drinks/drink-sizes.ts';
import { DRINK_LIMITS, type DrinkField } from '#src/rules/drinks/typed-drink.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { Stepper } from '#src/ui/stepper/Stepper.tsx';
import type { CountedDrink, useDrinks } from './use-drinks.ts';

/** What one press of a stepper adds: centilitres, percent, times. */
const STEPS: Record<DrinkField, number> = { volume: 1, strength: 0.5, count: 1 };

const FORM = 'drinks-form';

interface Props {
  open: boolean;
  drinks: ReturnType<typeof useDrinks>;
  /** What stands in the form; null where nothing can be read there. */
  amount: Amount | null;
  onFill: (total: Amount) => void;
  onClose: () => void;
}

/** Counts the standard glasses in what was drunk: type, size, strength and how often. Their sum becomes the amount. */
export function DrinksSheet({ open, drinks, amount, onFill, onClose }: Props) {
  const { t, language, domain } = useIsland();
  const [isChecked, setChecked] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const { typed, counted, total, wrong } = drinks;
  const words = (glasses: Amount) => amountWords(unitsOf(glasses), unit, language);
  const centilitres = (millilitres: number) =>
    t('registration.drinks.centilitres', { volume: numberWords(millilitres / 10, language) });
  const nameOf = ({ count, type, size, millilitres, tenths }: CountedDrink) =>
    t('registration.drinks.one', {
      times: count,
      name: t(`registration.drinks.${size === OTHER_SIZE ? `types.${type}` : `sizes.${size}`}`),
      volume: centilitres(millilitres),
      strength: numberWords(tenths / 10, language),
    });
  const focusOn = (id: string) => place.current?.querySelector<HTMLElement>(`#${id}`)?.focus();
  /** True where the drink can be read; else its errors are shown and the first field has the focus. */
  const check = () => {
    setChecked(wrong.length > 0);
    if (wrong[0]) focusOn(`drinks-${wrong[0]}`);
    return wrong.length === 0;
  };
  const fill = (event: SubmitEvent) => {
    event.preventDefault();
    if (!check() || total === null) return;
    drinks.keepFilled();
    onFill(total);
  };
  const addAnother = () => {
    if (!check()) return;
    drinks.addAnother();
    focusOn('drinks-type');
  };
  const remove = (index: number) => {
    drinks.remove(index);
    focusOn('drinks-type');
  };
  const stepper = (field: DrinkField, help?: string) => {
    const { from, to } = DRINK_LIMITS[field];
    const value = readHundredths(typed[field]) as Amount | null;
    return (
      <Stepper
        id={`drinks-${field}`}
        size="small"
        label={t(`registration.drinks.${field}.label`)}
        help={help}
        error={isChecked && wrong.includes(field) ? t(`registration.drinks.${field}.error`, { from, to }) : undefined}
        value={typed[field]}
        unit={t(`registration.drinks.${field}.unit`)}
        words={{ less: t(`registration.drinks.${field}.less`), more: t(`registration.drinks.${field}.more`) }}
        canStepDown={value !== null && value > from * 100}
        canStepUp={value === null || value < to * 100}
        onType={(text) => drinks.set({ [field]: text })}
        onStep={(direction) => {
          const next = stepAmount(value, direction, { step: STEPS[field], maximum: to });
          drinks.set({ [field]: typedDecimal(decimalOf(Math.max(next, from * 100) as Amount), language) });
        }}
      />
    );
  };
  const isReplaced = amount !== null && amount > 0 && amount !== drinks.filled && amount !== total;
  const sizes = DRINK_SIZES[typed.type].map(({ key, millilitres, tenths, isOfStrength }: DrinkSize) => ({
    value: key,
    label: (
      <>
        {t(`registration.drinks.sizes.${key}`)}{' '}
        <small>
          {isOfStrength
            ? t('registration.drinks.sized', {
                volume: centilitres(millilitres),
                strength: numberWords(tenths / 10, language),
              })
            : centilitres(millilitres)}
        </small>
      </>
    ),
  }));
  return (
    <Dialog
      open={open}
      title={t('registration.drinks.title')}
      closeLabel={t('forms.close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={FORM}>
          {total === null ? t('registration.drinks.fillAny') : t('registration.drinks.fill', { amount: words(total) })}
        </Button>
      }
    >
      <form id={FORM} className="drinks" noValidate onSubmit={fill} ref={place}>
        {counted.length > 0 && (
          <ul className="drinks-counted" aria-label={t('registration.drinks.counted')}>
            {counted.map((one, index) => (
              // Two rows may be the same drink: their place is what tells them apart.
              // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state of their own.
              <li key={index}>
                <span>{nameOf(one)}</span>
                <IconButton
                  icon="x"
                  label={t('registration.drinks.remove', { drink: nameOf(one) })}
                  onClick={() => remove(index)}
                />
              </li>
            ))}
          </ul>
        )}
        <Options
          id="drinks-type"
          name="drinks-type"
          legend={t('registration.drinks.type')}
          pick="one"
          look="chips"
          options={DRINK_TYPES.map((type) => ({ value: type, label: t(`registration.drinks.types.${type}`) }))}
          chosen={[typed.type]}
          onChoose={([type]) => drinks.chooseType(type as DrinkType)}
        />
        <Options
          id="drinks-size"
          name="drinks-size"
          legend={t('registration.drinks.size')}
          help={typed.type === 'mix' ? t('registration.drinks.mixHelp') : undefined}
          pick="one"
          look="chips"
          options={[...sizes, { value: OTHER_SIZE, label: t('registration.drinks.other') }]}
          chosen={[typed.size]}
          onChoose={([size]) => drinks.chooseSize(size as string)}
        />
        {typed.size === OTHER_SIZE && stepper('volume')}
        {stepper('strength', t('registration.drinks.strength.help'))}
        {stepper('count')}
        <div>
          <Button kind="plain" icon="plus" onClick={addAnother}>
            {t('registration.drinks.another')}
          </Button>
        </div>
        <div className="drinks-result">
          <div aria-live="polite">
            {total !== null && (
              <p>
                <strong>{words(total)}</strong>
              </p>
            )}
            {isReplaced && <p>{t('registration.drinks.replaces', { amount: words(amount) })}</p>}
          </div>
          <p>{t(`registration.amountHelp.${domain.key}`)}</p>
        </div>
      </form>
    </Dialog>
  );
}
