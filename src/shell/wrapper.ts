import { isInWrapper, listenToWrapper, type PushToken, sendToWrapper } from '#src/native/wrapper.ts';
import { registerDevice, restoreDevice } from '#src/session/device.ts';
import { $session } from '#src/session/state.ts';
import { eraseTab, readTab, writeTab } from '#src/session/tab-store.ts';

/** User id last reported to the mobile app: a login or logout is reported once, the login state on each page. */
const REPORTED = 'native_uid';

/** Token of the device, until its user is logged in. */
let pushToken: PushToken | null = null;

function reportLogin(uid: number): void {
  if (readTab(REPORTED) !== String(uid)) sendToWrapper({ type: 'login', uid });
  writeTab(REPORTED, String(uid));
  sendToWrapper({ type: 'login-state', state: 'in', uid });
  restoreDevice(uid);
  if (pushToken !== null) void registerDevice(uid, pushToken.token, pushToken.platform);
  pushToken = null;
}

function reportLogout(): void {
  if (readTab(REPORTED) !== null) sendToWrapper({ type: 'logout' });
  eraseTab(REPORTED);
  sendToWrapper({ type: 'login-state', state: 'out', uid: null });
}

/** Opens links that would open a new window in the app's window: web views have only one. */
function keepLinksInWindow(): void {
  if (!isInWrapper()) return;
  document.addEventListener('click', ({ target }) => {
    (target as Element).closest('a[target=_blank]')?.removeAttribute('target');
  });
}

/** Reports changes to the mobile app that embeds the product (docs/specification.md, section 1). */
export function reportToWrapper(): void {
  let before: number | null | undefined;
  $session.subscribe((session) => {
    if (session.status !== 'in' && session.status !== 'out') return;
    const uid = session.status === 'in' ? session.user.uid : null;
    if (uid === before) return;
    before = uid;
    if (uid === null) reportLogout();
    else reportLogin(uid);
  });
  keepLinksInWindow();
  listenToWrapper((device) => {
    if (device.type !== 'push-token') return;
    const session = $session.get();
    if (session.status === 'in') void registerDevice(session.user.uid, device.token, device.platform);
    else pushToken = device;
  });
}
