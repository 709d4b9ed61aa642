/** Maximum time in ms in which the product recovers automatically from any fault. */
export const RECOVERY_MS = 30_000;

export const getSeconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;
