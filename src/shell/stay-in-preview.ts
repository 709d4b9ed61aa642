import { type PreviewedOrigins, toPreviewHref } from '#src/i18n/preview-href.ts';

/** Sets all links on the page to stay in the preview of the site, also links that are added later. */
export function stayInPreview(bar: HTMLElement): void {
  const preview = JSON.parse(bar.dataset.sitePreview ?? '') as PreviewedOrigins;
  const keepPreviewLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const href = link?.getAttribute('href') ?? '';
    const previewHref = toPreviewHref(href, preview);
    if (link && previewHref !== href) link.setAttribute('href', previewHref);
  };
  for (const name of ['click', 'auxclick', 'contextmenu']) addEventListener(name, keepPreviewLink, true);
}
