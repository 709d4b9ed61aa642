import { defineOperation } from '../operation.ts';
import { type Fact, readFacts } from './facts.ts';

/** Every fact that notes ask to be checked, by class of risk. */
export const listFacts = defineOperation({
  name: 'list-facts',
  method: 'GET',
  route: '/desk/facts',
  access: 'administrator',
  path: (_input: object) => '/desk/facts',
  read: ({ body }): readonly Fact[] => readFacts(body),
});
