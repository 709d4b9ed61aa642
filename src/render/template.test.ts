import { describe, expect, it } from 'vitest';
import { fill, getTemplate, hole } from './template.ts';

describe('a document with holes', () => {
  it('is filled anew for every page', () => {
    const template = getTemplate(`<a href="${hole('en')}?language=en">English</a><main>${hole('content')}</main>`);
    const page = (content: string) => fill(template, { texts: { en: '/en/help' }, markups: { content } });
    expect(page('<p>een</p>')).toBe('<a href="/en/help?language=en">English</a><main><p>een</p></main>');
    expect(page('<p>twee</p>')).toBe('<a href="/en/help?language=en">English</a><main><p>twee</p></main>');
  });

  it('takes no markup from texts, and no hole from what fills it', () => {
    const template = getTemplate(`<title>${hole('title')}</title>${hole('content')}`);
    const filled = (title: string, content: string) => fill(template, { texts: { title }, markups: { content } });
    expect(filled('</title><script>&"', '')).toBe('<title>&lt;/title&gt;&lt;script&gt;&amp;&#34;</title>');
    expect(filled(hole('content'), hole('title'))).toBe(`<title>${hole('content')}</title>${hole('title')}`);
  });

  it('leaves a hole empty that nothing is for', () => {
    expect(fill(getTemplate(`<p>${hole('unknown')}</p>`), { texts: {}, markups: {} })).toBe('<p></p>');
  });
});
