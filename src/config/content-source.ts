/** Where the pages come from, as the environment says it. */
export interface ContentSource {
  /** Base URL of another content system; null uses our own. */
  readonly contentApiUrl: string | null;
  /** Whose paths that system serves. */
  readonly contentBackend: 'embedded' | 'drupal' | 'drupal-decoupled';
}

/**
 * Whether the own content system runs in this installation: always, but where the pages come from another copy of the
 * product, which then keeps the people too. A Drupal gives pages only.
 */
export const keepsPeople = ({ contentApiUrl, contentBackend }: ContentSource): boolean =>
  contentApiUrl === null || contentBackend !== 'embedded';

/** Whether the pages come from a Drupal. */
export const readsDrupal = (source: ContentSource): boolean => source.contentApiUrl !== null && keepsPeople(source);
