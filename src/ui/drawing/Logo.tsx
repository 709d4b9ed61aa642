import { iconReference } from '../icon/sprite.ts';

/** The round mark beside the name of the product. */
export function LogoMark() {
  return (
    <svg className="logo-mark" aria-hidden="true">
      <use href={iconReference('logo')} />
    </svg>
  );
}
