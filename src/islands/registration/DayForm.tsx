import { useEffect, useEffectEvent, useState } from 'react';
import { drinksFormat } from '#src/contract/fields/text-formats.ts';
import { isSumOfDrinks, type RegistrationItem } from '#src/contract/registration.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { UnitHelp } from '#src/forms/day/AmountField.tsx';
import { RegistrationDetails } from '#src/forms/day/RegistrationDetails.tsx';
import { EarlierDraft } from '#src/forms/EarlierDraft.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { HelpDialog } from '#src/forms/help/HelpDialog.tsx';
import { formatDecimalInput } from '#src/i18n/format-amount.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { type Amount, sumAmounts, toDecimal, ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/parse-number.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { listUsualDrinks, type RegisteredDrink, readDrinks } from '#src/rules/drinks/registered-drinks.ts';
import { getDayQuestion } from '#src/rules/registrations/day-question.ts';
import { readRegisteredAmount } from '#src/rules/registrations/registered-amount.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useLazyImport } from '#src/session/use-lazy-import.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { CheckDialog } from './CheckDialog.tsx';
import { DayFields } from './DayFields.tsx';
import { useOwnDrinks } from './drink-names.ts';
import { OtherDeviceVersion } from './OtherDeviceVersion.tsx';
import { useConfirmTotal } from './use-confirm-total.ts';
import { useRegistration } from './use-registration.ts';

/** Result of saving: the day's total, and whether its text requires the help lines. */
export interface SavedDay {
  readonly total: Amount;
  readonly isHelpShown: boolean;
}

interface Props {
  date: CalendarDate;
  item: RegistrationItem | null;
  days: RegistrationsOverview;
  limits: RegistrationLimits;
  /** Day as text, "vandaag" or "gisteren"; null for others. */
  near: string | null;
  onSaved: (saved: SavedDay) => void;
}

