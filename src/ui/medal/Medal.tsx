import { useId } from 'react';
import linked from '../drawing/linked.json' with { type: 'json' };

export type MedalImage =
  | { readonly kind: 'drawing'; readonly name: string }
  | { readonly kind: 'file'; readonly url: string };

const SIZE = 160;

/** Picture of a medal: a drawing by reference, or a file of the media library. */
function Picture({ image, mask, className }: { image: MedalImage; mask?: string; className?: string }) {
  if (image.kind === 'file') {
    const href = `${image.url}${image.url.includes('?') ? '&' : '?'}w=320&f=webp`;
    return (
      <image
        href={href}
        width={SIZE}
        height={SIZE}
        preserveAspectRatio="xMidYMid slice"
        mask={mask}
        className={className}
      />
    );
  }
  const drawing = (linked as Readonly<Record<string, { readonly href: string } | undefined>>)[image.name];
  return drawing ? <use href={drawing.href} mask={mask} className={className} /> : null;
}

/** A medal that fills from below by its progress, 0 to 100; the text next to it states the progress too. */
export function Medal({ image, progress }: { image: MedalImage | null; progress: number }) {
  const id = `medal-${useId().replace(/\W/g, '')}`;
  const height = (SIZE * Math.min(100, Math.max(0, progress))) / 100;
  return (
    <svg className="drawing medal" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" data-progress={progress}>
      <mask id={id}>
        <rect y={SIZE - height} width={SIZE} height={height} fill="#fff" />
      </mask>
      <rect width={SIZE} height={SIZE} className="medal-base" />
      {image && progress < 100 && <Picture image={image} className="medal-ahead" />}
      {image && progress > 0 && <Picture image={image} mask={`url(#${id})`} />}
    </svg>
  );
}
