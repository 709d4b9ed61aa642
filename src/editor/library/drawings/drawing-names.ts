import linked from '#src/ui/drawing/linked.json' with { type: 'json' };

const DRAWINGS = Object.entries(linked).filter(([name]) => !name.startsWith('horizon-'));

const ofKind = (...kinds: readonly string[]): readonly string[] =>
  DRAWINGS.flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []));

/** The drawings that are medallions; their words are `desk-library.drawings`. */
export const MEDALLIONS = ofKind('medal');

/** The drawings for use on pages; their names are `desk-library.drawings`. */
export const PAGE_DRAWINGS = ofKind('scene', 'spot');
