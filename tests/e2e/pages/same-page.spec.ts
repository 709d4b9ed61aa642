import { DOMAINS } from '#src/domains/index.ts';
import { ask } from '#tests/support/http.ts';
import { CONTENT_PAGES } from '#tests/support/sites.ts';
import { openEditor } from '#tests/support/staff.ts';
import { expect, product, productPort, test } from '../support/story.ts';

/** Staff get a page that was drawn for them alone; visitors get one whose document was drawn once for all like it. */
for (const { key, label } of DOMAINS) {
  test(`every page of ${key} says the same to visitors as when it is drawn by itself`, async () => {
    const { cookie } = await openEditor(product(), label);
    const get = (path: string, headers = {}) =>
      ask({ port: productPort(), host: `${label}.localhost:${productPort()}`, path, headers });
    for (const { path } of CONTENT_PAGES.filter((page) => page.label === label)) {
      // What another story publishes between the two makes them differ once, not twice.
      await expect(async () => {
        const [visitor, staff] = [await get(path), await get(path, { cookie })];
        expect(staff.headers['cache-control'], path).toContain('no-store');
        expect(visitor.text, path).toBe(staff.text);
        for (const name of ['content-type', 'content-security-policy']) {
          expect(visitor.headers[name], path).toBe(staff.headers[name]);
        }
      }).toPass();
    }
  });
}
