/** Returns `text` with the character at `at` replaced by a different one, so that the result never equals `text`. */
export function alterCharacter(text: string, at: number): string {
  const index = at < 0 ? text.length + at : at;
  const other = text[index] === 'A' ? 'B' : 'A';
  return text.slice(0, index) + other + text.slice(index + 1);
}
