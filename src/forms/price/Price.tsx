import { useState } from 'react';
import { priceForm } from '#src/contract/forms/price.ts';
import type { Result } from '#src/contract/result.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { formatDecimalInput } from '#src/i18n/format-amount.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { type Amount, toDecimal } from '#src/rules/amounts/amount.ts';
import { PRICE_KINDS } from '#src/rules/figures/money.ts';
import type { UserFigures } from '#src/rules/figures/user-figures.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { FormFrame } from '../FormFrame.tsx';
import { renameRefusedFields } from '../rename-refused-fields.ts';
import { useEditFocus } from '../use-edit-focus.ts';
import { useForm } from '../use-form.ts';

type UnitPrice = Pick<UserFigures, 'price' | 'size'>;

interface Props {
  savedPrice: UnitPrice;
  onSave: (price: UnitPrice) => Promise<Result<unknown>>;
  onSaved: () => void;
}

/** Price of a unit, set by the user. Collapsed behind a button, because it is optional. */
export function Price({ savedPrice, onSave, onSaved }: Props) {
  const { t } = useIsland();
  const [isOpen, setOpen] = useState(false);
  useEditFocus(isOpen ? 'price' : null, 'price-price');
  if (isOpen) {
    const finish = () => {
      setOpen(false);
      onSaved();
    };
    return <PriceForm savedPrice={savedPrice} onSave={onSave} onSaved={finish} />;
  }
  return (
    <p>
      <Button data-edit="price" kind="plain" onClick={() => setOpen(true)}>
        {t(savedPrice.price === null ? 'price.open' : 'price.change')}
      </Button>
    </p>
  );
}

function PriceForm({ savedPrice, onSave, onSaved }: Props) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const size = PRICE_KINDS[unit.key]?.size ?? null;
  const toTyped = (hundredths: number | null) =>
    hundredths === null ? '' : formatDecimalInput(toDecimal(hundredths as Amount), language);
  const toCents = (price: number | null) =>
    price === null ? '' : formatDecimalInput((price / 100).toFixed(2), language);
  const form = useForm({
    form: priceForm,
    id: 'price',
    start: { price: toCents(savedPrice.price), size: toTyped(savedPrice.size) },
    textKey: 'price.errors',
    submit: async (price) => renameRefusedFields(await onSave(price), {}),
    onDone: onSaved,
    explain: () => t('price.failed'),
  });
  return (
    <FormFrame form={form} submit={t('price.save')} kind="quiet" label={t('price.open')}>
      <p>{t('price.lead')}</p>
      <TextField
        {...form.field('price')}
        inputMode="decimal"
        autoComplete="off"
        label={t(toTextKey(`price.price.${unit.key}`))}
        help={t('price.euros')}
      />
      {size !== null && (
        <TextField {...form.field('size')} inputMode="decimal" autoComplete="off" label={t(`price.size.${size}`)} />
      )}
    </FormFrame>
  );
}
