import { type ReactNode, useEffect, useRef } from 'react';
import type { WebformText } from '#src/contract/webform/definition.ts';
import { Html } from './html/Html.tsx';

type Props = WebformText['confirmation'] & { picture?: ReactNode; children?: ReactNode };

/** Confirmation after submitting. It takes the focus, because the form that had it is removed. */
export function Confirmation({ title, html, picture, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="webform-confirmation" ref={box} tabIndex={-1}>
      {picture}
      {title && <h2>{title}</h2>}
      <Html html={html} />
      {children}
    </div>
  );
}
