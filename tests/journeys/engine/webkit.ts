import { existsSync } from 'node:fs';
import { readFreePort } from '#tests/support/product.ts';
import { COMMAND_LIMIT_MS, type Message } from './commands.ts';
import { createKeyActions, createPointerActions, type EngineDriver, PHONE } from './driver.ts';
import { startProgram } from './program.ts';
import { isWithin, until } from './until.ts';

const DRIVER_PATH = '/usr/bin/WebKitWebDriver';
const XVFB_PATH = '/usr/bin/xvfb-run';

const MACHINES = { x64: 'x86_64', arm64: 'aarch64' } as Readonly<Record<string, string>>;
/** Returns the browser that is part of the library, without a separate package. */
const findMiniBrowser = () =>
  ['4.1', '4.0']
    .map((version) => `/usr/lib/${MACHINES[process.arch] ?? process.arch}-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
    .find((path) => existsSync(path));

export const isWebKitThere = (): boolean => [DRIVER_PATH, XVFB_PATH, findMiniBrowser() ?? ''].every(existsSync);

/** A headless server has no sandbox for the browser and no graphics card. */
const ENVIRONMENT = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  LANG: 'C.UTF-8',
  TZ: 'Europe/Amsterdam',
};

/** WebKit's driver reports no page errors: they are collected in the page from the first evaluation on. */
const COLLECT_ERRORS = `window.collectedErrors ??= ((errors) => {
  addEventListener('error', (event) => errors.push(event.message));
  addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
  return errors;
})([]);`;

/** Starts Debian's WebKitGTK, the engine of Safari, controlled by WebDriver. */
export async function startWebKit(): Promise<EngineDriver> {
  const errors: string[] = [];
  const port = await readFreePort();
  const program = startProgram(XVFB_PATH, ['-a', DRIVER_PATH, `--port=${port}`], ENVIRONMENT);
  const request = async <T>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') => {
    const pending = fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).then((answer) => answer.json() as Promise<{ readonly value: Message | null }>);
    const { value } = await isWithin(COMMAND_LIMIT_MS, `WebKit ${path}`, pending);
    if (typeof value?.error === 'string') throw new Error(`${value.error}: ${value.message}`);
    return value as T;
  };
  try {
    await until('WebKitWebDriver listens', () => request('/status'));
    // With the strategies 'normal' and 'eager' the driver hangs on some navigations.
    const capabilities = {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
      },
    };
    const { sessionId } = await request<{ readonly sessionId: string }>('/session', { capabilities });
    const send = <T>(path: string, body: unknown, method?: string) =>
      request<T>(`/session/${sessionId}${path}`, body, method);
    await send('/window/rect', PHONE);
    return {
      errors,
      stop: program.stop,
      navigate: async (url) => void (await send('/url', { url })),
      evaluate: async (expression) => {
        const script = `const done = arguments[0];
          ${COLLECT_ERRORS}
          Promise.resolve().then(() => (${expression})).then(
            (value) => done([value ?? null, window.collectedErrors.splice(0), null]),
            (error) => done([null, window.collectedErrors.splice(0), String(error)]),
          );`;
        const [value, collected, failure] = await send<readonly [unknown, readonly string[], string | null]>(
          '/execute/async',
          { args: [], script },
        );
        errors.push(...collected);
        if (failure !== null) throw new Error(failure);
        return value;
      },
      click: async (x, y) => void (await send('/actions', { actions: createPointerActions(x, y) })),
      type: async (text) => void (await send('/actions', { actions: createKeyActions(text) })),
      reset: async () => void (await send('/cookie', undefined, 'DELETE')),
    };
  } catch (error) {
    program.stop();
    throw error;
  }
}
