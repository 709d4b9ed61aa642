import type { Plugin } from 'vite';
import { DECLARATIONS } from './declarations.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly declaration?: Node | null;
  readonly declarations?: readonly Node[];
  readonly kind?: string;
  readonly id?: NamedNode | null;
  readonly computed?: boolean;
  readonly shorthand?: boolean;
}
interface NamedNode extends Node {
  readonly name: string;
}
interface Specifier extends Node {
  readonly imported?: NamedNode;
  readonly local: NamedNode;
}
interface ImportStatement extends Node {
  readonly source: { readonly value: string };
  readonly specifiers: readonly Specifier[];
}
/** A top-level declaration of a file. */
interface Declaration {
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
  readonly parts: ReadonlyMap<string, readonly Declaration[]>;
  readonly partOf: ReadonlyMap<string, string>;
}

const QUERY = '?declaration=';
/** Scripts of the product, not of a library. */
const OWN = /\/(src|registry)\/[^?]*\.(tsx?|astro)(\?declaration=\w+|\?astro&type=script.*)?$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function addUses(node: Node, uses: Set<string>): void {
  if (node.type === 'Identifier') uses.add((node as NamedNode).name);
  for (const [key, value] of Object.entries(node)) {
    // The name of a property is not a variable, unless it is computed or shorthand.
    const isName = (key === 'property' || key === 'key') && node.computed !== true && node.shorthand !== true;
    if (isName) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) addUses(child, uses);
  }
}

/** Returns the declaration of a statement; null for other statements, and for variables that can be reassigned. */
function readDeclared(node: Node): Declaration | null {
  const declaration = node.declaration ?? node;
  const isVariable = declaration.type === 'VariableDeclaration' && declaration.kind === 'const';
  const declarations = isVariable ? (declaration.declarations ?? []) : [declaration];
  const [first, ...otherDeclarations] = declarations;
  const id = first?.id;
  const isSplittable =
    node.type !== 'ExportDefaultDeclaration' &&
    (isVariable || ['FunctionDeclaration', 'ClassDeclaration'].includes(declaration.type));
  if (!(first && isSplittable && otherDeclarations.length === 0 && id?.type === 'Identifier')) return null;
  const uses = new Set<string>();
  addUses(first, uses);
  return { node, name: id.name, uses };
}

/** Splits a file into its declarations; null if it contains other statements. */
function splitFile(statements: readonly Node[]): SplitFile | null {
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration') as unknown as ImportStatement[];
  const read = statements.filter(({ type }) => type !== 'ImportDeclaration').map(readDeclared);
  if (read.includes(null)) return null;
  const declared = read.filter((match) => match !== null);
  const byName = new Map(declared.map((item) => [item.name, item]));
  const needs = new Map(
    declared.map(({ name }) => {
      const requirements = new Set<string>();
      const open = [name];
      for (const next of open) {
        for (const use of byName.get(next)?.uses ?? []) {
          if (byName.has(use) && !requirements.has(use)) open.push(use);
          if (byName.has(use)) requirements.add(use);
        }
      }
      return [name, requirements] as const;
    }),
  );
  const isBothWays = (item: string, other: string) => needs.get(item)?.has(other) && needs.get(other)?.has(item);
  const partByName = new Map<string, string>();
  for (const { name } of declared) {
    partByName.set(name, declared.find((other) => other.name === name || isBothWays(name, other.name))?.name ?? name);
  }
  const exported = declared.filter(({ node }) => node.type === 'ExportNamedDeclaration').map(({ name }) => name);
  return {
    imports,
    exported,
    parts: Map.groupBy(declared, ({ name }) => partByName.get(name) ?? name),
    partOf: partByName,
  };
}

const importFrom = (source: string, name: string, local: string) =>
  `import { ${name}${name === local ? '' : ` as ${local}`} } from ${JSON.stringify(source)};`;

const getExport = (name: string, source: string) => `export { ${name} } from ${JSON.stringify(source)};`;

/** Returns the code of one part: its declarations, the imports that they use, and the other parts of its file. */
function writePart(code: string, file: string, splitFile: SplitFile, members: readonly Declaration[]): string {
  const uses = new Set(members.flatMap((member) => [...member.uses]));
  const memberNames = new Set(members.map(({ name }) => name));
  const imports = splitFile.imports.flatMap(({ start, end, source, specifiers }) => {
    const usedSpecifiers = specifiers.filter(({ local }) => uses.has(local.name));
    if (usedSpecifiers.some(({ imported }) => !imported)) return code.slice(start, end);
    return usedSpecifiers.map(({ imported, local }) => importFrom(source.value, imported?.name ?? '', local.name));
  });
  const siblings = [...uses].filter((name) => splitFile.partOf.has(name) && !memberNames.has(name));
  const declarations = members.map(({ node: { type, start, end } }) => {
    const text = code.slice(start, end);
    return type === 'ExportNamedDeclaration' ? text : `export ${text}`;
  });
  return [...imports, ...siblings.map((name) => importFrom(file + QUERY + name, name, name)), ...declarations].join(
    '\n',
  );
}

/** Returns the code of the module of one declaration, or of the rest of the file. */
function writeModule(code: string, file: string, name: string | undefined, splitFile: SplitFile | null): string {
  if (!splitFile) return name === undefined ? code : getExport(name, file);
  if (name === undefined) return splitFile.exported.map((item) => getExport(item, file + QUERY + item)).join('\n');
  const part = splitFile.partOf.get(name) ?? name;
  return part === name
    ? writePart(code, file, splitFile, splitFile.parts.get(part) ?? [])
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
      let module = isDeclaring ? writeModule(code, file, name, split) : code;
      for (const statement of parse(module).toReversed()) {
        const { source, specifiers, start, end } = statement as ImportStatement;
        if (statement.type !== 'ImportDeclaration' || source.value.includes(QUERY)) continue;
        const names = specifiers.flatMap(({ imported, local }) =>
          imported ? [[imported.name, local.name] as const] : [],
        );
        const resolved = await this.resolve(source.value, file);
        if (!(resolved && DECLARATIONS.test(resolved.id)) || names.length < specifiers.length) continue;
        const imports = names.map(([imported, local]) => importFrom(resolved.id + QUERY + imported, imported, local));
        module = module.slice(0, start) + imports.join(' ') + module.slice(end);
      }
      return { code: module, map: null, ...(isDeclaring ? { moduleSideEffects: false } : {}) };
    },
  };
}
