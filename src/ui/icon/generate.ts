import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The icons of Lucide that the product uses; only these travel. */
export const ICON_NAMES = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'book-open',
  'calendar-days',
  'chart-column-big',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle',
  'circle-alert',
  'circle-plus',
  'cookie',
  'external-link',
  'footprints',
  'globe',
  'info',
  'lock',
  'log-out',
  'mail',
  'menu',
  'message-circle',
  'messages-square',
  'minus',
  'phone',
  'play',
  'plus',
  'quote',
  'route',
  'settings',
  'stethoscope',
  'user-round',
  'users-round',
  'x',
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

const source =
  () => `// Made by generate.ts from lucide-static (ISC licence): \`node src/ui/icon/generate.ts\`, then format.
export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

export const ICONS = ${JSON.stringify(iconNodes(), null, 2)} as const satisfies Record<string, readonly IconNode[]>;

export type IconName = keyof typeof ICONS;
`;

if (import.meta.filename === process.argv[1]) writeFileSync(new URL('icons.ts', import.meta.url), source());
