import { NODES } from '#registry/index.ts';

/** Machine names of the node types that editors create. */
export const EDITOR_NODE_TYPES: readonly string[] = NODES.filter(({ madeBy }) => madeBy === 'editor').map(
  ({ name }) => name,
);

/** Node types with nodes that have a URL. */
export const TYPES_WITH_URL: readonly string[] = NODES.filter(
  ({ madeBy, renderedBy }) => madeBy === 'editor' && renderedBy === 'component',
).map(({ name }) => name);
