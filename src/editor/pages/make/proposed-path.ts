const MAX_LENGTH = 80;

/**
 * Derives a path from a title: plain letters and hyphens, cut at a word. "Vragen & antwoorden" becomes
 * "/vragen-antwoorden".
 */
export function proposePath(title: string): string {
  const plainText = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (plainText === '') return '';
  const shortText =
    plainText.length > MAX_LENGTH
      ? plainText
          .slice(0, MAX_LENGTH + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, MAX_LENGTH)
      : plainText;
  return `/${shortText}`;
}
