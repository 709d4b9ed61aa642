import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { DOMAINS } from '#src/domains/index.ts';
import { SHARE_HEIGHT, SHARE_WIDTH, shareImagePath } from '#src/render/share-image.ts';
import { landscapeSvg } from '#src/styles/theme/landscape-svg.ts';

/** Colours of a picture; cut paper has few, and the rest are for the edges between them. */
const COLOURS = 64;

/** Renders every domain's picture for shared links into the folder of the client's files. */
export async function makeShareImages(folder: string): Promise<void> {
  for (const domain of DOMAINS) {
    const file = join(folder, shareImagePath(domain.key));
    mkdirSync(dirname(file), { recursive: true });
    await sharp(Buffer.from(landscapeSvg(domain, SHARE_WIDTH, SHARE_HEIGHT)))
      .resize(SHARE_WIDTH, SHARE_HEIGHT)
      .png({ palette: true, colours: COLOURS, dither: 0, compressionLevel: 9 })
      .toFile(file);
  }
}
