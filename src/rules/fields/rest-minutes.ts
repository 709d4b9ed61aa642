/** After how many minutes of rest a login may lock, where somebody chooses that. */
export const REST_MINUTES = [5, 15, 30, 60] as const;
export type RestMinutes = (typeof REST_MINUTES)[number];

/** The minutes that a text names; null for any that cannot be chosen. */
export const readRestMinutes = (text: string): RestMinutes | null =>
  REST_MINUTES.find((minutes) => String(minutes) === text) ?? null;
