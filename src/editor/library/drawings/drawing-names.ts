import linked from '#src/ui/drawing/linked.json' with { type: 'json' };

const DRAWINGS = Object.entries(linked).filter(([name]) => !name.startsWith('horizon-'));

const listNamesOfKind = (...kinds: readonly string[]): readonly string[] =>
  DRAWINGS.flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []));

/** Names of the drawings that are medallions; their titles are in `desk-library.drawings`. */
export const MEDALLIONS = listNamesOfKind('medal');

/** Names of the drawings for pages; their titles are in `desk-library.drawings`. */
export const PAGE_DRAWINGS = listNamesOfKind('scene', 'spot');
