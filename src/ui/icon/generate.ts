import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { logoMark } from '../drawing/small/marks.ts';
import { toFingerprint } from '../fingerprint.ts';

/** Lucide icons used by the product; no others are bundled. */
const ICON_NAMES = [
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
  'columns-2',
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
  'panel-left',
  'panel-right',
  'pause',
  'pencil',
  'phone',
  'play',
  'plus',
  'qr-code',
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

/** Attributes that the package sets for a whole icon, as does our style sheet. */
const DRAWN_ALIKE = /^(fill|stroke)/;

/** Returns the elements of an icon without group elements. */
function parseNodes(body: string): readonly Node[] {
  const elements = [...body.matchAll(/<(?!g\b)(\w+)([^>]*?)\/>/g)];
  return elements.map(([, tag = '', text = '']) => {
    const attributes = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
    return [tag, Object.fromEntries(attributes.filter(([name = '']) => !DRAWN_ALIKE.test(name)))];
  });
}

/** Returns the nodes of all icons from the package's data. */
export function readIconNodes(): Readonly<Record<string, readonly Node[]>> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  return Object.fromEntries(
    ICON_NAMES.map((name) => {
      const icon = icons[name];
      if (!icon) throw new Error(`@iconify-json/lucide has no icon "${name}".`);
      return [name, parseNodes(icon.body)];
    }),
  );
}

/** Returns the version of the sprite file, which pages use to refer to it without containing the icons. */
export const getSpriteVersion = () => toFingerprint(JSON.stringify([readIconNodes(), logoMark]));

if (import.meta.filename === process.argv[1]) {
  writeFileSync(new URL('icons.json', import.meta.url), `${JSON.stringify(readIconNodes(), null, 2)}\n`);
  writeFileSync(new URL('sprite.json', import.meta.url), `${JSON.stringify({ version: getSpriteVersion() })}\n`);
}
