import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCommands } from './commands.ts';
import { createKeyActions, createPointerActions, type EngineDriver, PHONE } from './driver.ts';
import { makeProfileFolder, startProgram } from './program.ts';

export const FIREFOX_PATH = '/usr/bin/firefox-esr';

/** Preferences of the profile: Firefox's recommendations for drivers, and Dutch for pages. */
const PREFERENCES = `user_pref("remote.prefs.recommended", true);
user_pref("intl.accept_languages", "nl-NL, nl");
`;

interface EvaluationResult {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Starts Debian's Firefox, which supports WebDriver BiDi. */
export async function startFirefox(): Promise<EngineDriver> {
  const errors: string[] = [];
  const profile = makeProfileFolder();
  writeFileSync(join(profile, 'user.js'), PREFERENCES);
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const program = startProgram(FIREFOX_PATH, args, { TZ: 'Europe/Amsterdam' }, profile);
  try {
    const path = await program.printed(/BiDi listening on (ws:\S+)/);
    const send = await openCommands(`${path}/session`, (method, params) => {
      // Console output of a page does not count: only thrown errors do.
      if (method === 'log.entryAdded' && params.level === 'error' && params.type === 'javascript')
        errors.push(String(params.text));
    });
    await send('session.new', { capabilities: {} });
    await send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await send<{ readonly contexts: readonly { readonly context: string }[] }>(
      'browsingContext.getTree',
    );
    const context = contexts[0]?.context ?? '';
    await send('browsingContext.setViewport', { context, viewport: PHONE });
    return {
      errors,
      stop: program.stop,
      navigate: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'none' })),
      evaluate: async (argument) => {
        const expression = `Promise.resolve(${argument}).then((value) => JSON.stringify(value ?? null))`;
        const answer = await send<EvaluationResult>('script.evaluate', {
          expression,
          target: { context },
          awaitPromise: true,
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
        return JSON.parse(answer.result?.value ?? 'null');
      },
      click: async (x, y) =>
        void (await send('input.performActions', { context, actions: createPointerActions(x, y) })),
      type: async (text) => void (await send('input.performActions', { context, actions: createKeyActions(text) })),
      reset: async () => void (await send('storage.deleteCookies')),
    };
  } catch (error) {
    program.stop();
    throw error;
  }
}
