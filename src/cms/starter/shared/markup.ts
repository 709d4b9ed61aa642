/** Paragraphs of rich text: each argument becomes one `<p>`. */
export function p(...texts: readonly string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('');
}

/** A list with dots: each argument becomes one item. */
export function ul(...items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** The numbered steps of a text block with appearance "walk": the name of the step in bold, then its text. */
export function steps(...items: readonly (readonly [name: string, text: string])[]): string {
  return `<ol>${items.map(([name, text]) => `<li><strong>${name}</strong> ${text}</li>`).join('')}</ol>`;
}

/** A telephone number as a link; spaces and hyphens are for the eye only. */
export function tel(number: string): string {
  return `<a href="tel:${number.replace(/[^0-9]/g, '')}">${number}</a>`;
}
