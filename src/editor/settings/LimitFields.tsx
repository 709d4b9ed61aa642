import { toLimitFormValues as onWire } from '#src/contract/forms/site-settings.ts';
import type { Domain, DomainTexts, Language } from '#src/domains/domain.ts';
import type { SiteLimits } from '#src/domains/site-limits.ts';
import type { FieldBinding } from '#src/forms/use-form.ts';
import { formatAmount, formatDecimalInput, formatNumber } from '#src/i18n/format-amount.ts';
import { WEEKS_IN_GROUP } from '#src/rules/limits.ts';
import { type IslandContext, useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';

type Limit = keyof SiteLimits;

interface Props {
  domain: Domain;
  form: { readonly field: (name: Limit) => FieldBinding };
}

/** Converts the limits of a site to form values. */
export function toLimitInputs(limits: SiteLimits, language: Language): Record<Limit, string> {
  const { maximum, checkFrom, weeksInGroup } = onWire(limits);
  return {
    maximum: formatDecimalInput(maximum, language),
    checkFrom: formatDecimalInput(checkFrom, language),
    weeksInGroup,
  };
}

/** Returns the labels of the limits. */
export const getLimitLabels = (t: IslandContext['t']): Readonly<Record<Limit, string>> => ({
  maximum: t('desk-settings.limits.maximum'),
  checkFrom: t('desk-settings.limits.checkFrom'),
  weeksInGroup: t('desk-settings.limits.weeksInGroup'),
});

/** Fields for the limits of registrations and of the plan. Renders nothing for a domain without registrations. */
export function LimitFields({ domain, form }: Props) {
  const { t, language } = useIsland();
  const { registration, words } = domain;
  if (registration === null) return null;
  const toUnitText = (units: number) => formatAmount(units, words.unit as NonNullable<DomainTexts['unit']>, language);
  const currentLimits = {
    maximum: toUnitText(registration.maximum),
    checkFrom: toUnitText(registration.checkFrom),
    weeksInGroup: WEEKS_IN_GROUP,
  };
  const labels = getLimitLabels(t);
  return (
    <fieldset className="settings-limits stack" aria-describedby="limits-lead">
      <legend>
        <h2>{t('desk-settings.limits.title')}</h2>
      </legend>
      <p id="limits-lead">{t('desk-settings.limits.lead', { step: formatNumber(registration.step, language) })}</p>
      {(['maximum', 'checkFrom', 'weeksInGroup'] as const).map((limit) => (
        <TextField
          key={limit}
          {...form.field(limit)}
          autoComplete="off"
          inputMode={limit === 'weeksInGroup' ? 'numeric' : 'decimal'}
          label={labels[limit]}
          help={t(`desk-settings.limits.${limit}Help`, { own: currentLimits[limit] })}
        />
      ))}
    </fieldset>
  );
}
