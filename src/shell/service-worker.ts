/** Removes any service worker: an old one would answer for pages that changed (docs/specification.md, section 1). */
export async function removeServiceWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
