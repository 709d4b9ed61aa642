import type { WireItem } from '#registry/fields/field.ts';
import type { NodeName } from '#registry/index.ts';

/** One display of a view, as data: its nodes and the part of them in a row. */
export interface View {
  readonly nodeType: NodeName | null;
  /** Whole nodes, the paragraphs of one of their fields, or only their base properties. */
  readonly rows:
    | { readonly kind: 'nodes' }
    | { readonly kind: 'paragraphs'; readonly wire: string }
    | { readonly kind: 'stubs' };
  readonly itemsPerPage: number;
}

/** Views by their key, `view/display`. */
export const VIEWS: Readonly<Record<string, View>> = {
  'faq/questions': { nodeType: 'faq_question', rows: { kind: 'nodes' }, itemsPerPage: 50 },
  'tips/list': { nodeType: 'tip', rows: { kind: 'nodes' }, itemsPerPage: 50 },
  'joyride/steps': { nodeType: 'joyride', rows: { kind: 'paragraphs', wire: 'field_steps' }, itemsPerPage: 1 },
  'onboarding/questions': {
    nodeType: 'onboarding',
    rows: { kind: 'paragraphs', wire: 'field_questions' },
    itemsPerPage: 1,
  },
  'program/own': { nodeType: 'program', rows: { kind: 'nodes' }, itemsPerPage: 1 },
  'pages/published': { nodeType: null, rows: { kind: 'stubs' }, itemsPerPage: 500 },
};

/** Returns the tags of the views that list nodes of a type; a change of a node of that type invalidates them. */
export function getViewTags(nodeType: string): readonly string[] {
  const names = Object.entries(VIEWS)
    .filter(([, view]) => view.nodeType === nodeType || view.nodeType === null)
    .map(([name]) => `view:${name.split('/')[0]}`);
  return [...new Set(names)];
}

/** Returns the items of a wrapped field; none if the field is absent. */
export function getItems(wrapped: Readonly<Record<string, unknown>>, wire: string): readonly WireItem[] {
  const value = wrapped[wire];
  return Array.isArray(value) ? value : [];
}
