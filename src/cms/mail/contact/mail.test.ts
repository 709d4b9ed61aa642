import { expect, it } from 'vitest';
import { renderMail } from '../render-mail.ts';

const draw = (text: string) =>
  renderMail('contact', { language: 'nl', link: 'https://x.example/l/a', values: { text } });

it('repeats the question line by line', () => {
  expect(draw('Hallo,\nik krijg geen mail.').html).toContain('Hallo,<br/>ik krijg geen mail.');
});

it('what somebody wrote is text and nothing else', () => {
  const { html } = draw('<script>alert(1)</script><a href="https://evil.example">klik</a>');
  expect(html).not.toMatch(/<script|evil\.example">/);
  expect(html).toContain('&lt;script&gt;');
});
