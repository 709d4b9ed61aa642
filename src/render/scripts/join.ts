/** A module in the bundler's graph. */
export interface ScriptModule {
  /** Compressed size in bytes; only the relative size counts. */
  readonly size: number;
  /** Ids of its static imports. */
  readonly imports: readonly string[];
}

/** Scripts that a browser loads together: those of a screen, or of a part that a screen loads later. */
export interface ScriptLoad {
  readonly from: readonly string[];
  /** True for a screen, which may load a limited number of scripts: one fewer for each additional island. */
  readonly isScreen: boolean;
  /** True for the screens that all users open first. */
  readonly isFirst?: boolean;
  /** Number of shared scripts that it may load above the limit; 0 by default. */
  readonly extra?: number;
}

/** Modules that are bundled into one script. */
interface Script {
  readonly modules: readonly string[];
  readonly size: number;
  /** Loads that include the script, because they need it or because a script that they include imports it. */
  readonly loads: Set<ScriptLoad>;
  readonly imports: Set<Script>;
}

/**
 * Exponent of the cost of an unneeded byte, which rises with the size of the load relative to the mean, and is never 0.
 * This makes the largest screens as small as possible (chosen by trying 3 to 8 on the product).
 */
const POWER = 8;
const MIN_COST = 0.1;

/** Returns some modules with their transitive imports. */
export function collectImports(
  starts: readonly string[],
  getImports: (id: string) => readonly string[],
): ReadonlySet<string> {
  const requirements = new Set(starts);
  // The set grows during the iteration.
  for (const id of requirements) for (const next of getImports(id)) requirements.add(next);
  return requirements;
}

/** Returns the maximum number of shared scripts of a load. */
export const getMaxShared = (load: ScriptLoad | undefined, max: number): number =>
  load?.isScreen ? max + (load.extra ?? 0) - load.from.length + 1 : Number.POSITIVE_INFINITY;

/** Returns one script for each set of loads that need the same modules. */
export function groupScripts(modules: ReadonlyMap<string, ScriptModule>, loads: readonly ScriptLoad[]): Set<Script> {
  const loadsOf = new Map<string, ScriptLoad[]>();
  for (const load of loads) {
    for (const id of collectImports(load.from, (item) => modules.get(item)?.imports ?? [])) {
      if (modules.has(id)) loadsOf.set(id, [...(loadsOf.get(id) ?? []), load]);
    }
  }
  const alike = Map.groupBy(
    [...loadsOf].toSorted(([item], [other]) => (item < other ? -1 : 1)),
    ([, needing]) => needing.map((load) => loads.indexOf(load)).join(),
  );
  const scriptOf = new Map<string, Script>();
  const scripts = [...alike.values()].map((members) => {
    const ids = members.map(([id]) => id);
    const size = ids.reduce((all, id) => all + (modules.get(id)?.size ?? 0), 0);
    const script: Script = { modules: ids, size, loads: new Set(members[0]?.[1]), imports: new Set() };
    for (const id of ids) scriptOf.set(id, script);
    return script;
  });
  for (const [id, script] of scriptOf) {
    for (const next of modules.get(id)?.imports ?? []) {
      const importedScript = scriptOf.get(next);
      if (importedScript && importedScript !== script) script.imports.add(importedScript);
    }
  }
  return new Set(scripts);
}

/** Returns true if one script imports another through a third: joining the two would create a cycle with the third. */
function isConnectedThroughThird(item: Script, other: Script): boolean {
  const isReachable = (from: Script, to: Script) => {
    const between = new Set([...from.imports].filter((next) => next !== to));
    for (const script of between) for (const next of script.imports) between.add(next);
    return between.has(to);
  };
  return isReachable(item, other) || isReachable(other, item);
}

/** Returns the unneeded bytes of the loads if two scripts were joined, including the scripts that they import. */
function getJoinCost(script: Script, other: Script, getWeight: (load: ScriptLoad) => number): number {
  let cost = 0;
  for (const [ownScript, otherScript] of [[script, other] as const, [other, script] as const]) {
    const addedLoads = [...otherScript.loads].filter((load) => !ownScript.loads.has(load));
    for (const loadedScript of [ownScript, ...ownScript.imports]) {
      for (const load of addedLoads) if (!loadedScript.loads.has(load)) cost += loadedScript.size * getWeight(load);
    }
  }
  return cost;
}

function join(scripts: Set<Script>, item: Script, other: Script): void {
  const joined: Script = {
    modules: [...item.modules, ...other.modules],
    size: item.size + other.size,
    loads: new Set([...item.loads, ...other.loads]),
    imports: new Set([...item.imports, ...other.imports].filter((next) => next !== item && next !== other)),
  };
  scripts.delete(item);
  scripts.delete(other);
  scripts.add(joined);
  for (const { imports } of scripts) {
    const isImporting = [imports.delete(item), imports.delete(other)].includes(true);
    if (isImporting) imports.add(joined);
  }
  // A load that includes a script includes all its imports.
  const open = [joined];
  for (const script of open) {
    for (const next of script.imports) {
      const loadsBefore = next.loads.size;
      for (const load of script.loads) next.loads.add(load);
      if (next.loads.size > loadsBefore) open.push(next);
    }
  }
}

/** Returns the number of shared scripts of each load, and the total number of bytes. */
function weigh(scripts: Iterable<Script>, isShared: (script: Script) => boolean) {
  const brings = new Map<ScriptLoad, { scripts: number; size: number }>();
  for (const script of scripts) {
    for (const load of script.loads) {
      const cost = brings.get(load) ?? { scripts: 0, size: 0 };
      brings.set(load, {
        scripts: cost.scripts + (isShared(script) ? 1 : 0),
        size: cost.size + script.size,
      });
    }
  }
  return brings;
}

/**
 * Joins the modules that several loads share, until no screen includes more than `most` of the resulting scripts, and
 * each includes as few unneeded bytes as possible. Scripts never import each other in a cycle. Returns the groups of
 * modules; modules of a single load are left to the bundler, which adds them to that load.
 */
export function joinModules(
  modules: ReadonlyMap<string, ScriptModule>,
  loads: readonly ScriptLoad[],
  max: number,
): readonly (readonly string[])[] {
  const scripts = groupScripts(modules, loads);
  const exclusive = new Set([...scripts].filter((script) => script.loads.size === 1));
  for (;;) {
    const shared = [...scripts].filter((script) => !exclusive.has(script));
    const brings = weigh(scripts, (script) => !exclusive.has(script));
    const mean = [...brings.values()].reduce((all, { size }) => all + size, 0) / brings.size;
    const getWeight = (load: ScriptLoad) => MIN_COST + ((brings.get(load)?.size ?? 0) / mean) ** POWER;
    const exceedsLimit = (load: ScriptLoad) => (brings.get(load)?.scripts ?? 0) > getMaxShared(load, max);
    const pairs = shared.flatMap((script, index) => {
      const expensiveLoads = [...script.loads].filter(exceedsLimit);
      return shared.slice(index + 1).flatMap((other) => {
        const easedCount = expensiveLoads.filter((load) => other.loads.has(load)).length;
        return easedCount === 0
          ? []
          : [{ one: script, other, price: (getJoinCost(script, other, getWeight) + 1) / easedCount }];
      });
    });
    const best = pairs.sort((a, b) => a.price - b.price).find(({ one, other }) => !isConnectedThroughThird(one, other));
    if (!best) return shared.map((script) => script.modules);
    join(scripts, best.one, best.other);
  }
}
