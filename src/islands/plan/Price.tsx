import { useState } from 'react';
import { getFigures, saveFigures } from '#src/contract/figures/own-figures.ts';
import { priceForm } from '#src/contract/forms/price.ts';
import type { DomainWords } from '#src/domains/domain.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { refusedAt } from '#src/forms/refused-at.ts';
import { useForm } from '#src/forms/use-form.ts';
import { typedDecimal } from '#src/i18n/amount-words.ts';
import { among } from '#src/i18n/text-key.ts';
import { type Amount, decimalOf } from '#src/rules/amounts/amount.ts';
import { PRICE_KINDS } from '#src/rules/figures/money.ts';
import type { OwnFigures } from '#src/rules/figures/own-figures.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';

/** The user's own price, entered behind a button: money is optional. */
export function Price({ own }: { own: OwnFigures }) {
  const { t } = useIsland();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <PriceForm own={own} onDone={() => setOpen(false)} />;
  return (
    <p>
      <Button kind="plain" onClick={() => setOpen(true)}>
        {t(own.price === null ? 'plan.price.open' : 'plan.price.change')}
      </Button>
    </p>
  );
}

function PriceForm({ own, onDone }: { own: OwnFigures; onDone: () => void }) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const size = PRICE_KINDS[unit.key]?.size ?? null;
  const typed = (hundredths: number | null) =>
    hundredths === null ? '' : typedDecimal(decimalOf(hundredths as Amount), language);
  const cents = (price: number | null) => (price === null ? '' : typedDecimal((price / 100).toFixed(2), language));
  const form = useForm({
    form: priceForm,
    id: 'price',
    start: { price: cents(own.price), size: typed(own.size) },
    words: 'plan.price.errors',
    submit: async (body) => refusedAt(await api().call(saveFigures, { body: { ...own, ...body } }), {}),
    onDone: () => {
      showToast('done', t('plan.price.saved'));
      onDone();
      void refreshCalls(getFigures.name);
    },
    explain: () => t('plan.price.failed'),
  });
  return (
    <FormFrame form={form} submit={t('plan.price.save')} kind="quiet" label={t('plan.price.open')}>
      <p>{t('plan.price.lead')}</p>
      <TextField
        {...form.field('price')}
        inputMode="decimal"
        autoComplete="off"
        label={t(among(`plan.price.price.${unit.key}`))}
        help={t('plan.price.euros')}
      />
      {size !== null && (
        <TextField
          {...form.field('size')}
          inputMode="decimal"
          autoComplete="off"
          label={t(`plan.price.size.${size}`)}
        />
      )}
    </FormFrame>
  );
}
