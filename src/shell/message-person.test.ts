import { expect, it } from 'vitest';
import { toMessageHref } from './message-person.ts';

const READY = 'sms:?&body=Kun%20je%20me%20even%20bellen%3F';

it('addresses the ready message to the number of the own card, and keeps its words', () => {
  expect(toMessageHref(READY, '06 - 12 34 56 78')).toBe('sms:0612345678?&body=Kun%20je%20me%20even%20bellen%3F');
  expect(toMessageHref(READY, '+31 6 12345678')).toBe('sms:+31612345678?&body=Kun%20je%20me%20even%20bellen%3F');
  expect(toMessageHref(READY, null)).toBe(READY);
});
