import { groupScripts, type ScriptLoad, type ScriptModule } from './join.ts';

/**
 * Exponent of the cost of a screen's bytes, which makes the largest screens as small as possible (chosen by trying 4 to
 * 16 on the product).
 */
const POWER = 12;
/** Weight of the screens that all users open first. */
const FIRST_SCREEN_WEIGHT = 1.05;
/** Cost of the bytes of any load, relative to those of the largest screen. */
const MIN_COST = 0.05;
const MAX_ROUNDS = 6;

/** One script with the modules that a set of loads needs. */
interface Part {
  readonly modules: readonly string[];
  readonly size: number;
  /** Indexes of the loads that need it, and of the parts that it imports. */
  readonly loads: readonly number[];
  readonly imports: readonly number[];
}

/** Number of bytes of a load. */
interface Weight {
  readonly all: number;
  /** Number of bytes that the first screens have not loaded yet. */
  readonly fresh: number;
}

/** Returns the parts that several loads need, and the number of bytes that only one load needs. */
function toParts(modules: ReadonlyMap<string, ScriptModule>, loads: readonly ScriptLoad[]) {
  const scripts = [...groupScripts(modules, loads)];
  const shared = scripts.filter((script) => script.loads.size > 1);
  const parts: readonly Part[] = shared.map(({ modules: ids, size, loads: needing, imports }) => ({
    modules: ids,
    size,
    loads: [...needing].map((load) => loads.indexOf(load)),
    // A module that several loads need imports no module that only one load needs.
    imports: [...imports].map((next) => shared.indexOf(next)),
  }));
  const alone = loads.map(() => 0);
  for (const { loads: needing, size } of scripts) {
    const [only, ...otherLoads] = needing;
    if (only && otherLoads.length === 0) alone[loads.indexOf(only)] = (alone[loads.indexOf(only)] ?? 0) + size;
  }
  return { parts, alone };
}

/** Returns the groups that each group needs, with the group; null if groups import each other in a cycle. */
function findReachableGroups(
  parts: readonly Part[],
  groupOf: readonly number[],
  count: number,
): readonly number[][] | null {
  const imports = Array.from({ length: count }, () => new Set<number>());
  for (const [index, part] of parts.entries()) {
    const group = groupOf[index] ?? 0;
    for (const next of part.imports) if (groupOf[next] !== group) imports[group]?.add(groupOf[next] ?? 0);
  }
  const reach: number[][] = [];
  for (let group = 0; group < count; group += 1) {
    const requirements = new Set(imports[group]);
    for (const next of requirements) for (const further of imports[next] ?? []) requirements.add(further);
    if (requirements.has(group)) return null;
    reach.push([group, ...requirements]);
  }
  return reach;
}

/**
 * Moves modules between the groups of `joinModules`, or into a new group, while that makes the largest screens smaller.
 * No screen includes more than `limit` groups, and groups never import each other in a cycle.
 */
export function improveGroups(
  modules: ReadonlyMap<string, ScriptModule>,
  loads: readonly ScriptLoad[],
  limit: number,
  mergedGroups: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const { parts, alone } = toParts(modules, loads);
  const groupOf = parts.map((part) => mergedGroups.findIndex((ids) => ids.includes(part.modules[0] ?? '')));
  const count = mergedGroups.length + 1;
  const sizes = new Array<number>(count).fill(0);
  for (const [index, { size }] of parts.entries())
    sizes[groupOf[index] ?? 0] = (sizes[groupOf[index] ?? 0] ?? 0) + size;
  const partsOfLoad = loads.map((_, load) =>
    parts.flatMap((part, index) => (part.loads.includes(load) ? [index] : [])),
  );

  /**
   * Returns the number of bytes of each load, and of those that the first screens did not load; null if a screen has
   * too many scripts, or scripts import each other in a cycle.
   */
  const weigh = (): readonly Weight[] | null => {
    const reach = findReachableGroups(parts, groupOf, count);
    if (!reach) return null;
    const included = partsOfLoad.map(
      (requirements) => new Set(requirements.flatMap((index) => reach[groupOf[index] ?? 0] ?? [])),
    );
    const exceedsLimit = ({ isScreen, from }: ScriptLoad, load: number) =>
      isScreen && (included[load]?.size ?? 0) + from.length - 1 > limit;
    if (loads.some(exceedsLimit)) return null;
    const firstLoadGroups = new Set(included.flatMap((groups, load) => (loads[load]?.isFirst ? [...groups] : [])));
    return included.map((groups, load) => {
      let [all, fresh] = [alone[load] ?? 0, alone[load] ?? 0];
      for (const group of groups) {
        all += sizes[group] ?? 0;
        if (!firstLoadGroups.has(group)) fresh += sizes[group] ?? 0;
      }
      return { all, fresh };
    });
  };

  const screens = (weigh() ?? []).filter((_, load) => loads[load]?.isScreen);
  const maximum = {
    all: Math.max(...screens.map(({ all }) => all)),
    fresh: Math.max(...screens.map(({ fresh }) => fresh)),
  };
  const getCost = (): number => {
    const costs = weigh()?.map(({ all, fresh }, load) => {
      const part = (all / maximum.all) * (loads[load]?.isFirst ? FIRST_SCREEN_WEIGHT : 1);
      return MIN_COST * part + (loads[load]?.isScreen ? part ** POWER + (fresh / maximum.fresh) ** POWER : 0);
    });
    return costs?.reduce((sum, cost) => sum + cost, 0) ?? Number.POSITIVE_INFINITY;
  };
  const move = (partIndex: number, to: number) => {
    const size = parts[partIndex]?.size ?? 0;
    sizes[groupOf[partIndex] ?? 0] = (sizes[groupOf[partIndex] ?? 0] ?? 0) - size;
    sizes[to] = (sizes[to] ?? 0) + size;
    groupOf[partIndex] = to;
  };

  let lowest = getCost();
  for (let [round, isBetter] = [0, true]; isBetter && round < MAX_ROUNDS; round += 1) {
    isBetter = false;
    for (const index of parts.keys()) {
      let best = groupOf[index] ?? 0;
      const alike = new Set(
        parts[index]?.loads.flatMap((load) => partsOfLoad[load] ?? []).map((part) => groupOf[part]),
      );
      const empty = sizes.indexOf(0);
      for (let to = 0; to < count; to += 1) {
        if (!alike.has(to) && to !== empty) continue;
        move(index, to);
        const cost = getCost();
        if (cost < lowest) [lowest, best, isBetter] = [cost, to, true];
      }
      move(index, best);
    }
  }
  return mergedGroups
    .map((_, group) => parts.flatMap((part, index) => (groupOf[index] === group ? part.modules : [])))
    .concat([parts.flatMap((part, index) => (groupOf[index] === count - 1 ? part.modules : []))])
    .filter((ids) => ids.length > 0);
}
