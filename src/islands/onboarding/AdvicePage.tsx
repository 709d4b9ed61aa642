import { useEffect, useRef, useState } from 'react';
import type { DangerBlock } from '#src/domains/danger/danger-block.ts';
import { placeDangerBlocks } from '#src/rules/programme/danger-blocks.ts';
import { dangerInTab, rememberCall } from '#src/session/danger.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { DangerBlockCard } from './DangerBlockCard.tsx';
import type { Question } from './questions.ts';

interface Props {
  questions: readonly Question[];
  next: string;
  /** True right after the last answer; otherwise the page was opened by its address. */
  hasArrived?: boolean;
}

/** The key of the small print; null where both numbers are on the page already. */
function alwaysKey(blocks: readonly DangerBlock[]) {
  const has = (id: string, number: RegExp) =>
    blocks.some(({ calls, rest }) => calls.some((call) => call.id === id) || number.test(rest));
  const hasEmergency =
    has('emergency', /\b112\b/) || has('suicide-prevention', /\b112\b/) || has('domestic-violence', /\b112\b/);
  const hasSuicide = has('suicide-prevention', /\b113\b/);
  if (hasEmergency && hasSuicide) return null;
  if (hasEmergency) return 'alwaysSuicide';
  return hasSuicide ? 'alwaysEmergency' : 'always';
}

/** The blocks of the own answers, gravest first. */
function OwnBlocks({ own }: { own: readonly Question[] }) {
  const placed = placeDangerBlocks(own.map((question) => ({ ...question.danger, question })));
  return placed.map(({ block: { question }, isSameCall }) => (
    <DangerBlockCard key={question.uuid} question={question} isSameCall={isSameCall} />
  ));
}

/** For unknown answers, such as without script or on paper: every block below its own question. */
function AllBlocks({ questions }: { questions: readonly Question[] }) {
  const { t } = useIsland();
  return (
    <>
      <section className="danger-block stack">
        <p className="soft">{t('start.age.question')}</p>
        <p>
          <PhoneText text={t('start.age.text')} />
        </p>
      </section>
      {questions.map((question) => (
        <DangerBlockCard key={question.uuid} question={question} isSameCall={false} hasQuestion />
      ))}
    </>
  );
}

/** The advice after a yes: a block for each answer, gravest first, and the way on. */
export function AdvicePage({ questions, next, hasArrived = false }: Props) {
  const { t, href, domain } = useIsland();
  const [chosen, setChosen] = useState(() => (hasArrived ? (dangerInTab()?.questions ?? null) : null));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasArrived) return setChosen(dangerInTab()?.questions ?? null);
    scrollTo(0, 0);
    title.current?.focus();
  }, [hasArrived]);
  const own = chosen && questions.filter((_, place) => chosen.includes(place));
  const shown = (own ?? questions).map(({ danger }) => danger);
  const always = alwaysKey(shown);
  const lead = shown.length > 1 ? 'start.danger.leadMany' : 'start.danger.lead';
  return (
    <Screen
      title={
        <span ref={title} tabIndex={-1}>
          {t('start.danger.title')}
        </span>
      }
      lead={t(own ? lead : 'start.danger.all')}
    >
      {own ? <OwnBlocks own={own} /> : <AllBlocks questions={questions} />}
      {always !== null && (
        <p className="soft">
          <PhoneText text={t(`start.danger.${always}`)} />
        </p>
      )}
      {shown.some(({ waits }) => waits) ? (
        <>
          <p>
            {t('start.danger.open')} {domain.registration && t('start.danger.plan')}
          </p>
          <div className="button-row">
            <ButtonLink href={next} onClick={() => rememberCall(true)}>
              {t('start.danger.called')}
            </ButtonLink>
            <ButtonLink kind="quiet" href={href('help')} onClick={() => rememberCall(false)}>
              {t('start.danger.later')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <div className="button-row">
          <ButtonLink href={next}>{t('start.danger.on')}</ButtonLink>
        </div>
      )}
    </Screen>
  );
}
