import type { ReactNode, Ref } from 'react';
import type { DangerBlock } from '#src/domains/danger/danger-block.ts';
import { type CRISIS_LINES, getCrisisLine } from '#src/domains/help-lines.ts';
import { placeDangerBlocks } from '#src/rules/programme/danger-blocks.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
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

type CrisisLineId = (typeof CRISIS_LINES)[number];

/** Returns which of the two numbers for any time are not on the page yet. */
function listFurtherCalls(blocks: readonly DangerBlock[]): readonly CrisisLineId[] {
  const has = (id: string, number: RegExp) =>
    blocks.some(({ calls, rest }) => calls.some((call) => call.id === id) || number.test(rest));
  const hasEmergency =
    has('emergency', /\b112\b/) || has('suicide-prevention', /\b112\b/) || has('domestic-violence', /\b112\b/);
  const hasSuicide = has('suicide-prevention', /\b113\b/);
  return [...(hasEmergency ? [] : (['emergency'] as const)), ...(hasSuicide ? [] : (['suicide-prevention'] as const))];
}

const TEXT_KEYS = { emergency: 'alwaysEmergency', 'suicide-prevention': 'alwaysSuicide' } as const;

/** The two numbers for any time as buttons, without those that are already on the page. */
function FurtherCalls({ ids }: { ids: readonly CrisisLineId[] }) {
  const { t, language } = useIsland();
  const [first] = ids;
  if (first === undefined) return null;
  return (
    <div className="danger-always">
      <p className="soft">{t(`start.danger.${ids.length > 1 ? 'always' : TEXT_KEYS[first]}`)}</p>
      <div className="button-row">
        {ids.map((id) => {
          const { name, phone, dial } = getCrisisLine(id, language);
          return (
            <ButtonLink
              key={id}
              kind="quiet"
              icon="phone"
              href={`tel:${dial}`}
              aria-label={t('start.danger.call', { name, phone })}
            >
              {phone}
            </ButtonLink>
          );
        })}
      </div>
    </div>
  );
}

/** Advice for the user's answers, most serious first. */
function AnswerBlocks({ own: answered, always }: { own: readonly Question[]; always: ReactNode }) {
  const placedBlocks = placeDangerBlocks(answered.map((question) => ({ ...question.danger, question })));
  return placedBlocks.map(({ block: { question }, isSameCall }, index) => (
    <DangerBlockCard
      key={question.uuid}
      question={question}
      isSameCall={isSameCall}
      always={index === 0 ? always : null}
    />
  ));
}

/** Advice after a yes: a block for each answer, most serious first; all questions with their blocks if unknown. */
export function Advice({ questions, own, titleRef, before, children }: Props) {
  const { t } = useIsland();
  const dangers = (own ?? questions).map(({ danger }) => danger);
  const always = <FurtherCalls ids={listFurtherCalls(dangers)} />;
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
        <AnswerBlocks own={own} always={always} />
      ) : (
        questions.map((question) => (
          <DangerBlockCard key={question.uuid} question={question} isSameCall={false} hasQuestion />
        ))
      )}
      {!own && always}
      {children(dangers.some(({ waits }) => waits))}
    </Screen>
  );
}
