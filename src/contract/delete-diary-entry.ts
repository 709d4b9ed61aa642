import { defineOperation } from './operation.ts';

/** Deletes an own diary entry. */
export const deleteDiaryEntry = defineOperation({
  name: 'delete-diary-entry',
  method: 'DELETE',
  route: '/node/:id',
  access: 'participant',
  answer: 'empty',
  read: (): null => null,
  errors: { 403: 'not a participant', 404: 'no such entry, or not an own one' },
});
