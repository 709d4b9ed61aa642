import { describe, expect, it } from 'vitest';
import { parseUserAgent } from './parse-user-agent.ts';

const AGENTS = {
  'Firefox on Windows': [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'firefox', system: 'windows' },
  ],
  'Chrome on Android': [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
    { browser: 'chrome', system: 'android' },
  ],
  'Safari on an iPhone': [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { browser: 'safari', system: 'iphone' },
  ],
  'Edge on Windows': [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
    { browser: 'edge', system: 'windows' },
  ],
  'Samsung Internet': [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    { browser: 'samsung', system: 'android' },
  ],
  'Chrome on an iPad': [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/139.0.7258.76 Mobile/15E148 Safari/604.1',
    { browser: 'chrome', system: 'ipad' },
  ],
  'Safari on a Mac': [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    { browser: 'safari', system: 'mac' },
  ],
  'a Chromebook': [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
    { browser: 'chrome', system: 'chromebook' },
  ],
  nothing: ['', { browser: null, system: null }],
  'something else': ['curl/8.5.0', { browser: null, system: null }],
} as const;

describe('the device that a browser says it is', () => {
  it.each(Object.entries(AGENTS))('is read of %s', (_, [agent, device]) => {
    expect(parseUserAgent(agent)).toEqual(device);
  });
});
