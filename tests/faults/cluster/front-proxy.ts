import { join } from 'node:path';
import { openDialog } from '#tests/support/http.ts';
import { readFreePort } from '#tests/support/product.ts';
import type { Place } from './installation-folder.ts';
import { getProgram } from './programs.ts';
import { makeService, type Service } from './service.ts';
import { until } from './until.ts';

export type ProxyName = 'haproxy' | 'nginx';

export interface FrontProxy extends Service {
  /** Port of the TLS proxy on 127.0.0.1. */
  readonly port: number;
}

/** Wraps the configuration of `ops/` in the nginx configuration that would include it in Debian. */
const getNginxFrame = (folder: string, inner: string) => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/nginx-body;
  proxy_temp_path ${folder}/nginx-proxy;
  fastcgi_temp_path ${folder}/nginx-fastcgi;
  uwsgi_temp_path ${folder}/nginx-uwsgi;
  scgi_temp_path ${folder}/nginx-scgi;
  include ${inner};
}
`;

/** Returns true if the proxy forwards requests to a ready server. */
const isServing = (port: number): Promise<boolean> =>
  openDialog({ port, host: `localhost:${port}`, path: '/health/ready', secure: true }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Starts HAProxy or nginx in front of the product's servers, as in `ops/`. */
export async function startFrontProxy(location: Place, name: ProxyName): Promise<FrontProxy> {
  const proxy = await makeFrontProxy(location, name);
  proxy.start();
  location.atEnd(proxy.stop);
  await until('the proxy before the product', () => isServing(proxy.port));
  return proxy;
}

async function makeFrontProxy(location: Place, name: ProxyName): Promise<FrontProxy> {
  const [plain, port] = [await readFreePort(), await readFreePort()];
  const { both, certificate, key } = location.certificate;
  const logFile = join(location.folder, `${name}.log`);
  if (name === 'haproxy') {
    const file = location.configure('haproxy.cfg', {
      // The value in `ops/` is above the limit of an ordinary user.
      'maxconn 20000': 'maxconn 2000',
      'bind :80': `bind 127.0.0.1:${plain}`,
      'bind :443 ssl crt /etc/haproxy/site.pem': `bind 127.0.0.1:${port} ssl crt ${both}`,
    });
    return { port, ...makeService(getProgram('haproxy'), { args: ['-db', '-f', file], logFile }) };
  }
  const inner = location.configure('nginx.conf', {
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    '*.zelfhulp.example.nl': '*.localhost',
    'zelfhulp.example.nl': 'localhost',
    '/etc/nginx/site.pem': certificate,
    '/etc/nginx/site.key': key,
  });
  const file = location.write('nginx-frame.conf', getNginxFrame(location.folder, inner));
  return { port, ...makeService(getProgram('nginx'), { args: ['-c', file], logFile }) };
}
