import type { DomainWords } from '#src/domains/domain.ts';
import { numberWords } from '#src/i18n/amount-words.ts';
import { unitsOf } from '#src/rules/amounts/amount.ts';
import { type Gains as GainsTold, toldUnits } from '#src/rules/figures/gains.ts';
import { useIsland } from '#src/session/Island.tsx';

/** What somebody gained against their own start: each a number and a sentence, and over how many days. */
export function Gains({ gains: { days, of, units, without } }: { gains: GainsTold }) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const told = toldUnits(units, unit.isWhole);
  if (told === null && without === null) return null;
  const kind = domain.key === 'gambling' ? 'hours' : unit.isWhole ? 'whole' : 'part';
  const before = without?.before ?? 0;
  return (
    <section className="sheet stack" aria-labelledby="gains">
      <h2 id="gains">{t('plan.gains.title')}</h2>
      {told !== null && (
        <p>
          <strong className="plan-number">{numberWords(unitsOf(told), language)}</strong>{' '}
          {t(`plan.gains.${kind}`, { unit: (unitsOf(told) === 1 ? unit.one : unit.many)[language] })}
        </p>
      )}
      {without && (
        <p>
          <strong className="plan-number">{without.now}</strong> {t('plan.gains.without', { count: without.now })}{' '}
          <span className="plan-beside soft">
            {before === 0 ? t('plan.gains.withoutNone') : t('plan.gains.withoutBefore', { count: before })}
          </span>
        </p>
      )}
      <p className="soft">{t('plan.gains.over', { days, of })}</p>
    </section>
  );
}
