import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mark } from '../drawing/small/marks.ts';
import { fingerprint } from '../fingerprint.ts';

/** The icons of Lucide that the product uses; only these travel. */
export const ICON_NAMES = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'award',
  'bell',
  'book-open',
  'calculator',
  'calendar-days',
  'chart-column-big',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle',
  'circle-alert',
  'circle-question-mark',
  'circle-plus',
  'clock',
  'cookie',
  'copy',
  'download',
  'ellipsis',
  'external-link',
  'eye',
  'eye-off',
  'flag',
  'footprints',
  'globe',
  'heart',
  'info',
  'list-checks',
  'lock',
  'log-out',
  'mail',
  'menu',
  'message-circle',
  'messages-square',
  'minus',
  'pause',
  'pencil',
  'phone',
  'play',
  'plus',
  'quote',
  'redo-2',
  'refresh-cw',
  'reply',
  'route',
  'search',
  'send',
  'settings',
  'stethoscope',
  'trash',
  'undo-2',
  'user-plus',
  'user-round',
  'users-round',
  'video',
  'volume-2',
  'x',
  'waves-horizontal',
] as const;

type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The nodes of every icon, from the package's own data. */
export function iconNodes(): Readonly<Record<string, readonly Node[]>> {
  const file = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Node[]>;
  return Object.fromEntries(
    ICON_NAMES.map((name) => {
      const nodes = all[name];
      if (!nodes) throw new Error(`lucide-static has no icon "${name}".`);
      return [name, nodes];
    }),
  );
}

/** Names the version of the file with the icons and the mark of the logo, so that a page need not carry the icons to refer to it. */
export const spriteVersion = () => fingerprint(JSON.stringify([iconNodes(), mark]));

if (import.meta.filename === process.argv[1]) {
  writeFileSync(new URL('icons.json', import.meta.url), `${JSON.stringify(iconNodes(), null, 2)}\n`);
  writeFileSync(new URL('sprite.json', import.meta.url), `${JSON.stringify({ version: spriteVersion() })}\n`);
}
