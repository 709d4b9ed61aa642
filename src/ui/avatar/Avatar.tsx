import { LinkedDrawing } from '../drawing/LinkedDrawing.tsx';
import type { AvatarName } from './avatars.ts';

/** The user's avatar. Decorative next to a name; otherwise `alt` is required. */
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
      <LinkedDrawing name={name} alt={alt} />
    </span>
  );
}
