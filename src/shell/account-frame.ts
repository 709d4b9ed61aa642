import { getStatistics } from '#src/contract/get-statistics.ts';
import type { OwnUser } from '#src/contract/own-user.ts';
import { getApiClient } from '#src/session/api.ts';
import { getDraft } from '#src/session/drafts.ts';
import { storeFirstFrame } from '#src/session/first-frame.ts';
import { hasRequiredStep, redirectToRequiredStep } from '#src/session/required-step.ts';
import { readTab } from '#src/session/tab-store.ts';
import { findAvatar } from '#src/ui/avatar/avatars.ts';
import linked from '#src/ui/drawing/linked.json' with { type: 'json' };
import { showInfoBanner } from './info-banner.ts';
import { formatCount, showUnreadCount } from './unread-count.ts';

/** Shows the user's avatar in the account menu; an invalid number shows the first one. */
export function showAvatar({ avatar }: OwnUser): void {
  const { href } = linked[findAvatar(avatar)];
  for (const picture of document.querySelectorAll<SVGUseElement>('use[data-avatar]'))
    if (picture.getAttribute('href') !== href) picture.setAttribute('href', href);
  storeFirstFrame({ avatar: href });
}

function fill(tool: 'days' | 'badges', count: number, values: Readonly<Record<string, number>> = {}): void {
  for (const item of document.querySelectorAll<HTMLElement>(`[data-tool="${tool}"]`)) {
    const container = item.querySelector('span');
    if (container) container.textContent = formatCount(item, count, values);
    item.hidden = false;
    const menu = item.closest<HTMLElement>('[data-tool-menu]');
    if (menu) menu.hidden = false;
  }
}

/**
 * Shows the streak as completed days of the days since the start, and the number of badges if the account has it
 * (docs/specification.md, section 2, "Other pages"). Renders nothing for a missing number.
 */
export async function showTools({ fields }: OwnUser): Promise<void> {
  if (!document.querySelector('[data-tool-menu]')) return;
  if (fields.field_badges) fill('badges', fields.field_badges.length);
  const statistics = await getApiClient().call(getStatistics);
  if (!statistics.ok) return;
  const { completed, total } = statistics.value;
  fill('days', total, { completed });
}

/** Redirects a new HTI user to the follow-up questions, once; the user may skip them. Returns true when redirecting. */
function openFollowUp({ uid, isNewFromHti }: OwnUser): boolean {
  const address = document.querySelector<HTMLElement>('[data-follow-up]')?.dataset.followUp;
  const openedDraft = getDraft<true>(uid, 'hti-follow-up');
  if (!isNewFromHti || address === undefined || openedDraft.read()) return false;
  openedDraft.write(true);
  if (location.pathname.startsWith(address)) return false;
  location.replace(address);
  return true;
}

/** Loads the recipient of prepared messages when a link to one is first in view. */
function watchMessages(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="sms:?"]')];
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    void import('./message-person.ts').then(({ addRecipient }) => addRecipient(links));
  });
  for (const link of links) watch.observe(link);
}

/**
 * Shows the frame of a logged-in user, again whenever the account changes. A user with follow-up questions or a
 * required step is first redirected there.
 */
export function showAccount(user: OwnUser): void {
  if (openFollowUp(user)) return;
  if (hasRequiredStep(user)) {
    redirectToRequiredStep();
    return;
  }
  showAvatar(user);
  showUnreadCount(user);
  showInfoBanner(user);
  void showTools(user);
  if (['client', 'sso_client'].includes(user.role)) watchMessages();
  if (readTab('own_language') !== null)
    void import('./store-account-language.ts').then(({ storeAccountLanguage }) => storeAccountLanguage(user));
}
