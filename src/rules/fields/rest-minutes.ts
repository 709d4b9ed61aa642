/** After how many minutes of rest a login may lock, where somebody chooses that. */
export const REST_MINUTES = [5, 15, 30, 60] as const;
