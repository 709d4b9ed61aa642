import { openCommands } from './commands.ts';
import { type EngineDriver, PHONE } from './driver.ts';
import { startProgram } from './program.ts';
import { until } from './until.ts';

interface ChromiumBuild {
  readonly path: string;
  /** Folder of libraries that are part of the build. */
  readonly libraries?: string;
}

interface Target {
  readonly type: string;
  readonly webSocketDebuggerUrl: string;
}

interface Thrown {
  readonly text?: string;
  readonly exception?: { readonly description?: string };
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-zygote',
  '--use-gl=swiftshader',
  '--no-first-run',
  '--remote-debugging-port=0',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
  '--lang=nl-NL',
];

/** Starts Chromium 90 or later, controlled by the DevTools protocol. */
export async function startChromium({ path, libraries = '' }: ChromiumBuild): Promise<EngineDriver> {
  const errors: string[] = [];
  const environment: Record<string, string> =
    libraries === '' ? {} : { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: '/etc/fonts' };
  const program = startProgram(path, [...FLAGS, 'about:blank'], environment);
  try {
    const port = await program.printed(/DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/);
    const target = await until('Chromium has a page', async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/json`, { signal: AbortSignal.timeout(5_000) });
      return ((await answer.json()) as readonly Target[]).find(({ type }) => type === 'page');
    });
    const send = await openCommands(target.webSocketDebuggerUrl, (method, params) => {
      if (method !== 'Runtime.exceptionThrown') return;
      const { exception, text = 'error' } = params.exceptionDetails as Thrown;
      errors.push(exception?.description ?? text);
    });
    await send('Runtime.enable');
    await send('Page.enable');
    await send('Emulation.setDeviceMetricsOverride', { ...PHONE, deviceScaleFactor: 1, mobile: false });
    await send('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Amsterdam' });
    return {
      errors,
      stop: program.stop,
      navigate: async (url) => void (await send('Page.navigate', { url })),
      evaluate: async (expression) => {
        const options = { expression, returnByValue: true, awaitPromise: true };
        const { result, exceptionDetails } = await send<{
          readonly result: { readonly value?: unknown };
          readonly exceptionDetails?: Thrown;
        }>('Runtime.evaluate', options);
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value ?? null;
      },
      click: async (x, y) => {
        for (const type of ['mousePressed', 'mouseReleased'])
          await send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
      },
      type: async (text) => void (await send('Input.insertText', { text })),
      reset: async () => {
        await send('Network.clearBrowserCookies');
        // A full history drops entries without a user action, such as those of an exercise that a script answers.
        await send('Page.resetNavigationHistory');
      },
    };
  } catch (error) {
    program.stop();
    throw error;
  }
}
