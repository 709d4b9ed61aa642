import type { JWTPayload } from 'jose';
import { isRecord } from '#src/contract/wire.ts';
import type { Domain } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';

/** Content of a valid launch token (docs/decisions/launches.md), or the reason of its refusal. */
export type LaunchClaims =
  | { readonly kind: 'participant'; readonly subject: string }
  | { readonly kind: 'practitioner' }
  | { readonly kind: 'refused'; readonly reason: string };

const refuse = (reason: string): LaunchClaims => ({ kind: 'refused', reason });

/** Maximum length of the id of a user or a token from a portal, in characters. */
const ID_LENGTH = 255;

/** Returns true for an id from a portal that can be stored. */
export const isLaunchId = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= ID_LENGTH && !/\p{Cc}/u.test(value);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 2_000;

/** Returns the resource type of a FHIR reference; '' for a plain id. */
const getResourceType = (reference: string): string => reference.split('/').at(-2)?.toLowerCase() ?? '';

const PRACTITIONERS = ['practitioner', 'practitionerrole'];
const PARTICIPANTS = ['', 'patient', 'person', 'relatedperson'];

/** FHIR value set RequestIntent; each value opens the programme. */
const INTENTS = ['proposal', 'plan', 'directive', 'order', 'original-order', 'reflex-order', 'filler-order'];
const MORE_INTENTS = ['instance-order', 'option', 'unknown'];

/** States of a task that may not be started. */
const ENDED_TASK_STATES = ['cancelled', 'rejected', 'entered-in-error'];

/** Task of a launch: separate claims in HTI 2.0, a FHIR Task in HTI 1.1. */
interface LaunchTask {
  readonly id: unknown;
  readonly definition: unknown;
  readonly intent: unknown;
  readonly person: unknown;
  readonly status: unknown;
}

const readReference = (value: unknown): unknown => (isRecord(value) ? (value.reference ?? null) : value);

function readTask({ task, resource, definition, intent, patient }: JWTPayload): LaunchTask | null {
  if (task === undefined) return { id: resource, definition, intent, person: patient, status: undefined };
  if (!isRecord(task) || task.resourceType !== 'Task') return null;
  return {
    id: task.id,
    definition: task.instantiatesCanonical ?? readReference(task.definitionReference),
    intent: task.intent,
    person: readReference(task.for),
    status: task.status,
  };
}

/** Returns true if a definition belongs to another programme of this product: the launch used the wrong host. */
function isOtherProgramme({ key }: Domain, definition: string): boolean {
  const name = definition.split(/[/|#?]/).findLast((_, index, all) => all[index - 1] === 'ActivityDefinition');
  return DOMAINS.some((domain) => domain.key !== key && (domain.key === name || domain.label === name));
}

/** Reads the claims of a verified token by HTI 1.1 or 2.0. */
export function readClaims(payload: JWTPayload, domain: Domain): LaunchClaims {
  const { sub: subject } = payload;
  if (!isLaunchId(subject)) return refuse('no subject');
  const type = getResourceType(subject);
  if (PRACTITIONERS.includes(type)) return { kind: 'practitioner' };
  if (!PARTICIPANTS.includes(type)) return refuse('subject is no person');
  const task = readTask(payload);
  if (task === null || !isLaunchId(task.id)) return refuse('no task');
  const { definition, intent, person, status } = task;
  if (person !== undefined && person !== subject) return refuse('for another person');
  if (definition !== undefined && !isText(definition)) return refuse('definition unreadable');
  if (definition !== undefined && isOtherProgramme(domain, definition)) return refuse('another programme');
  if (intent !== undefined && ![...INTENTS, ...MORE_INTENTS].some((item) => item === intent)) return refuse('intent');
  return ENDED_TASK_STATES.some((item) => item === status) ? refuse('task ended') : { kind: 'participant', subject };
}
