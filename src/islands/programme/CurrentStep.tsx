import { type ReactNode, useId } from 'react';

interface Props {
  /** Absent where another card is the step of today. */
  tag?: string;
  title: string;
  text: string;
  children: ReactNode;
  after?: ReactNode;
}

/** The one current step, and its button. */
export function CurrentStep({ tag, title, text, children, after }: Props) {
  const titleId = useId();
  return (
    <section className="programme-now" aria-labelledby={titleId}>
      <div>
        {tag && <p className="programme-tag">{tag}</p>}
        <h2 id={titleId}>{title}</h2>
        <p className="soft">{text}</p>
      </div>
      <div className="button-row">{children}</div>
      {after}
    </section>
  );
}
