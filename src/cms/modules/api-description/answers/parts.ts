import { anything, array, choices, nullable, type Shape, string } from '#src/contract/shape/shape.ts';
import { LANGUAGES } from '#src/domains/domain.ts';

/** Creates the shape of an object with members that are content, or are named by data. */
export const createMembersShape = (of: Shape = anything()): Shape => ({ kind: 'members', of });
export const languageShape = choices(LANGUAGES);
export const nullableText = nullable(string());
/** An entity in the format of Drupal: each member is a list of values. */
export const entityShape = createMembersShape(array(createMembersShape()));
