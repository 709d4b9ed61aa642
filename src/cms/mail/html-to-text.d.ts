/** What the mails use of the package, which brings no types. */
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
