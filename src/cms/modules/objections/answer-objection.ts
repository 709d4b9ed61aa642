import { eq } from 'drizzle-orm';
import { isExplained, type ModeratedParams } from '#src/contract/desk/moderation.ts';
import {
  type ObjectionAnswer,
  objectionAnswerForm,
  answerObjection as operation,
} from '#src/contract/desk/objections.ts';
import { moderationActions, objections } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { PEOPLE_FORM_TEXTS, readFormValues } from '../../http/form-values.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { readIdParam } from '../../http/route.ts';
import { findUserByUid, requireSession } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { showHiddenText } from '../moderation/moderate-text.ts';
import { restoreErasedText } from '../moderation/restore-texts.ts';
import { recordAction } from '../moderation-records/actions.ts';
import { sendObjectionOutcome } from '../moderation-records/send-decision.ts';
import { applyRestriction } from '../restrictions/restrict.ts';

type Decision = typeof moderationActions.$inferSelect;

/** Locks the objection with the decision until the transaction ends; 404 if missing, 409 after an answer. */
async function lockObjection(tx: Transaction, id: number) {
  const [objection] = await tx.select().from(objections).where(eq(objections.id, id)).for('update');
  if (!objection) throw new ApiError(404, 'not-found');
  if (objection.answeredAt !== null) throw new ApiError(409, 'decided-meanwhile');
  const rows = await tx.select().from(moderationActions).where(eq(moderationActions.mid, objection.mid));
  const decision = rows.find(({ uid, action }) => uid === objection.uid && isExplained(action));
  const user = await findUserByUid(tx, objection.uid);
  if (!decision || !user) throw new ApiError(404, 'not-found');
  return { decision, user };
}

const getText = ({ entityType, entityId }: Decision): ModeratedParams | null =>
  entityType === null || entityId === null ? null : { type: entityType, id: entityId };

/** Undoes a decision; returns false if its text cannot be restored any more. */
async function undo(system: ContentSystem, tx: Transaction, decision: Decision, uid: number): Promise<boolean> {
  const { action } = decision;
  const text = getText(decision);
  if (action === 'erase') return text !== null && restoreErasedText(system, tx, text);
  if (action === 'hide') return text !== null && showHiddenText(tx, decision.domain ?? '', text);
  await applyRestriction(tx, uid, { action: action === 'suspend' ? 'unsuspend' : 'unsilence', until: null });
  return true;
}

/** Answers an objection, by another staff member than decided. Undoes a reversed decision, and sends the answer. */
export async function answerObjection(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const id = readIdParam(c, 'id');
  const body = await readRequest(c, operation);
  const answer = readPlainText(body, 'answer') as ObjectionAnswer;
  const { reason } = readFormValues(
    objectionAnswerForm,
    { answer, reason: readPlainText(body, 'reason') },
    { language, textKey: PEOPLE_FORM_TEXTS },
  );
  const staffUid = requireSession(c).uid;
  const isUndone = await system.jobs.transact(async (tx) => {
    const { decision, user } = await lockObjection(tx, id);
    if (decision.staffUid === staffUid) throw new ApiError(403, 'own-decision');
    const isOverturned = answer === 'overturn';
    const isBack = isOverturned && (await undo(system, tx, decision, user.uid));
    const body = isOverturned ? (isBack ? 'overturned' : 'overturned-gone') : 'upheld';
    const mid = await sendObjectionOutcome(system, tx, user, { answer: body, reason });
    const time = system.now();
    await tx.update(objections).set({ answeredAt: time, answerMid: mid }).where(eq(objections.id, id));
    const { domain, uid } = user;
    const decisionText = getText(decision);
    await recordAction(system, tx, {
      action: answer,
      domain,
      about: decisionText,
      uid,
      mid,
      reason: reason || null,
      staffUid,
      at: time,
    });
    return isBack;
  });
  return respondPrivately(c, { isUndone });
}
