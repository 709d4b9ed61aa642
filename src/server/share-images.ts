import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { DOMAINS } from '#src/domains/index.ts';
import { SHARE_HEIGHT, SHARE_WIDTH, toShareImagePath } from '#src/render/share-image.ts';
import { renderLandscapeSvg } from '#src/styles/theme/landscape-svg.ts';

/** Maximum number of colours of an image. The drawings have few; the others are for antialiased edges. */
const COLOURS = 64;

/** Renders the image for shared links of each domain into the folder of the client's files. */
export async function renderShareImages(folder: string): Promise<void> {
  for (const domain of DOMAINS) {
    const file = join(folder, toShareImagePath(domain.key));
    mkdirSync(dirname(file), { recursive: true });
    await sharp(Buffer.from(renderLandscapeSvg(domain, SHARE_WIDTH, SHARE_HEIGHT)))
      .resize(SHARE_WIDTH, SHARE_HEIGHT)
      .png({ palette: true, colours: COLOURS, dither: 0, compressionLevel: 9 })
      .toFile(file);
  }
}
