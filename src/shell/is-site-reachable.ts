/** Resolves to true if the site responds: with some VPNs the browser wrongly reports "offline". */
export const isSiteReachable = (): Promise<boolean> =>
  fetch('/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
