/** Resolves to true when the site responds. With some VPNs the browser reports "offline" by mistake: only a hint. */
export const canReach = (): Promise<boolean> =>
  fetch('/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
