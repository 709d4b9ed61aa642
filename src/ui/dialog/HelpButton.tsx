import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';

/** Copy of the page's help button, because elements behind a modal dialog are inert. */
export function HelpButton() {
  const [opener] = useState(() => document.querySelector<HTMLButtonElement>('button.help-pill'));
  const [calls] = useState(() => [...document.querySelectorAll<HTMLAnchorElement>('p.help-pill > a')]);
  if (opener) {
    return (
      <button
        className="help-pill"
        type="button"
        {...{ commandfor: 'support', command: 'show-modal' }}
        aria-label={opener.ariaLabel ?? undefined}
      >
        <Icon name="phone" />
        {opener.textContent?.trim()}
      </button>
    );
  }
  return (
    <p className="help-pill">
      {calls.map(({ href, ariaLabel, textContent }) => (
        <a key={href} href={href} aria-label={ariaLabel ?? undefined}>
          {textContent?.trim()}
        </a>
      ))}
    </p>
  );
}
