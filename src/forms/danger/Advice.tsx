import type { ReactNode, Ref } from 'react';
import type { DangerBlock } from '#src/domains/danger/danger-block.ts';
import { placeDangerBlocks } from '#src/rules/programme/danger-blocks.ts';
import { useIsland } from '#src/session/Island.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { DangerBlockCard } from './DangerBlockCard.tsx';
import type { Question } from './question.ts';

interface Props {
  questions: readonly Question[];
  /** Questions that the user answered yes; null if the answers are unknown. */
  own: readonly Question[] | null;
  titleRef?: Ref<HTMLHeadingElement>;
  /** Content shown before the advice if the answers are unknown. */
  before?: ReactNode;
  /** Renders the links to continue; `waits` is true if the user has to call before making a plan. */
  children: (waits: boolean) => ReactNode;
}

/** Returns the text key of the small print; null if both numbers are already on the page. */
function getSmallPrintKey(blocks: readonly DangerBlock[]) {
  const has = (id: string, number: RegExp) =>
    blocks.some(({ calls, rest }) => calls.some((call) => call.id === id) || number.test(rest));
  const hasEmergency =
    has('emergency', /\b112\b/) || has('suicide-prevention', /\b112\b/) || has('domestic-violence', /\b112\b/);
  const hasSuicide = has('suicide-prevention', /\b113\b/);
  if (hasEmergency && hasSuicide) return null;
  if (hasEmergency) return 'alwaysSuicide';
  return hasSuicide ? 'alwaysEmergency' : 'always';
}

/** Advice for the user's answers, most serious first. */
function AnswerBlocks({ own: answered }: { own: readonly Question[] }) {
  const placedBlocks = placeDangerBlocks(answered.map((question) => ({ ...question.danger, question })));
  return placedBlocks.map(({ block: { question }, isSameCall }) => (
    <DangerBlockCard key={question.uuid} question={question} isSameCall={isSameCall} />
  ));
}

/** Advice after a yes: a block for each answer, most serious first; all questions with their blocks if unknown. */
export function Advice({ questions, own, titleRef, before, children }: Props) {
  const { t } = useIsland();
  const dangers = (own ?? questions).map(({ danger }) => danger);
  const always = getSmallPrintKey(dangers);
  const leadKey = dangers.length > 1 ? 'start.danger.leadMany' : 'start.danger.lead';
  return (
    <Screen
      title={
        <span ref={titleRef} tabIndex={-1}>
          {t('start.danger.title')}
        </span>
      }
      lead={t(own ? leadKey : 'start.danger.all')}
    >
      {!own && before}
      {own ? (
        <AnswerBlocks own={own} />
      ) : (
        questions.map((question) => (
          <DangerBlockCard key={question.uuid} question={question} isSameCall={false} hasQuestion />
        ))
      )}
      {always !== null && (
        <p className="soft">
          <PhoneText text={t(`start.danger.${always}`)} />
        </p>
      )}
      {children(dangers.some(({ waits }) => waits))}
    </Screen>
  );
}
