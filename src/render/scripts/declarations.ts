import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Property extends Node {
  readonly key?: { readonly name?: string };
}
interface Call extends Node {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly (Node & { readonly properties?: readonly Property[] })[];
}
interface Statement extends Node {
  readonly declaration?: Statement | null;
  readonly declarations?: readonly { readonly init: Node | null }[];
}

/** Modules that contain only declarations, so that loading them has no side effects. */
export const DECLARATIONS = /\/src\/(contract|rules|domains)\/[^?]*\.ts(\?declaration=\w+)?$/;
/** Schema libraries, used only by the content system and the page editor. */
export const SCHEMAS = /\/node_modules\/(yup|property-expr|tiny-case|toposort)\//;

/** Returns the request schema of an operation. Requests are validated by their receiver, never by the browser. */
const getRequest = (node: Node): Property | undefined => {
  const { callee, arguments: [spec] = [] } = node as Call;
  return callee?.name === 'defineOperation' ? spec?.properties?.find(({ key }) => key?.name === 'request') : undefined;
};

/**
 * Marks declarations made by a call as pure, so that the bundler drops unused ones, and removes request schemas (13 kB
 * less for a screen with a form).
 */
export function pruneDeclarations(): Plugin {
  return {
    name: 'zelfhulp-declarations',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (SCHEMAS.test(id)) return { code, moduleSideEffects: false };
      if (!DECLARATIONS.test(id)) return null;
      const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
      for (const statement of this.parse(code).body as unknown as readonly Statement[]) {
        const { declarations = [] } = statement.declaration ?? statement;
        for (const { init } of declarations) {
          if (init?.type !== 'CallExpression') continue;
          edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => ' });
          const request = getRequest(init);
          if (request) edits.push({ start: request.start, end: request.end, text: 'request: null' });
          edits.push({ start: init.end, end: init.end, text: ')()' });
        }
      }
      let path = '';
      let from = 0;
      for (const { start, end, text } of edits) {
        path += code.slice(from, start) + text;
        from = end;
      }
      return { code: path + code.slice(from), map: null, moduleSideEffects: false };
    },
  };
}
