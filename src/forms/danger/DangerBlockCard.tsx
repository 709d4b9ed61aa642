import type { ReactNode } from 'react';
import type { DangerCall } from '#src/domains/danger/danger-block.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import type { Question } from './question.ts';

/** Help lines that are followed by the advice for immediate danger. */
const LINES_FOR_DANGER = ['suicide-prevention', 'domestic-violence', 'police'];

/** Link to call a number, or the name of a person with a number that the user looks up. */
function Call({ call: { id, name, phone, dial, terms, ask } }: { call: DangerCall }) {
  const { t } = useIsland();
  return (
    <div className="stack">
      {ask !== undefined && <p>{ask}</p>}
      {dial === undefined ? (
        <p className="danger-person">{name}</p>
      ) : (
        <ButtonLink
          wide
          icon="phone"
          href={`tel:${dial}`}
          aria-label={t('start.danger.call', { name, phone: phone ?? dial })}
        >
          {phone}
        </ButtonLink>
      )}
      {terms !== undefined && <p className="soft">{terms}</p>}
      {LINES_FOR_DANGER.includes(id) && (
        <p>
          <PhoneText text={t('start.danger.danger')} />
        </p>
      )}
    </div>
  );
}

function FurtherText({ question: { explainer, link } }: { question: Question }) {
  return (
    <>
      {explainer && <SafeHtmlBlock html={explainer} className="prose" />}
      {link && (
        <p>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
    </>
  );
}

interface Props {
  question: Question;
  /** True if a previous block has the same call. */
  isSameCall: boolean;
  /** True to show the question, if the answer is unknown. */
  hasQuestion?: boolean;
  /** Numbers for any time, below the sentence to say. */
  always?: ReactNode;
}

/** Advice for an answer: the call, the sentence to say, and further text. */
export function DangerBlockCard({ question, isSameCall, hasQuestion = false, always }: Props) {
  const { t } = useIsland();
  const { danger, title, explainerTitle, uuid } = question;
  const isOwnWords = danger.title === '';
  const frame = danger.sayTo ?? t(isSameCall ? 'start.danger.same' : 'start.danger.say');
  return (
    <section className="danger-block stack" aria-labelledby={`danger-${uuid}`} data-danger={danger.kind}>
      {hasQuestion && <p className="soft">{title}</p>}
      <h2 id={`danger-${uuid}`}>{isOwnWords ? (explainerTitle ?? title) : danger.title}</h2>
      {isOwnWords ? <FurtherText question={question} /> : <p>{danger.answer}</p>}
      {!isSameCall && danger.calls.map((call) => <Call key={call.id} call={call} />)}
      {danger.link && (
        <ButtonLink kind="quiet" href={danger.link.href} target="_blank" rel="noreferrer">
          {danger.link.text} {t('forms.newTab')}
        </ButtonLink>
      )}
      <p className="danger-say">
        {frame} <strong>{danger.say}</strong>
      </p>
      {always}
      {!isSameCall && danger.calls.some(({ id }) => id === 'gp') && (
        <Details summary={t('start.danger.gpTitle')}>
          <p>{t('start.danger.gp')}</p>
        </Details>
      )}
      <p>
        <PhoneText text={danger.rest} />
      </p>
      {!isOwnWords && (question.explainer || question.link) && (
        <Details summary={t('start.danger.more')}>
          <FurtherText question={question} />
        </Details>
      )}
    </section>
  );
}
