/** Whether the site answers now. The browser says "offline" by mistake with some VPNs, so that it is only a hint. */
export const canReach = (): Promise<boolean> =>
  fetch('/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
