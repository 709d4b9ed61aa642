import linked from '#src/ui/drawing/linked.json' with { type: 'json' };

/** The drawings that are medallions. */
export const MEDALLIONS = Object.entries(linked).flatMap(([name, { kind }]) => (kind === 'medal' ? [name] : []));
