import { ValidationError } from 'yup';
import { findNodeDefinition, type NodeName } from '#registry/index.ts';
import type { StoredFields } from '#registry/stored.ts';
import { isRecord } from '#src/contract/wire.ts';
import type { Language } from '#src/domains/domain.ts';
import { unwrapFields } from '../../content/unwrap-fields.ts';
import { ValidationFailure, type Violation } from '../../http/api-error.ts';
import type { BodyDeclaration } from '../../http/read-request.ts';
import { toWireItems } from '../../http/unwrap.ts';
import { getViolationText, type ViolationKey } from '../../http/violation-texts.ts';

/** A node from a body, with its fields merged over the existing ones. */
export interface SubmittedNode {
  readonly type: NodeName;
  readonly title: string;
  readonly fields: StoredFields;
  readonly state: 'draft' | 'published' | 'archived' | null;
  readonly path: string | null;
}

interface PreviousContent {
  /** Type of the node; null for a new one. */
  readonly type: string | null;
  readonly title: string;
  readonly fields: StoredFields;
}

/** Members that are not fields of the type; members of a response are accepted and ignored. */
const NON_FIELD_MEMBERS = [
  'type',
  'title',
  'moderation_state',
  'path',
  'nid',
  'uuid',
  'vid',
  'langcode',
  'status',
  'created',
  'changed',
];
const IGNORED = [...NON_FIELD_MEMBERS, 'translations', 'notes'];

function getText(body: Readonly<Record<string, unknown>>, name: string, key = 'value'): string | null {
  const value = toWireItems(body[name] ?? null)?.[0]?.[key];
  return typeof value === 'string' ? value : null;
}

function checkShape(
  request: BodyDeclaration | null,
  body: unknown,
  refuse: (field: string, key: ViolationKey) => Violation,
) {
  try {
    (request as { validateSync?: (value: unknown, options: object) => unknown })?.validateSync?.(body, {
      abortEarly: false,
      strict: true,
    });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields = new Set(error.inner.map(({ path }) => path?.match(/^\w+/)?.[0] ?? 'type'));
    return [...fields].map((field) => refuse(field, field === 'type' ? 'type-missing' : 'unreadable'));
  }
}

/** Parses and validates the structure of a node's body; every invalid value is a violation. */
export function readNodeBody(
  request: BodyDeclaration | null,
  body: unknown,
  stored: PreviousContent,
  language: Language,
): SubmittedNode {
  const refuse = (field: string, key: ViolationKey): Violation => ({ field, text: getViolationText(key, language) });
  if (!isRecord(body)) throw new ValidationFailure([refuse('type', 'type-missing')]);
  const shape = checkShape(request, body, refuse);
  if (shape.length > 0) throw new ValidationFailure(shape);
  const type = typeof body.type === 'string' ? body.type : getText(body, 'type', 'target_id');
  const definition = type === null ? undefined : findNodeDefinition(type);
  if (definition?.madeBy !== 'editor' || (stored.type !== null && stored.type !== type)) {
    throw new ValidationFailure([refuse('type', 'type-missing')]);
  }
  const wires = Object.values(definition.fields).map(({ wireName }) => wireName);
  const unknownNames = Object.keys(body).filter((name) => !IGNORED.includes(name) && !wires.includes(name));
  const { values, unreadable } = unwrapFields(definition, body, stored.fields);
  const violations = [
    ...unknownNames.map((name) => refuse(name, 'unknown')),
    ...unreadable.map((name) => refuse(name, 'unreadable')),
  ];
  if (violations.length > 0) throw new ValidationFailure(violations);
  return {
    type: definition.name,
    title: 'title' in body ? (getText(body, 'title') ?? '') : stored.title,
    fields: { ...stored.fields, ...values },
    state: getText(body, 'moderation_state') as SubmittedNode['state'],
    path: getText(body, 'path', 'alias'),
  };
}
