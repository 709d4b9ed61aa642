import type { ReactNode } from 'react';

interface Props {
  tag: string;
  title: string;
  text: string;
  children: ReactNode;
  after?: ReactNode;
}

/** The one thing of this moment, and its button. */
export function Now({ tag, title, text, children, after }: Props) {
  return (
    <section className="programme-now" aria-labelledby="now">
      <div>
        <p className="programme-tag">{tag}</p>
        <h2 id="now">{title}</h2>
        <p className="soft">{text}</p>
      </div>
      <div className="button-row">{children}</div>
      {after}
    </section>
  );
}
