import type { IconName } from './icons.ts';
import { iconReference } from './sprite.ts';

/** A line icon that takes the colour and size of the text beside it; the words beside it carry its meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={iconReference(name)} />
    </svg>
  );
}
