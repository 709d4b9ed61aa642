import { getStatistics } from '#src/contract/get-statistics.ts';
import type { OwnUser } from '#src/contract/own-user.ts';
import { api } from '#src/session/api.ts';
import { formatCount } from './format-count.ts';

function fill(tool: 'days' | 'badges', count: number, values: Readonly<Record<string, number>> = {}): void {
  for (const item of document.querySelectorAll<HTMLElement>(`[data-tool="${tool}"]`)) {
    const place = item.querySelector('span');
    if (place) place.textContent = formatCount(item, count, values);
    item.hidden = false;
    const menu = item.closest<HTMLElement>('[data-tool-menu]');
    if (menu) menu.hidden = false;
  }
}

/**
 * The streak as completed days out of days since the start, and the number of badges where the account has it
 * (docs/specification.md, section 2, "Other pages"). A missing number leaves its place empty.
 */
export async function showTools({ fields }: OwnUser): Promise<void> {
  if (!document.querySelector('[data-tool-menu]')) return;
  if (fields.field_badges) fill('badges', fields.field_badges.length);
  const statistics = await api().call(getStatistics);
  if (!statistics.ok) return;
  const { completed, total } = statistics.value;
  fill('days', total, { completed });
}
