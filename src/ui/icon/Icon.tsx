import { createElement } from 'react';
import { ICONS, type IconName } from './icons.ts';

/** A line icon that takes the colour and size of the text beside it; the words beside it carry its meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {ICONS[name].map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}
