import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { type CrisisAlert, getCrisisAlerts } from '#src/contract/get-crisis-alerts.ts';
import { ALLOWED_TAGS, REMOVED_TAGS, toSafeLinkAttributes } from '#src/contract/html-tags.ts';
import { makeClient } from '#src/http/client.ts';
import { readCookie, storePreference } from '#src/session/cookies.ts';
import { rethrowAsync } from '#src/session/rethrow-async.ts';
import { readTab, writeTab } from '#src/session/tab-store.ts';
import { requestStorageConsent } from './consent.ts';
import { CONSENT_CHANGED } from './consent-event.ts';

const HIDDEN = 'hidden_alerts';

/** Returns the ids of alerts that were hidden permanently if that may be stored, otherwise those hidden in this tab. */
function readHiddenIds(): Set<string> {
  const storedValues = [readCookie(HIDDEN), readTab(HIDDEN)];
  return new Set(storedValues.flatMap((ids) => ids?.split('.') ?? []).filter(Boolean));
}

function storeHiddenIds(ids: Iterable<string>): void {
  const value = [...ids].join('.');
  writeTab(HIDDEN, value);
  storePreference(HIDDEN, value);
}

/**
 * Removes all attributes of tags, except the URL of a link. Done before the text is parsed: a document that is never
 * shown also reports handlers that the policy forbids to the console.
 */
function removeAttributes(html: string): string {
  return html.replace(/<(\/?[a-z][a-z\d]*)\b([^>]*)>/gi, (_, tag: string, attributes: string) => {
    const href = /^a$/i.test(tag) ? /\shref=(["'])(.*?)\1/i.exec(attributes) : null;
    return href ? `<a href=${href[1]}${href[2]}${href[1]}>` : `<${tag}>`;
  });
}

/** Rebuilds a text node by node, so that a phone number is a link and other markup is removed. */
function copy(from: Node, into: HTMLElement): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) into.append(node.textContent ?? '');
    if (!(node instanceof Element) || REMOVED_TAGS.includes(node.localName)) continue;
    if (!ALLOWED_TAGS.includes(node.localName)) {
      copy(node, into);
      continue;
    }
    // The title of the alert is a level above the headings in its text.
    const element = document.createElement(node.localName === 'h2' ? 'h3' : node.localName);
    if (element instanceof HTMLAnchorElement) Object.assign(element, toSafeLinkAttributes(node.getAttribute('href')));
    copy(node, element);
    into.append(element);
  }
}

function draw(alert: CrisisAlert, container: HTMLElement): HTMLElement {
  const box = document.createElement('article');
  box.className = `crisis-alert crisis-alert-${alert.type === 'info' ? 'info' : 'crisis'}`;
  const title = document.createElement('h2');
  title.textContent = alert.title;
  const text = document.createElement('div');
  text.className = 'prose';
  copy(new DOMParser().parseFromString(removeAttributes(alert.body), 'text/html').body, text);
  const hide = document.createElement('button');
  hide.type = 'button';
  hide.className = 'button button-plain';
  hide.textContent = container.dataset.hide ?? '';
  hide.addEventListener('click', () => {
    storeHiddenIds(readHiddenIds().add(String(alert.id)));
    box.remove();
    container.hidden = container.childElementCount === 0;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    requestStorageConsent();
  });
  box.append(title, text, hide);
  return box;
}

/** Shows the alerts of logged-in users; shows nothing on failure (docs/specification.md, section 8). */
export async function showCrisisAlerts(): Promise<void> {
  const container = document.querySelector<HTMLElement>('[data-crisis-alerts]');
  if (!container) return;
  const { lang } = document.documentElement;
  const client = makeClient({
    base: '/api',
    language: lang,
    fetch: fetch.bind(window),
    backend: BACK_ENDS.embedded,
    onFault: rethrowAsync,
  });
  document.addEventListener(CONSENT_CHANGED, () => {
    const ids = readHiddenIds();
    if (ids.size > 0) storeHiddenIds(ids);
  });
  const alerts = await client.call(getCrisisAlerts);
  if (!alerts.ok) return;
  const hidden = readHiddenIds();
  const visibleAlerts = alerts.value.filter((alert) => !hidden.has(String(alert.id)));
  container.replaceChildren(...visibleAlerts.map((alert) => draw(alert, container)));
  container.hidden = visibleAlerts.length === 0;
}
