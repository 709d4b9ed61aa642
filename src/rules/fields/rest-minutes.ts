/** Available idle times after which a session locks, in minutes. */
export const REST_MINUTES = [5, 15, 30, 60] as const;
