import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  /** A way back, above the title. */
  back?: { readonly href: string; readonly text: string };
  /** The first thing to do here. */
  action?: ReactNode;
}

/** The top of a screen of the library: what it is, and the first thing to do. */
export function ScreenHead({ title, lead, back, action }: Props) {
  return (
    <header className="library-head">
      <div>
        {back && (
          <p className="library-back">
            <a href={back.href}>{back.text}</a>
          </p>
        )}
        <h1>{title}</h1>
        {lead && <p className="soft">{lead}</p>}
      </div>
      {action}
    </header>
  );
}
