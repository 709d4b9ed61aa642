import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { improveGroups } from './improve.ts';
import { collectImports, joinModules, type ScriptLoad, type ScriptModule } from './join.ts';

const createScreen = (...from: string[]): ScriptLoad => ({ from, isScreen: true });
const createMade = (imports: Readonly<Record<string, readonly string[]>>, size = 100) =>
  new Map(Object.entries(imports).map(([id, of]): [string, ScriptModule] => [id, { size, imports: of }]));

/** A module imports only later ones, so that there are no cycles. */
const anyModules = fc
  .array(fc.record({ size: fc.integer({ min: 1, max: 5000 }), to: fc.array(fc.nat(30), { maxLength: 6 }) }), {
    minLength: 4,
    maxLength: 30,
  })
  .map((all) => {
    const entries = all.map(({ size, to }, index): [string, ScriptModule] => {
      const imports = to.map((step) => index + 1 + step).filter((next) => next < all.length);
      return [`m${index}`, { size, imports: imports.map((next) => `m${next}`) }];
    });
    return new Map(entries);
  });
const anyLoads = fc
  .array(fc.record({ from: fc.nat(8), isScreen: fc.boolean() }), { minLength: 1, maxLength: 8 })
  .map((all) => all.map(({ from, isScreen }) => ({ from: [`m${from}`], isScreen })));

const readImports = (modules: ReadonlyMap<string, ScriptModule>) => (id: string) => modules.get(id)?.imports ?? [];

const improved: typeof joinModules = (modules, loads, max) =>
  improveGroups(modules, loads, max, joinModules(modules, loads, max));

describe('the modules that several screens share', () => {
  test('go together by who needs them', () => {
    const modules = createMade({ a: ['x', 'y'], b: ['x', 'y', 'z'], c: ['z'], x: [], y: [], z: [] });
    const mergedGroups = joinModules(modules, [createScreen('a'), createScreen('b'), createScreen('c')], 3);
    expect(mergedGroups.map((members) => members.toSorted()).toSorted()).toEqual([['x', 'y'], ['z']]);
  });

  test('go with the other that costs least where a screen would load too many', () => {
    const modules = createMade({ a: ['x', 'y', 'z'], b: ['x', 'y'], c: ['y', 'z'], x: [], y: [], z: [] });
    modules.set('z', { size: 9_000, imports: [] });
    const mergedGroups = joinModules(modules, [createScreen('a'), createScreen('b'), createScreen('c')], 2);
    // A screen that needs b would load z needlessly; x is small enough to be joined with c.
    expect(mergedGroups.find((members) => members.includes('x'))).not.toContain('z');
  });

  test('are told apart from what a part loads later, however many scripts that brings', () => {
    const modules = createMade({ a: ['x', 'y'], b: ['x'], later: ['y'], x: [], y: [] });
    const mergedGroups = joinModules(
      modules,
      [createScreen('a'), createScreen('b'), { from: ['later'], isScreen: false }],
      2,
    );
    expect(mergedGroups.map((members) => members.join()).toSorted()).toEqual(['x', 'y']);
  });

  test.each([
    ['joined', joinModules],
    ['improved', improved],
  ])(
    '%s, stand in one script each, no screen loads more than it may, and no two scripts need each other',
    (_, group) => {
      fc.assert(
        fc.property(anyModules, anyLoads, fc.integer({ min: 1, max: 4 }), (modules, loads, max) => {
          const mergedGroups = group(modules, loads, max);
          const scriptOf = new Map(mergedGroups.flatMap((members, index) => members.map((id) => [id, index] as const)));
          expect(scriptOf.size).toBe(mergedGroups.flat().length);
          const needs = mergedGroups.map((members) => {
            const imported = members.flatMap((id) => readImports(modules)(id)).map((id) => scriptOf.get(id));
            return new Set(imported);
          });
          for (const [index] of needs.entries()) {
            const direct = [...(needs[index] ?? [])].flatMap((next) =>
              next === undefined || next === index ? [] : [next],
            );
            const through = collectImports(direct.map(String), (id) =>
              [...(needs[Number(id)] ?? [])].flatMap((n) => n ?? []).map(String),
            );
            expect(through.has(String(index))).toBe(false);
          }
          for (const load of loads.filter(({ isScreen }) => isScreen)) {
            const scriptIndexes = new Set<number>();
            for (const id of collectImports(load.from, readImports(modules))) {
              const script = scriptOf.get(id);
              if (script !== undefined) scriptIndexes.add(script);
            }
            const loadedImports = collectImports([...scriptIndexes].map(String), (id) =>
              [...(needs[Number(id)] ?? [])].flatMap((n) => n ?? []).map(String),
            );
            expect(loadedImports.size).toBeLessThanOrEqual(max);
          }
        }),
      );
    },
  );

  test('move to where the heaviest screen gets lighter, which joining two at a time does not see', () => {
    const modules = createMade({ a: ['x', 'y'], b: ['y', 'z'], c: ['x', 'z'], x: [], y: [], z: [] });
    const loads = [createScreen('a'), createScreen('b'), createScreen('c')];
    const started = [['x', 'y', 'z']];
    expect(
      improveGroups(modules, loads, 2, started)
        .map((ids) => ids.toSorted().join())
        .toSorted(),
    ).not.toEqual(['x,y,z']);
    expect(improveGroups(modules, loads, 1, started)).toEqual(started);
  });

  test('are split by what the heaviest screen needs, where moving one at a time would load too many', () => {
    const modules = createMade({ a: ['v', 'w'], b: ['y', 'z'], c: ['v', 'w', 'y', 'z'], later: ['v', 'y'] });
    for (const id of ['v', 'w', 'y', 'z']) modules.set(id, { size: 100, imports: [] });
    const loads = [
      createScreen('a'),
      createScreen('b'),
      { ...createScreen('c'), extra: 1 },
      { from: ['later'], isScreen: false },
    ];
    const groups = improveGroups(modules, loads, 1, [['v', 'w', 'y', 'z']]);
    expect(groups.map((ids) => ids.toSorted().join()).toSorted()).toEqual(['v,w', 'y,z']);
  });

  test('may be in more scripts where a screen may load more', () => {
    const modules = createMade({ a: ['x', 'y'], b: ['y', 'z'], c: ['x', 'z'], x: [], y: [], z: [] });
    const loads = ['a', 'b', 'c'].map((id) => ({ ...createScreen(id), extra: 1 }));
    expect(improved(modules, loads, 1)).toHaveLength(3);
  });
});
