import type { Support } from '#src/rules/after/support-week.ts';

const SCREENS = { 2: 'own-things', 3: 'if-thens', 4: 'hard-moment', 5: 'own-things', 6: 'plan-wizard' } as const;

/** Returns true for a day of the support week that is done on another screen. */
export const isLinkedDay = (day: number): day is keyof typeof SCREENS => day in SCREENS;

/** Returns the name of a day's texts in the support week, and its screen; null if it is done on its card. */
export function getSupportDay({ isHigh }: Pick<Support, 'isHigh'>, day: number) {
  // After several high days, the first day is about the body and does not mention the goal.
  const isBody = isHigh && (day === 1 || day === 6);
  if (isBody) return { isBody, name: 'body', screen: 'help' };
  return { isBody, name: String(day), screen: isLinkedDay(day) ? SCREENS[day] : null };
}
