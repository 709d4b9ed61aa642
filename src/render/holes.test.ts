import { describe, expect, it } from 'vitest';
import { fill, hole, templateOf } from './holes.ts';

describe('markup with holes', () => {
  it('is filled anew for every page', () => {
    const template = templateOf(`<a href="${hole('en')}?language=en">English</a><i>${hole('address')}</i>`);
    const page = (address: string) => fill(template, { en: '/en/help', address });
    expect(page('/hulp')).toBe('<a href="/en/help?language=en">English</a><i>/hulp</i>');
    expect(page('/')).toBe('<a href="/en/help?language=en">English</a><i>/</i>');
  });

  it('takes no markup from the words, and no hole from them', () => {
    const template = templateOf(`<a href="${hole('address')}">`);
    expect(fill(template, { address: '/"><script>&' })).toBe('<a href="/&#34;&gt;&lt;script&gt;&amp;">');
    expect(fill(template, { address: hole('address') })).toBe(`<a href="${hole('address')}">`);
  });

  it('leaves a hole empty that no word is for', () => {
    expect(fill(templateOf(`<p>${hole('unknown')}</p>`), {})).toBe('<p></p>');
  });
});
