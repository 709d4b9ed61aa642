/** Longest title that reads well in a list. */
const LONGEST = 60;

/** The first words of a text, as its title: its first line, or as many whole words of it as fit. */
export function toShortTitle(text: string): string {
  const line = text.trim().split('\n')[0]?.trim() ?? '';
  if ([...line].length <= LONGEST) return line;
  const cut = [...line].slice(0, LONGEST).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > 0 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')}…`;
}
