import { readSubmissions } from './exercise-submission.ts';
import { defineOperation } from './operation.ts';

/** Returns a client's answers to the exercises, in the order of answering. */
export const getClientExercises = defineOperation({
  name: 'get-client-exercises',
  method: 'GET',
  route: '/get-client-exercises/:domain/:uid',
  access: 'nurse',
  read: ({ body }) => readSubmissions(body),
  errors: { 403: 'not logged in as a nurse', 404: 'not paired with the caller, or absent' },
});
