import { Sheets } from '../drawing/Sheets.tsx';
import * as drawings from '../drawing/small/avatars.ts';
import type { AvatarName } from './avatars.ts';

/** The pictures alone: an island that shows them need not carry every landscape. */
const SHEETS: Readonly<Record<string, (typeof drawings)['uil']>> = drawings;

/** The picture a person chose. Decoration beside a name; alone it needs `alt`. */
export function Avatar({
  name,
  alt = '',
  size = 'small',
}: {
  name: AvatarName;
  alt?: string;
  size?: 'small' | 'large';
}) {
  return (
    <span className={`avatar-frame avatar-frame-${size}`}>
      <svg
        className="drawing avatar"
        viewBox="0 0 96 96"
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        aria-hidden={alt ? undefined : true}
      >
        <Sheets sheets={SHEETS[name.slice('avatar-'.length)] ?? []} />
      </svg>
    </span>
  );
}
