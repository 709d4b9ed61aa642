/** Types for the part of the package that the mails use; the package has no types. */
declare module 'html-to-text' {
  interface Selector {
    readonly selector: string;
    readonly format?: string;
    readonly options?: Readonly<Record<string, number | boolean>>;
  }
  export interface HtmlToTextOptions {
    readonly wordwrap: number | false;
    readonly selectors: readonly Selector[];
  }
  export function convert(html: string, options: HtmlToTextOptions): string;
}
