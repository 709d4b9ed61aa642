/**
 * Resolves to true if the site responds. With some VPNs the browser reports "offline" by mistake, so that is only a
 * hint.
 */
export const canReach = (): Promise<boolean> =>
  fetch('/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
