import { array, object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { type Fact, readFacts } from './facts.ts';

interface Input {
  readonly body: {
    /** Name of the person who checked. */
    readonly name: string;
    readonly facts: readonly Pick<Fact, 'id' | 'textHash'>[];
  };
}

/** Signs facts in their current text with a person's name; one that changed meanwhile is not signed. */
export const signFacts = defineOperation({
  name: 'sign-facts',
  method: 'POST',
  route: '/desk/facts',
  access: 'administrator',
  activity: 'facts',
  request: object({
    name: string().strict().max(200).defined(),
    facts: array(object({ id: string().required(), textHash: string().required() }))
      .max(1_000)
      .defined(),
  }),
  body: ({ body }: Input) => body,
  read: ({ body }): readonly Fact[] => readFacts(body),
  errors: { 422: 'no name' },
});
