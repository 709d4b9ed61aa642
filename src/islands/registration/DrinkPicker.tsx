import { formatDecimalInput } from '#src/i18n/format-amount.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { toDecimal } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/parse-number.ts';
import { stepAmount } from '#src/rules/amounts/step-amount.ts';
import { DRINK_LIMITS, type DrinkField, type DrinkInputs } from '#src/rules/drinks/drink-inputs.ts';
import { DRINK_SIZES, DRINK_TYPES, type DrinkSize, type DrinkType, OTHER_SIZE } from '#src/rules/drinks/drink-sizes.ts';
import type { SavedDrink } from '#src/rules/drinks/user-drink.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { Stepper } from '#src/ui/stepper/Stepper.tsx';
import { useDrinkNames } from './drink-names.ts';
import type { useDrinks } from './use-drinks.ts';

/** Step size of each stepper: centilitres, percent, times. */
const STEPS: Record<DrinkField, number> = { volume: 1, strength: 0.5, count: 1 };

interface Props {
  drinks: ReturnType<typeof useDrinks>;
  inputs: DrinkInputs;
  savedDrinks: readonly SavedDrink[];
  /** True to show errors of unreadable values. */
  showErrors: boolean;
}

/** Fields of a drink: type, size, strength and number. */
export function DrinkPicker({ drinks, inputs, savedDrinks, showErrors }: Props) {
  const { t, language } = useIsland();
  const { centilitres, sized } = useDrinkNames(savedDrinks);
  const { wrong } = drinks;
  const renderStepper = (field: DrinkField, help?: string) => {
    const { from, to } = DRINK_LIMITS[field];
    const value = readHundredths(inputs[field]) as Amount | null;
    return (
      <Stepper
        id={`drinks-${field}`}
        size="small"
        label={t(`registration.drinks.${field}.label`)}
        help={help}
        error={showErrors && wrong.includes(field) ? t(`registration.drinks.${field}.error`, { from, to }) : undefined}
        value={inputs[field]}
        unit={t(`registration.drinks.${field}.unit`)}
        words={{ less: t(`registration.drinks.${field}.less`), more: t(`registration.drinks.${field}.more`) }}
        canStepDown={value !== null && value > from * 100}
        canStepUp={value === null || value < to * 100}
        onType={(text) => drinks.set({ [field]: text })}
        onStep={(direction) => {
          const next = stepAmount(value, direction, { step: STEPS[field], maximum: to });
          drinks.set({ [field]: formatDecimalInput(toDecimal(Math.max(next, from * 100) as Amount), language) });
        }}
      />
    );
  };
  const sizes = DRINK_SIZES[inputs.type].map((size: DrinkSize) => ({
    value: size.key,
    label: (
      <>
        {t(`registration.drinks.sizes.${size.key}`)}{' '}
        <small>{size.isOfStrength ? sized(size) : centilitres(size.millilitres)}</small>
      </>
    ),
  }));
  return (
    <>
      <Options
        id="drinks-type"
        name="drinks-type"
        legend={t('registration.drinks.type')}
        pick="one"
        variant="chips"
        options={DRINK_TYPES.map((type) => ({ value: type, label: t(`registration.drinks.types.${type}`) }))}
        selected={[inputs.type]}
        onChoose={([type]) => drinks.chooseType(type as DrinkType)}
      />
      <Options
        id="drinks-size"
        name="drinks-size"
        legend={t('registration.drinks.size')}
        help={inputs.type === 'mix' ? t('registration.drinks.mixHelp') : undefined}
        pick="one"
        variant="chips"
        options={[...sizes, { value: OTHER_SIZE, label: t('registration.drinks.other') }]}
        selected={[inputs.size]}
        onChoose={([size]) => drinks.chooseSize(size as string)}
      />
      {inputs.size === OTHER_SIZE && renderStepper('volume')}
      {renderStepper('strength', t('registration.drinks.strength.help'))}
      {renderStepper('count')}
    </>
  );
}
