import type { Plugin } from 'vite';
import { DECLARATIONS } from './declarations.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly declaration?: Node | null;
  readonly declarations?: readonly Node[];
  readonly kind?: string;
  readonly id?: Named | null;
  readonly computed?: boolean;
  readonly shorthand?: boolean;
}
interface Named extends Node {
  readonly name: string;
}
interface Specifier extends Node {
  readonly imported?: Named;
  readonly local: Named;
}
interface ImportStatement extends Node {
  readonly source: { readonly value: string };
  readonly specifiers: readonly Specifier[];
}
/** A top-level declaration of a file. */
interface Declared {
  readonly node: Node;
  readonly name: string;
  /** Identifiers in the declaration, including local variables with an equal name. */
  readonly uses: ReadonlySet<string>;
}
/** A file of declarations, and the part to which each name belongs. */
interface SplitFile {
  readonly imports: readonly ImportStatement[];
  readonly exported: readonly string[];
  /** Parts by the name of their first declaration; declarations that need each other are in one part. */
  readonly parts: ReadonlyMap<string, readonly Declared[]>;
  readonly partOf: ReadonlyMap<string, string>;
}

const QUERY = '?declaration=';
/** Scripts of the product, not of a library. */
const OWN = /\/(src|registry)\/[^?]*\.(tsx?|astro)(\?declaration=\w+|\?astro&type=script.*)?$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function addUses(node: Node, uses: Set<string>): void {
  if (node.type === 'Identifier') uses.add((node as Named).name);
  for (const [key, value] of Object.entries(node)) {
    // The name of a property is not a variable, unless it is computed or shorthand.
    const isName = (key === 'property' || key === 'key') && node.computed !== true && node.shorthand !== true;
    if (isName) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) addUses(child, uses);
  }
}

/** Returns the declaration of a statement; null for other statements, and for variables that can be reassigned. */
function readDeclared(node: Node): Declared | null {
  const declaration = node.declaration ?? node;
  const isVariable = declaration.type === 'VariableDeclaration' && declaration.kind === 'const';
  const made = isVariable ? (declaration.declarations ?? []) : [declaration];
  const [first, ...others] = made;
  const id = first?.id;
  const isKnown =
    node.type !== 'ExportDefaultDeclaration' &&
    (isVariable || ['FunctionDeclaration', 'ClassDeclaration'].includes(declaration.type));
  if (!(first && isKnown && others.length === 0 && id?.type === 'Identifier')) return null;
  const uses = new Set<string>();
  addUses(first, uses);
  return { node, name: id.name, uses };
}

/** Splits a file into its declarations; null if it contains other statements. */
function splitFile(statements: readonly Node[]): SplitFile | null {
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration') as unknown as ImportStatement[];
  const read = statements.filter(({ type }) => type !== 'ImportDeclaration').map(readDeclared);
  if (read.includes(null)) return null;
  const declared = read.filter((found) => found !== null);
  const byName = new Map(declared.map((one) => [one.name, one]));
  const needs = new Map(
    declared.map(({ name }) => {
      const needed = new Set<string>();
      const open = [name];
      for (const next of open) {
        for (const use of byName.get(next)?.uses ?? []) {
          if (byName.has(use) && !needed.has(use)) open.push(use);
          if (byName.has(use)) needed.add(use);
        }
      }
      return [name, needed] as const;
    }),
  );
  const isBothWays = (one: string, other: string) => needs.get(one)?.has(other) && needs.get(other)?.has(one);
  const partOf = new Map<string, string>();
  for (const { name } of declared) {
    partOf.set(name, declared.find((other) => other.name === name || isBothWays(name, other.name))?.name ?? name);
  }
  const exported = declared.filter(({ node }) => node.type === 'ExportNamedDeclaration').map(({ name }) => name);
  return { imports, exported, parts: Map.groupBy(declared, ({ name }) => partOf.get(name) ?? name), partOf };
}

const importFrom = (source: string, name: string, local: string) =>
  `import { ${name}${name === local ? '' : ` as ${local}`} } from ${JSON.stringify(source)};`;

const getExport = (name: string, source: string) => `export { ${name} } from ${JSON.stringify(source)};`;

/** Returns the code of one part: its declarations, the imports that they use, and the other parts of its file. */
function writePart(code: string, file: string, split: SplitFile, members: readonly Declared[]): string {
  const uses = new Set(members.flatMap((member) => [...member.uses]));
  const own = new Set(members.map(({ name }) => name));
  const imports = split.imports.flatMap(({ start, end, source, specifiers }) => {
    const used = specifiers.filter(({ local }) => uses.has(local.name));
    if (used.some(({ imported }) => !imported)) return code.slice(start, end);
    return used.map(({ imported, local }) => importFrom(source.value, imported?.name ?? '', local.name));
  });
  const siblings = [...uses].filter((name) => split.partOf.has(name) && !own.has(name));
  const declarations = members.map(({ node: { type, start, end } }) => {
    const text = code.slice(start, end);
    return type === 'ExportNamedDeclaration' ? text : `export ${text}`;
  });
  return [...imports, ...siblings.map((name) => importFrom(file + QUERY + name, name, name)), ...declarations].join(
    '\n',
  );
}

/** Returns the code of the module of one declaration, or of the rest of the file. */
function writeModule(code: string, file: string, name: string | undefined, split: SplitFile | null): string {
  if (!split) return name === undefined ? code : getExport(name, file);
  if (name === undefined) return split.exported.map((one) => getExport(one, file + QUERY + one)).join('\n');
  const part = split.partOf.get(name) ?? name;
  return part === name
    ? writePart(code, file, split, split.parts.get(part) ?? [])
    : getExport(name, file + QUERY + part);
}

/**
 * Converts each declaration of a file to a separate module, so that a screen loads only the operations that it calls. A
 * file with other statements is not split.
 */
export function splitDeclarations(): Plugin {
  return {
    name: 'zelfhulp-split-declarations',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async transform(code, id) {
      const [file = '', name] = id.split(QUERY);
      if (!OWN.test(id)) return null;
      const parse = (text: string) => this.parse(text).body as unknown as readonly Node[];
      const isDeclaring = DECLARATIONS.test(file);
      const split = isDeclaring ? splitFile(parse(code)) : null;
      let made = isDeclaring ? writeModule(code, file, name, split) : code;
      for (const statement of parse(made).toReversed()) {
        const { source, specifiers, start, end } = statement as ImportStatement;
        if (statement.type !== 'ImportDeclaration' || source.value.includes(QUERY)) continue;
        const names = specifiers.flatMap(({ imported, local }) =>
          imported ? [[imported.name, local.name] as const] : [],
        );
        const resolved = await this.resolve(source.value, file);
        if (!(resolved && DECLARATIONS.test(resolved.id)) || names.length < specifiers.length) continue;
        const imports = names.map(([imported, local]) => importFrom(resolved.id + QUERY + imported, imported, local));
        made = made.slice(0, start) + imports.join(' ') + made.slice(end);
      }
      return { code: made, map: null, ...(isDeclaring ? { moduleSideEffects: false } : {}) };
    },
  };
}
