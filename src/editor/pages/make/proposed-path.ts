const LONGEST = 80;

/**
 * Derives a path from a title: plain letters and hyphens, cut at a word. "Vragen & antwoorden" becomes
 * "/vragen-antwoorden".
 */
export function proposedPath(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (plain === '') return '';
  const cut =
    plain.length > LONGEST
      ? plain
          .slice(0, LONGEST + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, LONGEST)
      : plain;
  return `/${cut}`;
}
