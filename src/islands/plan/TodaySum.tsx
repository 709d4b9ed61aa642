import type { RegisteredDay } from '#src/contract/get-registrations-overview.ts';
import type { DomainWords } from '#src/domains/domain.ts';
import { amountWords, numberWords } from '#src/i18n/amount-words.ts';
import { unitsOf } from '#src/rules/amounts/amount.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Sum of today's entries, where several are above 0. */
export function TodaySum({ day }: { day: RegisteredDay | null }) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const used = (day?.items ?? []).filter(({ amount }) => amount > 0);
  if (!day || day.total === null || used.length < 2) return null;
  const parts = used.map(({ amount }) => numberWords(unitsOf(amount), language)).join(' +\u00a0');
  return <p>{t('plan.todaySum', { total: amountWords(unitsOf(day.total), unit, language), parts })}</p>;
}
