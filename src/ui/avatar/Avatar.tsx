import { Drawing } from '../drawing/Drawing.tsx';
import type { DrawingName } from '../drawing/drawings.ts';

export type AvatarName = Extract<DrawingName, `avatar-${string}`>;

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
      <Drawing name={name} alt={alt} />
    </span>
  );
}
