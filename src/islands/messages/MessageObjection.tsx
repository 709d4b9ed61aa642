import type { Message } from '#src/contract/message.ts';
import { type ObjectionTexts, objectToDecision } from '#src/contract/objection.ts';
import { Objection } from '#src/forms/objection/Objection.tsx';
import { useDraft } from '#src/forms/use-draft.ts';
import { getApiClient } from '#src/session/api.ts';
import { refreshCalls } from '#src/session/use-call.ts';

const START = { why: '', more: '' };

/** Objection to the decision in a message. */
export function MessageObjection({ message: { id, canObject, answerBefore } }: { message: Message }) {
  const { draft } = useDraft(`objection-${id}`, START);
  const send = async (body: ObjectionTexts) => {
    const result = await getApiClient().call(objectToDecision, { params: { id }, body });
    if (result.ok) void refreshCalls('get-view');
    return result;
  };
  return <Objection canObject={canObject} answerBefore={answerBefore} draft={draft} send={send} />;
}
