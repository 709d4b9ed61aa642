import { expect, test } from 'vitest';
import { parseVideoUrl } from './video-url.ts';

test.each([
  'https://www.youtube.com/watch?v=abc123DEF_-',
  'http://youtube.com/watch?v=abc123DEF_-',
  'https://m.youtube.com/watch?v=abc123DEF_-',
  'https://www.youtube.com/watch?app=desktop&v=abc123DEF_-',
  'https://www.youtube.com/watch?list=PL1&v=abc123DEF_-&t=12s',
  'https://www.youtube.com/shorts/abc123DEF_-?feature=share',
  'https://www.youtube.com/live/abc123DEF_-',
  'https://www.youtube.com/embed/abc123DEF_-?si=x',
  'https://www.youtube-nocookie.com/embed/abc123DEF_-',
  'https://youtu.be/abc123DEF_-?si=x',
  '  https://youtu.be/abc123DEF_-\n',
  'youtu.be/abc123DEF_-',
])('%s is a video of YouTube', (url) => {
  expect(parseVideoUrl(url)).toEqual({ provider: 'youtube', id: 'abc123DEF_-' });
});

test.each([
  ['https://vimeo.com/823267311', '823267311'],
  ['https://www.vimeo.com/823267311#t=10s', '823267311'],
  ['https://player.vimeo.com/video/823267311', '823267311'],
  ['https://vimeo.com/channels/staffpicks/823267311', '823267311'],
  ['https://vimeo.com/823267311/3226ad8ef9?share=copy', '823267311/3226ad8ef9'],
  ['https://vimeo.com/823267311?h=3226ad8ef9', '823267311/3226ad8ef9'],
  ['https://player.vimeo.com/video/823267311?h=3226ad8ef9&badge=0', '823267311/3226ad8ef9'],
])('%s is the video %s of Vimeo', (url, id) => {
  expect(parseVideoUrl(url)).toEqual({ provider: 'vimeo', id });
});

test.each([
  '',
  'javascript:alert(1)',
  'https://www.youtube.com/@kanaal',
  'https://www.youtube.com/watch?v=<script>',
  'https://vimeo.com/about',
  'https://vimeo.com.example.nl/823267311',
  'https://example.nl/watch?v=abc123DEF_-',
])('"%s" is no video', (url) => {
  expect(parseVideoUrl(url)).toBeUndefined();
});
