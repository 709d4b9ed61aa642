import { chromium } from 'playwright';
import sharp from 'sharp';

const list = JSON.parse(process.argv[2]!) as [string, string, number, 'light' | 'dark'][];
const out = process.argv[3]!;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const tiles: Buffer[] = [];
for (const [name, url, width, scheme] of list) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: scheme });
  await page.goto(url, { waitUntil: 'networkidle' }).catch((e) => console.log(name, e.message));
  await page.waitForTimeout(500);
  tiles.push(await page.screenshot({ fullPage: true }));
  console.log(name, await page.title());
  await page.close();
}
await browser.close();
const H = 1100;
const imgs = await Promise.all(
  tiles.map(async (t) => {
    const m = await sharp(t).metadata();
    const h = Math.min(m.height!, 1600);
    const b = await sharp(t)
      .extract({ left: 0, top: 0, width: m.width!, height: h })
      .resize({ height: Math.round(h * 0.62) })
      .png()
      .toBuffer();
    return { b, m: await sharp(b).metadata() };
  }),
);
let x = 0;
const comps = imgs.map(({ b, m }) => {
  const c = { input: b, left: x, top: 0 };
  x += m.width! + 10;
  return c;
});
await sharp({
  create: { width: x, height: Math.max(...imgs.map(({ m }) => m.height!)), channels: 3, background: '#888' },
})
  .composite(comps)
  .png()
  .toFile(out);
