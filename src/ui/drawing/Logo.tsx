import { getIconHref } from '../icon/sprite.ts';

/** Round logo mark next to the product's name. */
export function LogoMark() {
  return (
    <svg className="logo-mark" aria-hidden="true">
      <use href={getIconHref('logo')} />
    </svg>
  );
}
