import type { GalleryVariant, State } from './variants.ts';

export interface Picture extends GalleryVariant {
  readonly screen: string;
  readonly state: State;
  /** Name of the file next to the page. */
  readonly file: string;
}

const STYLE =
  'body{font:16px system-ui;margin:1rem}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}figure{margin:0;width:15rem}img{width:100%;max-height:26rem;object-fit:cover;object-position:top;border:1px solid #888}';

/** Returns a page with all pictures: a heading for each screen, below it each state in every look. */
export function getIndexPage(name: string, pictures: readonly Picture[]): string {
  const screens = [...new Set(pictures.map(({ screen }) => screen))];
  const getFigures = (screen: string) =>
    pictures
      .filter((picture) => picture.screen === screen)
      .map(
        ({ file, state, width, scheme, text }) =>
          `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${state}, ${width}, ${scheme}, ${text} %</figcaption></figure>`,
      )
      .join('');
  const options = screens.map((screen) => `<a href="#${screen}">${screen}</a>`).join(' · ');
  const parts = screens.map((screen) => `<h2 id="${screen}">${screen}</h2><div>${getFigures(screen)}</div>`).join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery: ${name}</title><style>${STYLE}</style><h1>Gallery: ${name}</h1><p>${options}</p>\n${parts}</html>\n`;
}
