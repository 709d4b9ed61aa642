import { type ReactNode, useId } from 'react';

interface Props {
  /** Omitted if another card is today's step. */
  tag?: string;
  title: string;
  text: string;
  /** Warning before the question. */
  before?: ReactNode;
  /** Question that the buttons answer. */
  question?: string;
  children: ReactNode;
  after?: ReactNode;
}

/** The current step and its button. */
export function CurrentStep({ tag, title, text, before, question, children, after }: Props) {
  const titleId = useId();
  return (
    <section className="programme-now" aria-labelledby={titleId}>
      <div>
        {tag && <p className="programme-tag">{tag}</p>}
        <h2 id={titleId}>{title}</h2>
        {text && <p className="soft">{text}</p>}
        {before}
        {question && <p>{question}</p>}
      </div>
      <div className="button-row">{children}</div>
      {after}
    </section>
  );
}
