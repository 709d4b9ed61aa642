import { defineOperation } from '../operation.ts';
import { parseAnswer } from '../shape/parse-answer.ts';
import { objectWithMember } from '../shape/shape.ts';

/** The description of the API as OpenAPI 3.1. */
interface ApiDescription {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, unknown>>;
}

/** Returns the description of every operation as OpenAPI 3.1, with examples. */
export const getApiDescription = defineOperation({
  name: 'get-api-description',
  method: 'GET',
  route: '/desk/openapi',
  access: 'staff',
  read: ({ body }): ApiDescription => parseAnswer(objectWithMember<ApiDescription>('paths'), body),
  errors: { 403: 'not logged in as a staff member' },
});
