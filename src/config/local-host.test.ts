import { expect, test } from 'vitest';
import { isLocalHost } from './local-host.ts';

test.each(['localhost', 'alcohol.localhost', '127.0.0.1', '127.8.9.1', '[::1]'])('%s is this machine', (host) =>
  expect(isLocalHost(host)).toBe(true),
);

test.each([
  'zelfhulp.example.nl',
  'localhost.example.nl',
  'mylocalhost',
  '127.0.0.1.example.nl',
  '10.0.0.1',
  'intern',
  '',
])('%s is a host that others may reach', (host) => expect(isLocalHost(host)).toBe(false));
