import { expect, it, test } from 'vitest';
import type { LogEvent } from '#src/render/locals.ts';
import { countOldBrowsers, detectBrowser, isSupportedBrowser } from './old-browsers.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${PHONE} 15_3 like Mac OS X) AppleWebKit/605.1.15 Version/15.3 Mobile/15E148 Safari/604.1`, 'safari 15.3', false],
  [`${PHONE} 15_4 like Mac OS X) AppleWebKit/605.1.15 Version/15.4 Mobile/15E148 Safari/604.1`, 'safari 15.4', true],
  [`${PHONE} 14_8 like Mac OS X) AppleWebKit/605.1.15 CriOS/120.0.1 Mobile/15E148 Safari/604.1`, 'safari 14.8', false],
  [`${MAC} Version/17.1 Safari/605.1.15`, 'safari 17.1', true],
  [`${ANDROID} SamsungBrowser/14.2 Chrome/87.0.4280.141 Mobile Safari/537.36`, 'chrome 87.0', false],
  [`${ANDROID} Chrome/90.0.4430.91 Mobile Safari/537.36`, 'chrome 90.0', true],
  ['Mozilla/5.0 (Windows NT 6.1; rv:91.0) Gecko/20100101 Firefox/91.0', 'firefox 91.0', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:98.0) Gecko/20100101 Firefox/98.0', 'firefox 98.0', true],
])('%s is %s', (userAgent, name, isEnough) => {
  const browser = detectBrowser(userAgent);
  expect(browser && `${browser[0]} ${browser[1]}.${browser[2]}`).toBe(name);
  expect(browser && isSupportedBrowser(browser)).toBe(isEnough);
});

it('tells of pages alone, once, and nothing where every browser is promised', () => {
  const logEvents: LogEvent[] = [];
  const oldBrowsers = countOldBrowsers((event) => logEvents.push(event));
  const request = (version: number, accept = 'text/html,*/*', method = 'GET') =>
    oldBrowsers.count({
      method,
      headers: { accept, 'user-agent': `${ANDROID} Chrome/${version}.0.1.2 Safari/537.36` },
    });
  request(156);
  oldBrowsers.close();
  expect(logEvents).toEqual([]);
  request(156);
  request(80);
  request(80);
  request(80, '*/*');
  request(80, 'text/html', 'POST');
  oldBrowsers.count({ method: 'GET', headers: { accept: 'text/html', 'user-agent': 'jan@example.nl' } });
  oldBrowsers.close();
  expect(logEvents).toEqual([{ event: 'old-browsers', pages: 4, below: 'chrome 80: 2' }]);
});
