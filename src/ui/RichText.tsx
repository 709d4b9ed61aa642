/** Sanitised HTML, or HTML rendered by our own components. */
type SafeHtml = string & { readonly __safe: 'html' };

/** Sanitised rich text of an editor, styled as running text. */
export function RichText({ html, className }: { html: SafeHtml; className?: string }) {
  return <SafeHtmlBlock html={html} className={className ? `prose ${className}` : 'prose'} />;
}

/** HTML rendered by our own components or sanitised; the only place that renders an HTML string. */
export function SafeHtmlBlock({
  html,
  as: Tag = 'div',
  id,
  className,
  ref,
}: {
  html: SafeHtml;
  as?: 'div' | 'li' | 'section';
  id?: string | undefined;
  className?: string;
  /** Callback ref of the element. */
  ref?: (element: HTMLElement | null) => void;
}) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the brand of SafeHtml is only given after sanitising or rendering
  return <Tag ref={ref} id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
