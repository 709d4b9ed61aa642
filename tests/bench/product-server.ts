import { readConfig } from '#src/config.ts';
import { readLanguage } from '#src/i18n/local-path.ts';
import { createHostParser } from '#src/server/front/hosts.ts';
import { listenHttp } from '#src/server/http-server.ts';
import { ROOT } from '#src/server/root.ts';
import { openProduct } from '#src/server/serve.ts';
import { answerBench } from './child.ts';

/** The built product in a single process, with access to its cache and its renderer. */
const config = readConfig({ ...process.env, PORT: '0' });
const openedProduct = openProduct(config, ROOT, ({ event, reason }) => {
  if (reason) process.stderr.write(`${event}: ${reason}\n`);
});
const listening = openedProduct.then(({ front }) => listenHttp(front, { port: 0, host: '127.0.0.1', secure: false }));

interface Renders {
  readonly host: string;
  readonly path: string;
  readonly times: number;
}

answerBench({
  port: () => listening.then(({ port }) => port),
  purge: async (tags: readonly string[]) => (await openedProduct).cache.purge(tags),
  render: async ({ host, path, times }: Renders) => {
    const site = createHostParser(config)(host, false);
    const { render } = await openedProduct;
    for (let time = 0; site && time < times; time += 1) {
      const { status } = await render(site, readLanguage(path, site.domain), null, '');
      if (status !== 200) throw new Error(`${path} rendered with ${status}.`);
    }
  },
  stop: async () => {
    await (await listening).close();
    await (await openedProduct).close();
  },
});
