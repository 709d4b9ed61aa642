import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Of the title, where it is not the desk's own language. */
  lang?: string | undefined;
  lead?: ReactNode;
  /** A way back, above the title. */
  back?: { readonly href: string; readonly text: string };
  /** The first thing to do here. */
  action?: ReactNode;
}

/** The top of a screen: what it is, and the first thing to do. */
export function ScreenHead({ title, lang, lead, back, action }: Props) {
  return (
    <header className="screen-head">
      <div>
        {back && (
          <p className="screen-back">
            <a href={back.href}>{back.text}</a>
          </p>
        )}
        <h1 lang={lang}>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {action}
    </header>
  );
}
