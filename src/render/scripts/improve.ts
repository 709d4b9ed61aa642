import { getMaxShared, groupScripts, type ScriptLoad, type ScriptModule } from './join.ts';

/**
 * Exponent of the cost of a screen's bytes, which makes the largest screens as small as possible (chosen by trying 4 to
 * 20 on the product).
 */
const POWER = 12;
/** Weight of the screens that all users open first. */
const FIRST_SCREEN_WEIGHT = 1.05;
/** Share of the largest screen's bytes that costs as much if the bytes are new on a next screen (chosen by trying). */
const FRESH_SHARE = 0.47;
/** Cost of the bytes of any load, relative to those of the largest screen. */
const MIN_COST = 0.05;
const MAX_ROUNDS = 6;
/** Number of times that all groups are split by what the largest screen needs. */
const SPLIT_ROUNDS = 3;

/** One script with the modules that a set of loads needs. */
interface Part {
  readonly modules: readonly string[];
  readonly size: number;
  /** Indexes of the loads that need it, and of the parts that it imports. */
  readonly loads: readonly number[];
  readonly imports: readonly number[];
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
    const [only, ...others] = needing;
    if (only && others.length === 0) alone[loads.indexOf(only)] = (alone[loads.indexOf(only)] ?? 0) + size;
  }
  return { parts, alone };
}

type Groups = readonly (readonly string[])[];

interface Weighed {
  readonly cost: number;
  /** Number of bytes of each load. */
  readonly bytes: readonly number[];
  /** Groups of a load that includes too many. */
  readonly over: ReadonlySet<number> | undefined;
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

/** Returns the largest number of bytes that a screen needs. */
const getMostNeeded = (parts: readonly Part[], alone: readonly number[], loads: readonly ScriptLoad[]): number =>
  Math.max(
    1,
    ...[...loads.keys()]
      .filter((load) => loads[load]?.isScreen)
      .map((load) => parts.reduce((sum, part) => sum + (part.loads.includes(load) ? part.size : 0), alone[load] ?? 0)),
  );

/**
 * Improves the groups of `joinModules` while that makes the largest screens smaller: moves modules to another group or
 * a new one, and splits all groups by what one of the largest screens needs. No screen includes more groups than it
 * may, and groups never import each other in a cycle.
 */
export function improveGroups(
  modules: ReadonlyMap<string, ScriptModule>,
  loads: readonly ScriptLoad[],
  limit: number,
  mergedGroups: Groups,
): Groups {
  const { parts, alone } = toParts(modules, loads);
  if (parts.length === 0) return [];
  const all = getMostNeeded(parts, alone, loads);
  const maximum = { all, fresh: all * FRESH_SHARE };
  const partsOfLoad = loads.map((_, load) =>
    parts.flatMap((part, index) => (part.loads.includes(load) ? [index] : [])),
  );

  /** Returns the groups that each load includes, with the cost of their bytes; null if groups import each other. */
  const weigh = (groupOf: readonly number[]): Weighed | null => {
    const count = Math.max(...groupOf) + 1;
    const reach = findReachableGroups(parts, groupOf, count);
    if (!reach) return null;
    const sizes = new Array<number>(count).fill(0);
    for (const [index, { size }] of parts.entries())
      sizes[groupOf[index] ?? 0] = (sizes[groupOf[index] ?? 0] ?? 0) + size;
    const included = partsOfLoad.map((needed) => {
      const direct = new Set(needed.map((index) => groupOf[index] ?? 0));
      return new Set([...direct].flatMap((group) => reach[group] ?? []));
    });
    const firstLoadGroups = new Set(included.flatMap((groups, load) => (loads[load]?.isFirst ? [...groups] : [])));
    let cost = 0;
    const bytes = included.map((groups, load) => {
      let [all, fresh] = [alone[load] ?? 0, alone[load] ?? 0];
      for (const group of groups) {
        all += sizes[group] ?? 0;
        if (!firstLoadGroups.has(group)) fresh += sizes[group] ?? 0;
      }
      const part = (all / maximum.all) * (loads[load]?.isFirst ? FIRST_SCREEN_WEIGHT : 1);
      cost += MIN_COST * part + (loads[load]?.isScreen ? part ** POWER + (fresh / maximum.fresh) ** POWER : 0);
      return all;
    });
    const over = included.find((groups, load) => groups.size > getMaxShared(loads[load], limit));
    return { cost, bytes, over };
  };
  /** Joins groups of the loads that include too many, each time at the least cost. */
  const joinGroups = (groupOf: readonly number[]): readonly number[] => {
    const over = [...(weigh(groupOf)?.over ?? [])];
    const [best] = over
      .flatMap((to, index) =>
        over.slice(index + 1).map((from) => groupOf.map((group) => (group === from ? to : group))),
      )
      .map((joined) => ({ joined, cost: weigh(joined)?.cost ?? Number.POSITIVE_INFINITY }))
      .sort((a, b) => a.cost - b.cost);
    return best ? joinGroups(best.joined) : groupOf;
  };
  const getCost = (groupOf: readonly number[]): number => {
    const weighed = weigh(groupOf);
    return weighed && !weighed.over ? weighed.cost : Number.POSITIVE_INFINITY;
  };
  const moveModules = (from: readonly number[]): readonly number[] => {
    const groupOf = [...from];
    let lowest = getCost(groupOf);
    for (let [round, isBetter] = [0, true]; isBetter && round < MAX_ROUNDS; round += 1) {
      isBetter = false;
      for (const index of parts.keys()) {
        let best = groupOf[index] ?? 0;
        const alike = new Set(
          parts[index]?.loads.flatMap((load) => partsOfLoad[load] ?? []).map((part) => groupOf[part]),
        );
        for (const to of [...alike, Math.max(...groupOf) + 1]) {
          groupOf[index] = to ?? 0;
          const cost = getCost(groupOf);
          if (cost < lowest) [lowest, best, isBetter] = [cost, groupOf[index] ?? 0, true];
        }
        groupOf[index] = best;
      }
    }
    const names = [...new Set(groupOf)];
    return groupOf.map((group) => names.indexOf(group));
  };

  let best = moveModules(parts.map((part) => mergedGroups.findIndex((ids) => ids.includes(part.modules[0] ?? ''))));
  for (let round = 0; round < SPLIT_ROUNDS; round += 1) {
    const bytes = weigh(best)?.bytes ?? [];
    const screens = [...loads.keys()].filter((load) => loads[load]?.isScreen);
    const [heaviest = 0] = screens.sort((a, b) => (bytes[b] ?? 0) - (bytes[a] ?? 0));
    const split = best.map((group, index) => group * 2 + (parts[index]?.loads.includes(heaviest) ? 0 : 1));
    const other = moveModules(joinGroups(split));
    if (getCost(other) >= getCost(best)) break;
    best = other;
  }
  return [...new Set(best)].map((group) => parts.flatMap((part, index) => (best[index] === group ? part.modules : [])));
}
