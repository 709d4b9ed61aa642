import { afterEach, beforeEach, expect } from 'vitest';

const METHODS = ['error', 'warn', 'info', 'log', 'debug'] as const;
const original = Object.fromEntries(METHODS.map((method) => [method, console[method]]));
let received: string[] = [];

beforeEach(() => {
  received = [];
  for (const method of METHODS) {
    console[method] = (...values: unknown[]) => {
      received.push(`console.${method}: ${values.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  Object.assign(console, original);
  expect(received, 'a test is silent unless it says otherwise').toEqual([]);
});
