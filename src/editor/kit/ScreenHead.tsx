import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Language of the title, if it differs from the language of the desk. */
  lang?: string | undefined;
  lead?: ReactNode;
  /** Link back, above the title. */
  back?: { readonly href: string; readonly text: string };
  /** Primary action of the screen. */
  action?: ReactNode;
}

/** Head of a screen: its title and its primary action. */
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
