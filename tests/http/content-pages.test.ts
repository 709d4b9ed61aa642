import { expect, it } from 'vitest';
import { DOMAINS } from '#src/domains/index.ts';
import { CONTENT_PAGES } from '#tests/support/sites.ts';
import { openEditor } from '#tests/support/staff.ts';
import { get, getProduct } from './product.ts';

/** Staff get a page that was rendered for them only; visitors get one from a document rendered once for all. */
for (const { key, label } of DOMAINS) {
  it(`every page of ${key} is whole, and says the same to visitors as when it is drawn by itself`, async () => {
    const { cookie } = await openEditor(getProduct(), label);
    const pages = CONTENT_PAGES.filter((page) => page.label === label);
    expect(pages.length).toBeGreaterThan(1);
    for (const { path, language, name } of pages) {
      const [visitor, staff] = [await get(label, path), await get(label, path, { cookie })];
      expect(visitor.status, path).toBe(200);
      expect(visitor.headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect(visitor.headers['set-cookie'], path).toBeUndefined();
      expect(visitor.text, path).toContain(`<html lang="${language}"`);
      // A template is shown only in place of a screen that fails.
      const text = visitor.text.replace(/<template[\s\S]*?<\/template>/g, '');
      expect(text.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect(visitor.text, path).not.toMatch(/\sstyle="/);
      expect(visitor.text, path).not.toMatch(/\b(undefined|\[object Object\]|NaN)\b/);
      if (name !== 'welcome') expect(visitor.text, path).not.toContain('astro-island');
      expect(staff.headers['cache-control'], path).toContain('no-store');
      expect(visitor.text, path).toBe(staff.text);
      for (const header of ['content-type', 'content-security-policy']) {
        expect(visitor.headers[header], path).toBe(staff.headers[header]);
      }
    }
  });
}
