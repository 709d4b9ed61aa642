import type { ReactNode } from 'react';
import { getFigures } from '#src/contract/figures/user-figures.ts';
import { getRegistrationsOverview } from '#src/contract/registrations.ts';
import { listTests } from '#src/contract/self-tests/own-checks.ts';
import type { LeafElement, WebformDefinition } from '#src/contract/webform/definition.ts';
import { formatAmount, formatNumber } from '#src/i18n/format-amount.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { toUnits } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import {
  type BaselineFigures,
  type FirstWeekAnswer,
  getFirstWeekAnswer,
} from '#src/rules/figures/first-week-answers.ts';
import { NO_FIGURES } from '#src/rules/figures/user-figures.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { useUserToday } from '#src/session/user-day.ts';

const CENTS = 100;

/** Returns a function that formats the known answer about week 1 as a sentence. */
function useFormatAnswer(): (known: FirstWeekAnswer) => string {
  const { t, language, domain } = useIsland();
  return (knownFirstWeekAnswer) => {
    if (!('week' in knownFirstWeekAnswer))
      return t(toTextKey(`exercise.then.${knownFirstWeekAnswer.kind}`), { step: knownFirstWeekAnswer.step });
    const { amount, days } = knownFirstWeekAnswer.week;
    const unit = domain.words.unit;
    const text = unit ? formatAmount(toUnits(amount), unit, language) : String(toUnits(amount));
    if (knownFirstWeekAnswer.kind === 'money') {
      const euros = formatNumber(Math.round(knownFirstWeekAnswer.cents / CENTS), language);
      if (days === null) return t('exercise.then.moneyPlan', { amount: text, euros });
      return t('exercise.then.money', { amount: text, euros, days });
    }
    if (days === null) return t('exercise.then.plan', { amount: text });
    return t('exercise.then.use', { amount: text, days });
  };
}

interface Props {
  readonly definition: WebformDefinition;
  readonly loading: ReactNode;
  readonly children: (definition: WebformDefinition) => ReactNode;
}

/**
 * Renders the exercise's form with the known answers about week 1 instead of its questions; with all its questions if
 * the answers cannot be loaded.
 */
export function FirstWeekAnswers({ definition, loading, children }: Props): ReactNode {
  const { domain } = useIsland();
  const { programStartDate } = useUser();
  const today = useUserToday();
  const formatAnswer = useFormatAnswer();
  const overview = useCall(getRegistrationsOverview, {});
  const tests = useCall(listTests, {});
  const statistics = useCall(getFigures, {});
  if ([overview, tests, statistics].some(({ status }) => status === 'loading')) return loading;
  if (overview.status !== 'done' || tests.status !== 'done') return children(definition);
  const baselineFigures: BaselineFigures = {
    days: overview.value,
    checks: tests.value.rows,
    unit: domain.words.unit?.key ?? domain.key,
    price: statistics.status === 'done' ? statistics.value : NO_FIGURES,
    programmeStart: programStartDate as CalendarDate,
  };
  const withKnownAnswer = (element: LeafElement): LeafElement => {
    const firstWeekAnswer = getFirstWeekAnswer(element.key, baselineFigures, today);
    return firstWeekAnswer
      ? { type: 'markup', key: element.key, html: `<p>${formatAnswer(firstWeekAnswer)}</p>` }
      : element;
  };
  const elements = definition.elements.map((element) =>
    element.type === 'page'
      ? { ...element, elements: element.elements.map(withKnownAnswer) }
      : withKnownAnswer(element),
  );
  return children({ ...definition, elements });
}
