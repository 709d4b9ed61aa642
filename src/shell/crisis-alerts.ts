import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { type CrisisAlert, getCrisisAlerts } from '#src/contract/get-crisis-alerts.ts';
import { makeClient } from '#src/http/client.ts';
import { keepPreference, readCookie } from './cookies.ts';

const HIDDEN = 'hidden_alerts';

function hiddenIds(): Set<string> {
  return new Set((readCookie(HIDDEN) ?? '').split('.').filter(Boolean));
}

/**
 * Alerts are shown as plain text: nothing of their markup is needed, and none of it can do harm. Attributes go before
 * it is read: even a document that is never shown tells the console of a handler that the policy forbids.
 */
function wordsOf(html: string): string | null {
  const bare = html.replace(/<(\/?[a-z][a-z\d]*)\b[^>]*>/gi, '<$1>');
  return new DOMParser().parseFromString(bare, 'text/html').body.textContent;
}

function draw(alert: CrisisAlert, place: HTMLElement): HTMLElement {
  const box = document.createElement('article');
  box.className = `crisis-alert crisis-alert-${alert.type === 'info' ? 'info' : 'crisis'}`;
  const title = document.createElement('h2');
  title.textContent = alert.title;
  const text = document.createElement('p');
  text.textContent = wordsOf(alert.body);
  const hide = document.createElement('button');
  hide.type = 'button';
  hide.className = 'button button-plain';
  hide.textContent = place.dataset.hide ?? '';
  hide.addEventListener('click', () => {
    keepPreference(HIDDEN, [...hiddenIds().add(String(alert.id))].join('.'));
    box.remove();
    place.hidden = place.childElementCount === 0;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
  box.append(title, text, hide);
  return box;
}

/** Fills the alerts of logged-in people; a failure leaves the place empty and says nothing (section 8). */
export async function showCrisisAlerts(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-crisis-alerts]');
  if (!place) return;
  const { lang } = document.documentElement;
  const client = makeClient({ base: '/api', language: lang, fetch: fetch.bind(window), backend: BACK_ENDS.embedded });
  const alerts = await client.call(getCrisisAlerts);
  if (!alerts.ok) return;
  const hidden = hiddenIds();
  const shown = alerts.value.filter((alert) => !hidden.has(String(alert.id)));
  place.replaceChildren(...shown.map((alert) => draw(alert, place)));
  place.hidden = shown.length === 0;
}
