import type { ReactNode } from 'react';

interface Props {
  readonly picture: ReactNode;
  readonly href: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A row of a list of the forum; its link covers the whole row. */
export function ForumRow({ picture, href, title, children }: Props) {
  return (
    <li className="forum-row">
      {picture}
      <div>
        <h2>
          <a href={href} dir="auto">
            {title}
          </a>
        </h2>
        {children}
      </div>
    </li>
  );
}
