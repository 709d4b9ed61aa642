import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getScriptGraphFile, type ScriptGraph } from '#src/render/scripts/graph.ts';
import { collectImports } from '#src/render/scripts/join.ts';
import { ROOT } from '#src/server/root.ts';

it('no screen of people loads the schemas that the content system reads requests by', () => {
  const graph = JSON.parse(readFileSync(getScriptGraphFile(ROOT), 'utf8')) as ScriptGraph;
  const islands = Object.keys(graph).filter((url) =>
    graph[url]?.sources.some((source) => source.startsWith('src/islands/')),
  );
  const heavy = islands.filter((island) =>
    [...collectImports([island], (url) => graph[url]?.imports ?? [])].some((url) =>
      graph[url]?.packages?.includes('yup'),
    ),
  );
  expect(islands.length).toBeGreaterThan(20);
  expect(heavy).toEqual([]);
});
