import {
  dateOfDay,
  gainsUntil,
  getCounts,
  getFilled,
  goalOn,
  inWords,
  type Life,
  longestRun,
  range,
  stateOn,
  sumOfDays,
  weekdayOfDay,
  weeksCompared,
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
const decimal = (amount: number) => String(Math.round(amount * 100) / 100).replace('.', ',');
const mondayOfDay = (day: number) => day - weekdayOfDay(day);

const getName = (day: number) => {
  const [, month = '', date = ''] = dateOfDay(day).split('-');
  return `${WEEKDAYS[weekdayOfDay(day)]} ${Number(date)} ${MONTHS[Number(month) - 1]}`;
};

/** Returns the same numbers as `readPlaces`, counted from the life's days. */
export function countPlaces(life: Life, today: number) {
  const { start, amounts } = life;
  const lived = range(start, today);
  const filled = getFilled(life, lived);
  const counts = getCounts(life, lived);
  const getWords = (amount: number | null) => (amount === null ? '–' : inWords(life, amount));
  const getMark = (day: number) => {
    if (day > today) return 'komt nog';
    if (day < start) return 'voor je start';
    return day === today && !amounts.has(day) ? 'vandaag, nog niet ingevuld' : stateOn(life, day).words;
  };
  const week = range(mondayOfDay(today), mondayOfDay(today) + 6);
  const goals = week.map((day) => goalOn(life, day));
  const weekGoal = goals.reduce<number>((all, goal) => all + (goal ?? 0), 0);
  const hasWeekGoal = goals.every((goal) => goal !== null) && weekGoal > 0;
  const gains = gainsUntil(life, today);
  const compared = weeksCompared(life, today);
  const isPlanned = life.plans.length > 0;
  const period = range(Math.max(start, today - 42), today - 1);
  const mondays = [...new Set(period.map(mondayOfDay))];
  const sums = mondays.map((monday) => {
    const dates = period.filter((day) => mondayOfDay(day) === monday);
    const known = getFilled(life, dates);
    const sum = (of: (day: number) => number | null) => {
      const all = known.map(of);
      return all.length === 0 || all.includes(null)
        ? 'onbekend'
        : inWords(
            life,
            all.reduce<number>((a, b) => a + (b ?? 0), 0),
          );
    };
    const usage = life.plans[0]?.usage;
    return [
      sum((day) => amounts.get(day) ?? null),
      sum((day) => goalOn(life, day)),
      sum((day) => usage?.[weekdayOfDay(day)] ?? null),
      `${known.length} van ${dates.length} ${dates.length === 1 ? 'dag' : 'dagen'}`,
    ];
  });
  const last = filled.at(-1);
  return {
    programme: amounts.has(today) ? `Vandaag: ${inWords(life, amounts.get(today) ?? 0)}` : null,
    lookBack: { registered: filled.length, within: counts.within, run: longestRun(life, lived) },
    plan: range(mondayOfDay(start), mondayOfDay(today) + 6).map((day) => [
      getName(day),
      getWords(amounts.get(day) ?? null),
      getWords(goalOn(life, day)),
      getMark(day),
    ]),
    weekSoFar:
      hasWeekGoal && getFilled(life, week).length > 0
        ? `${decimal(sumOfDays(life, week))} van hooguit ${decimal(weekGoal)}`
        : null,
    figures: [
      filled.length,
      lived.length,
      ...(isPlanned ? [counts.within, counts.above] : []),
      ...(counts.filled > 0 ? [counts.filled] : []),
      counts.open,
    ],
    calendar: lived.map((day) =>
      [getName(day), amounts.has(day) ? inWords(life, amounts.get(day) ?? 0) : '', getMark(day)]
        .filter(Boolean)
        .join(', '),
    ),
    gains: gains && { ...gains, until: dateOfDay(gains.until) },
    compared: compared && {
      now: [compared.now.amount, compared.now.days],
      before: compared.before ? [compared.before.amount, compared.before.days] : null,
    },
    summary: sums,
    csv: filled.map((day) => {
      const goal = goalOn(life, day);
      return `${dateOfDay(day)};${decimal(amounts.get(day) ?? 0)};${goal === null ? '' : decimal(goal)};;;`;
    }),
    account: { days: filled.length, total: lived.length, completed: filled.length },
    nurse: {
      counts: [lived.length, filled.length, counts.within, counts.above, counts.filled],
      weeks: [4, 3, 2, 1].map((back) => {
        const dates = range(today - back * 7, today - back * 7 + 6);
        return [sumOfDays(life, dates), getFilled(life, dates).length];
      }),
      lastFilledIn: last === undefined ? null : dateOfDay(last),
      lastDays: range(today - 7, today - 1).map((day) => (day < start ? 'ahead' : stateOn(life, day).count)),
      bars: lived.map((day) => {
        const goal = goalOn(life, day);
        const parts = [
          getName(day),
          amounts.has(day) ? inWords(life, amounts.get(day) ?? 0) : '',
          goal === null ? '' : `doel ${inWords(life, goal)}`,
          NURSE[stateOn(life, day).count],
        ];
        return parts.filter(Boolean).join(', ');
      }),
    },
  };
}
