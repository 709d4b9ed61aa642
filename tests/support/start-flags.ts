import manifest from '../../package.json' with { type: 'json' };

/** Node flags of `npm start`. */
export const NODE_FLAGS: readonly string[] = manifest.scripts.start.match(/--\S+/g) ?? [];
