import { LinkedDrawing, type LinkedName } from '../drawing/LinkedDrawing.tsx';

export type AvatarName = Extract<LinkedName, `avatar-${string}`>;

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
      <LinkedDrawing name={name} alt={alt} />
    </span>
  );
}