/** Form of a day: sent after its total is confirmed. Shows the version of another device next to it, if any. */
export function DayForm({ date, item, days, limits, near, onSaved }: Props) {
  const { t, href, language } = useIsland();
  const [helped, setHelped] = useState<SavedDay | null>(null);
  const otherAmounts = (days[date]?.items ?? []).filter(({ uuid }) => uuid !== item?.uuid).map(({ amount }) => amount);
  const previousAmount = sumAmounts(otherAmounts);
  const hasMore = getDayQuestion(otherAmounts).kind === 'more';
  const findTypedTotal = () => {
    const hasUse = hasMore ? 'yes' : form.value('register');
    const register = hasUse === 'yes' || hasUse === 'no' ? hasUse : null;
    const amount = form.value('amount');
    const result = readRegisteredAmount({ register, amount }, limits.maximum, item?.amount);
    return result.ok ? sumAmounts([previousAmount, result.value]) : null;
  };
  const form = useRegistration({
    date,
    item,
    limits,
    isMore: hasMore,
    // An entry that was deleted elsewhere may still be in the data, but the user no longer sees it.
    seen: otherAmounts.length,
    onSaved: (isHelpShown) => {
      (isHelpShown ? setHelped : onSaved)({ total: findTypedTotal() ?? ZERO_AMOUNT, isHelpShown });
    },
  });
  const register = form.value('register');
  const isOpen = form.state.status === 'idle' || form.state.status === 'error';
  const savedTotal = days[date]?.total ?? null;
  const fieldId = form.fieldId('amount');
  const check = useConfirmTotal({ limits, savedTotal, typedTotal: findTypedTotal, onSubmit: form.onSubmit, fieldId });
  // With an earlier draft or an entry of another device, "no" is not an option.
  const answerYes = useEffectEvent(() => form.set('register', 'yes'));
  useEffect(() => {
    if (hasMore && register !== 'yes') answerYes();
  }, [hasMore, register]);
  const leaveForm = () => {
    form.clear();
    location.replace(href('registration', { date }));
  };
  const reloadOther = () => {
    form.clear();
    location.reload();
  };
  const [isCounting, setCounting] = useState(false);
  /** Number of times the drinks were opened; each time they start empty. */
  const [opened, setOpened] = useState(0);
  const isOpened = opened > 0;
  const drinks = useLazyImport('drinks', limits.hasDrinks && isOpened, () => import('./DrinksSheet.tsx'));
  const lines = useLazyImport('lines', limits.hasLines && isOpened, () => import('./LinesSheet.tsx'));
  const unloaded = [drinks, lines].find((sheet) => sheet.status === 'error');
  const savedDrinks = useOwnDrinks(limits.hasDrinks);
  const usualDrinks = listUsualDrinks(Object.values(days).flatMap(({ items }) => items.map((item) => item.drinks)));
  const typedAmount = readHundredths(form.value('amount')) as Amount | null;
  const read = readDrinks(form.value('drinks'));
  /** Drinks from which the amount was computed; empty if the amount was changed manually. */
  const registeredDrinks: readonly RegisteredDrink[] =
    read.ok && read.value && isSumOfDrinks({ drinks: read.value, amount: typedAmount ?? ZERO_AMOUNT })
      ? read.value
      : [];
  const startCounting = () => {
    setOpened(opened + 1);
    setCounting(true);
  };
  const fill = (glasses: Amount, drunk: readonly RegisteredDrink[]) => {
    form.set('register', 'yes');
    form.set('amount', formatDecimalInput(toDecimal(glasses), language));
    form.set('drinks', drinksFormat.write(drunk));
    setCounting(false);
  };
  const replaced = registeredDrinks.length === 0 && typedAmount !== null && typedAmount > 0 ? typedAmount : null;
  const { both, isGone } = form.other;
  const isNew = item === null;
  const [hadDetails] = useState(() => (['place', 'company', 'note'] as const).some((name) => form.value(name) !== ''));
  const hasDetails = hadDetails || form.getError('note') !== undefined;
  const submit = isGone ? 'gone.keep' : hasMore && isNew ? 'more.submit' : 'submit';
  const day = near ?? t('registration.onDay', { day: formatDay(date, language) });
  return (
    <div ref={check.place}>
      <div className="sheet day-form">
        {form.isEarlier && <EarlierDraft onDiscard={form.discard} />}
        {both && <OtherDeviceVersion both={both} onKeep={check.send} onTake={reloadOther} />}
        <FormFrame
          form={{ ...form, onSubmit: check.onSubmit }}
          submit={t(`registration.${submit}`)}
          label={t('registration.title')}
          footer={
            <div>
              <UnitHelp />
              {(hasMore || register !== '') && (
                <Details summary={t('registration.details')} open={hasDetails || undefined}>
                  <div className="stack">
                    {(hasMore || register === 'yes') && <RegistrationDetails form={form} limits={limits} />}
                    <TextArea
                      {...form.field('note')}
                      label={t('registration.note')}
                      help={t('registration.noteHelp')}
                      rows={3}
                    />
                  </div>
                </Details>
              )}
            </div>
          }
          secondaryActions={
            <>
              {(limits.hasDrinks || limits.hasLines) && (
                <Button kind="plain" icon="calculator" aria-haspopup="dialog" onClick={startCounting}>
                  {t(limits.hasLines ? 'registration.lines.open' : 'registration.drinks.open')}
                </Button>
              )}
              {isGone && (
                <Button kind="plain" onClick={leaveForm}>
                  {t('registration.gone.leave')}
                </Button>
              )}
            </>
          }
        >
          <DayFields
            {...{ form, date, days, limits, day, isMore: hasMore, isNew, unloaded }}
            total={isOpen ? findTypedTotal() : null}
          />
        </FormFrame>
      </div>
      {lines.status === 'done' && (
        <lines.value.LinesSheet
          open={isCounting}
          onFill={(grams) => fill(grams, [])}
          onClose={() => setCounting(false)}
        />
      )}
      {drinks.status === 'done' && (
        <drinks.value.DrinksSheet
          key={opened}
          open={isCounting}
          known={registeredDrinks}
          savedDrinks={savedDrinks}
          usual={usualDrinks}
          replaced={replaced}
          onFill={fill}
          onClose={() => setCounting(false)}
        />
      )}
      <CheckDialog total={check.asked} totalBefore={previousAmount} day={day} onYes={check.yes} onNo={check.no} />
      <HelpDialog open={helped !== null} readers="nobody" onClose={() => helped && onSaved(helped)} />
    </div>
  );
}
