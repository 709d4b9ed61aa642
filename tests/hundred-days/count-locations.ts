import {
  type CountOptions,
  createGainsUntil,
  createWeeksCompared,
  getCounts,
  getDateOfDay,
  getFilled,
  getGoal,
  getLongestRun,
  getRange,
  getState,
  getWeekdayOfDay,
  sumOfDays,
  toText,
} from './count-days.ts';

const WEEKDAYS = ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag', 'Zaterdag', 'Zondag'];
const MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
];
const NURSE = { open: 'niet ingevuld', within: 'binnen het doel', above: 'boven het doel', filled: 'alleen ingevuld' };
const getDecimal = (amount: number) => String(Math.round(amount * 100) / 100).replace('.', ',');
const getMondayOfDay = (day: number) => day - getWeekdayOfDay(day);

const getName = (day: number) => {
  const [, month = '', date = ''] = getDateOfDay(day).split('-');
  return `${WEEKDAYS[getWeekdayOfDay(day)]} ${Number(date)} ${MONTHS[Number(month) - 1]}`;
};

/** Returns the same numbers as `readPlaces`, counted from the life's days. */
export function countPlaces(life: CountOptions, today: number) {
  const { start, amounts } = life;
  const lived = getRange(start, today);
  const filledDays = getFilled(life, lived);
  const counts = getCounts(life, lived);
  const getWords = (amount: number | null) => (amount === null ? '–' : toText(life, amount));
  const getMark = (day: number) => {
    if (day > today) return 'komt nog';
    if (day < start) return 'voor je start';
    return day === today && !amounts.has(day) ? 'vandaag, nog niet ingevuld' : getState(life, day).words;
  };
  const week = getRange(getMondayOfDay(today), getMondayOfDay(today) + 6);
  const goals = week.map((day) => getGoal(life, day));
  const weekGoal = goals.reduce<number>((all, goal) => all + (goal ?? 0), 0);
  const hasWeekGoal = goals.every((goal) => goal !== null) && weekGoal > 0;
  const gains = createGainsUntil(life, today);
  const comparison = createWeeksCompared(life, today);
  const isPlanned = life.plans.length > 0;
  const period = getRange(Math.max(start, today - 42), today - 1);
  const mondays = [...new Set(period.map(getMondayOfDay))];
  const sums = mondays.map((monday) => {
    const dates = period.filter((day) => getMondayOfDay(day) === monday);
    const filledDays = getFilled(life, dates);
    const getSum = (of: (day: number) => number | null) => {
      const all = filledDays.map(of);
      return all.length === 0 || all.includes(null)
        ? 'onbekend'
        : toText(
            life,
            all.reduce<number>((a, b) => a + (b ?? 0), 0),
          );
    };
    const usage = life.plans[0]?.usage;
    return [
      getSum((day) => amounts.get(day) ?? null),
      getSum((day) => getGoal(life, day)),
      getSum((day) => usage?.[getWeekdayOfDay(day)] ?? null),
      `${filledDays.length} van ${dates.length} ${dates.length === 1 ? 'dag' : 'dagen'}`,
    ];
  });
  const last = filledDays.at(-1);
  return {
    programme: amounts.has(today) ? `Vandaag: ${toText(life, amounts.get(today) ?? 0)}` : null,
    lookBack: { registered: filledDays.length, within: counts.within, run: getLongestRun(life, lived) },
    plan: getRange(getMondayOfDay(start), getMondayOfDay(today) + 6).map((day) => [
      getName(day),
      getWords(amounts.get(day) ?? null),
      getWords(getGoal(life, day)),
      getMark(day),
    ]),
    weekSoFar:
      hasWeekGoal && getFilled(life, week).length > 0
        ? `${getDecimal(sumOfDays(life, week))} van hooguit ${getDecimal(weekGoal)}`
        : null,
    figures: [
      filledDays.length,
      lived.length,
      ...(isPlanned ? [counts.within, counts.above] : []),
      ...(counts.filled > 0 ? [counts.filled] : []),
      counts.open,
    ],
    calendar: lived.map((day) =>
      [getName(day), amounts.has(day) ? toText(life, amounts.get(day) ?? 0) : '', getMark(day)]
        .filter(Boolean)
        .join(', '),
    ),
    gains: gains && { ...gains, until: getDateOfDay(gains.until) },
    compared: comparison && {
      now: [comparison.now.amount, comparison.now.days],
      before: comparison.before ? [comparison.before.amount, comparison.before.days] : null,
    },
    summary: sums,
    csv: filledDays.map((day) => {
      const goal = getGoal(life, day);
      return `${getDateOfDay(day)};${getDecimal(amounts.get(day) ?? 0)};${goal === null ? '' : getDecimal(goal)};;;`;
    }),
    account: { days: filledDays.length, total: lived.length, completed: filledDays.length },
    nurse: {
      counts: [lived.length, filledDays.length, counts.within, counts.above, counts.filled],
      weeks: [4, 3, 2, 1].map((daysBack) => {
        const dates = getRange(today - daysBack * 7, today - daysBack * 7 + 6);
        return [sumOfDays(life, dates), getFilled(life, dates).length];
      }),
      lastFilledIn: last === undefined ? null : getDateOfDay(last),
      lastDays: getRange(today - 7, today - 1).map((day) => (day < start ? 'ahead' : getState(life, day).count)),
      bars: lived.map((day) => {
        const goal = getGoal(life, day);
        const parts = [
          getName(day),
          amounts.has(day) ? toText(life, amounts.get(day) ?? 0) : '',
          goal === null ? '' : `doel ${toText(life, goal)}`,
          NURSE[getState(life, day).count],
        ];
        return parts.filter(Boolean).join(', ');
      }),
    },
  };
}
