/** Returns `text` with the character at `at` replaced by a different one, so that the result never equals `text`. */
export function alterCharacter(text: string, position: number): string {
  const index = position < 0 ? text.length + position : position;
  const replacement = text[index] === 'A' ? 'B' : 'A';
  return text.slice(0, index) + replacement + text.slice(index + 1);
}
