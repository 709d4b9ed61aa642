import type { Language } from '#src/domains/domain.ts';
import type { LineRank } from '#src/domains/help-lines.ts';
import { HOURS_TEXTS } from '#src/domains/open-hours.ts';
import { formatOpenState } from '#src/rules/help-lines/format-open-state.ts';
import { findOpenLine, type LineWithState, orderLines } from '#src/rules/help-lines/line-order.ts';
import { readPageTime } from '#src/session/page-time.ts';
import { updateEveryMinute } from './update-every-minute.ts';

interface ItemLine extends LineRank {
  readonly item: HTMLElement;
}

/** Texts as sent by the server, which are correct at any time: for printing, and before each change. */
const originalTexts = new WeakMap<Node, string>();

function setText(node: Node | null, text: string): void {
  if (!node || node.textContent === text) return;
  if (!originalTexts.has(node)) originalTexts.set(node, node.textContent ?? '');
  node.textContent = text;
}

const getPart = (parent: Element, name: string) => parent.querySelector<HTMLElement>(`[data-${name}]`);
const language = document.documentElement.lang as Language;

const getHoursText = (line: LineWithState<ItemLine>, time: Date) =>
  formatOpenState(line.now, line.open === 'always', time, language);

/** Shows an open help line in large type; 113, which is always open, if no other is. */
function showOpenLine(block: Element, lines: readonly LineWithState<ItemLine>[], time: Date): void {
  const open = findOpenLine(lines);
  const line = open ?? lines.find(({ item }) => item.querySelector('a[href="tel:08000113"]'));
  const call = getPart(block, 'phone')?.closest('a');
  const number = line?.item.querySelector<HTMLAnchorElement>('a[href^="tel:"]');
  if (!line || !call || !number) return;
  setText(getPart(block, 'name'), line.item.querySelector('strong, h2, h3, h4')?.textContent ?? '');
  setText(getPart(block, 'hours'), open ? getHoursText(open, time) : HOURS_TEXTS.alwaysOpen[language]);
  setText(getPart(block, 'phone'), number.textContent?.trim() ?? '');
  call.href = number.href;
}

/** Shows which lines are open; sorts a list only while the user does not touch it. */
function showLines(list: HTMLElement, time: Date, isOrdered: boolean): void {
  const items = [...list.children].map((item) => ({
    ...(JSON.parse((item as HTMLElement).dataset.line ?? '{}') as LineRank),
    item: item as HTMLElement,
  }));
  const lines = orderLines(items, time);
  for (const line of lines) setText(getPart(line.item, 'hours'), getHoursText(line, time));
  for (const block of document.querySelectorAll('[data-open-line]')) showOpenLine(block, lines, time);
  const isMoved = lines.some(({ item }, index) => item !== list.children[index]);
  if (isOrdered && isMoved && !list.contains(document.activeElement)) list.append(...lines.map(({ item }) => item));
}

/** Restores the texts that are correct at any time, for printing. */
function restore(): void {
  for (const part of document.querySelectorAll('[data-hours], [data-name], [data-phone]')) {
    const input = originalTexts.get(part);
    if (input !== undefined) part.textContent = input;
  }
}

/** Shows which help lines are open, sorted in the order in which to call them. */
export function updateHelpLines(): void {
  const show = (time: Date, isAnew: boolean) => {
    for (const list of document.querySelectorAll<HTMLElement>('[data-lines]')) showLines(list, time, isAnew);
  };
  updateEveryMinute({ show, restore });
  document.addEventListener('click', ({ target }) => {
    const time = readPageTime();
    if (time && (target as Element).closest('[commandfor="support"]')) show(time, true);
  });
}
