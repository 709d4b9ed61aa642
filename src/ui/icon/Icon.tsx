import type { IconName } from './icons.ts';
import { getIconHref } from './sprite.ts';

/** Decorative line icon in the colour and size of the text next to it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={getIconHref(name)} />
    </svg>
  );
}
