// Generated from @iconify-json/lucide (ISC licence) by `node src/ui/icon/generate.ts`, then formatted.
import nodes from './icons.json' with { type: 'json' };

export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];
export type IconName = keyof typeof nodes;

export const ICONS = nodes as unknown as Readonly<Record<IconName, readonly IconNode[]>>;
