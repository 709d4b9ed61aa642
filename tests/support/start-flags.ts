import manifest from '../../package.json' with { type: 'json' };

/** The flags that `npm start` gives to node. */
export const START_FLAGS: readonly string[] = manifest.scripts.start.match(/--\S+/g) ?? [];
