import { getFigures } from '#src/contract/figures/user-figures.ts';
import { getRegistrationsOverview } from '#src/contract/registrations.ts';
import { listTests } from '#src/contract/self-tests/own-checks.ts';
import { listQuestions } from '#src/contract/webform/answers.ts';
import type { LeafElement, WebformDefinition } from '#src/contract/webform/definition.ts';
import { formatAmount, formatNumber } from '#src/i18n/format-amount.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { toUnits } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import {
  type BaselineFigures,
  type FirstWeekAnswer,
  getFirstWeekAnswer,
  isFirstWeekQuestion,
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

/**
 * Returns the exercise's form with the known answers about week 1 instead of its questions. Null while loading;
 * unchanged on failure.
 */
export function useFirstWeekAnswers(definition: WebformDefinition, isNew: boolean): WebformDefinition | null {
  const { domain } = useIsland();
  const { programStartDate } = useUser();
  const today = useUserToday();
  const formatAnswer = useFormatAnswer();
  const isRequested = isNew && listQuestions(definition).some(({ key }) => isFirstWeekQuestion(key));
  const overview = useCall(getRegistrationsOverview, isRequested ? {} : null);
  const tests = useCall(listTests, isRequested ? {} : null);
  const statistics = useCall(getFigures, isRequested ? {} : null);
  if (!isRequested) return definition;
  if ([overview, tests, statistics].some(({ status }) => status === 'loading')) return null;
  if (overview.status !== 'done' || tests.status !== 'done') return definition;
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
  return {
    ...definition,
    elements: definition.elements.map((element) =>
      element.type === 'page'
        ? { ...element, elements: element.elements.map(withKnownAnswer) }
        : withKnownAnswer(element),
    ),
  };
}
