import { defineOperation } from '../operation.ts';
import { type Fact, readFacts } from './facts.ts';

/** Lists every fact that notes mark for checking, by risk class. */
export const listFacts = defineOperation({
  name: 'list-facts',
  method: 'GET',
  route: '/desk/facts',
  access: 'administrator',
  read: ({ body }): readonly Fact[] => readFacts(body),
});
