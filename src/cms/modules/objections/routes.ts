import { answerObjection as answering, listObjections as listing } from '#src/contract/desk/objections.ts';
import { objectToDecision as ofMessage, objectToSuspension as ofSuspension } from '#src/contract/objection.ts';
import { type Route, serve } from '../../http/route.ts';
import { answerObjection } from './answer-objection.ts';
import { listObjections } from './list-objections.ts';
import { objectToDecision, objectToSuspension } from './send-objection.ts';

/** `/user/objection` comes before `/user/:id`, which would match it. */
export const objectionRoutes: readonly Route[] = [
  serve(ofSuspension, objectToSuspension),
  serve(ofMessage, objectToDecision),
  serve(listing, listObjections),
  serve(answering, answerObjection),
];
