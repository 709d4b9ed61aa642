/** Resolves to true if the site responds: with some VPNs the browser reports "offline" by mistake. */
export const canReach = (): Promise<boolean> =>
  fetch('/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
