/** Whatever happened, the product is well again by itself within this time, in milliseconds. */
export const RECOVERY_MS = 30_000;

export const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;
