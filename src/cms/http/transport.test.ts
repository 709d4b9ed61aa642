import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { HOST, startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { openSession } from '#tests/support/open-session.ts';
import { getSessionCookieName } from './session.ts';

let content: TestContentSystem;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
});
afterAll(() => content.close());

const readMessage = async (response: Response) => ((await response.json()) as { message: string }).message;

describe('formats, methods and errors', () => {
  test('json is the format, asked for or not; any other is 406', async () => {
    expect((await content.ask('/api/nl/hulp')).status).toBe(200);
    expect((await content.ask('/api/nl/hulp?_format=json')).status).toBe(200);
    const response = await content.ask('/api/nl/hulp?_format=hal_json');
    expect(response.status).toBe(406);
    expect(await readMessage(response)).toBe('Dit adres antwoordt alleen in json.');
  });

  test('a wrong method is 405 and names the right ones', async () => {
    const page = await content.ask('/api/nl/hulp', { method: 'POST' });
    expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const node = await content.ask('/api/nl/node/1', { method: 'PUT' });
    expect([node.status, node.headers.get('allow')]).toEqual([405, 'DELETE, GET, HEAD, PATCH']);
  });

  test('a message is in the reader’s language, and the answer says which', async () => {
    const dutch = await content.ask('/api/nl/nergens');
    expect([dutch.status, dutch.headers.get('content-language')]).toEqual([404, 'nl']);
    expect(await readMessage(dutch)).toBe('Deze pagina is er niet.');
    const english = await content.ask('/api/en/nowhere');
    expect(english.headers.get('content-language')).toBe('en');
    expect(await readMessage(english)).toBe('This page does not exist.');
  });

  test('a HEAD has the headers of the GET and no body', async () => {
    const headResponse = await content.ask('/api/nl/hulp', { method: 'HEAD' });
    expect([headResponse.status, await headResponse.text()]).toEqual([200, '']);
    expect(headResponse.headers.get('x-cache-tags')).toContain('node:');
  });

  test('refusals are kept by nobody', async () => {
    expect((await content.ask('/api/nl/nergens')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('bodies of writes', () => {
  const post = async (body: BodyInit, type: string | null) => {
    const { 'content-type': _json, ...staff } = await content.signIn('editor');
    const headers = type === null ? staff : { ...staff, 'content-type': type };
    return content.ask('/api/nl/node', { method: 'POST', body, headers });
  };

  test('a body that is no json by its type is 415', async () => {
    expect((await post('type=basic_page', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post(new Uint8Array([123, 125]), null)).status).toBe(415);
  });

  test('broken json, an empty body and text that cannot be stored are 400', async () => {
    expect((await post('{"type":', 'application/json')).status).toBe(400);
    expect((await post('', 'application/json')).status).toBe(400);
    expect((await post(new Uint8Array([0x22, 0xff, 0x22]), 'application/json')).status).toBe(400);
    expect((await post('{"type":"basic_page","title":[{"value":"\\u0000"}]}', 'application/json')).status).toBe(400);
    expect((await post('{"type":"basic_page","title":[{"value":"\\ud800"}]}', 'application/json')).status).toBe(400);
    expect((await post('['.repeat(100_000), 'application/json')).status).toBe(400);
  });

  test.each(['{"__proto__":{"x":1}}', '{"toString":1}', '{"constructor":{"prototype":{}}}', '{"a":[{"valueOf":1}]}'])(
    'the name of a member of every object is 400, and no failure: %s',
    async (body) => {
      const failuresBefore = content.failures.length;
      expect((await post(body, 'application/json')).status).toBe(400);
      expect(content.failures).toHaveLength(failuresBefore);
    },
  );

  test.each(['application/json', 'multipart/form-data; boundary=x'])(
    'a client that goes away in the middle of its body is 400, and no failure: %s',
    async (type) => {
      const failuresBefore = content.failures.length;
      const readableStream = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"type":'));
          controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
        },
      });
      const { 'content-type': _json, ...staff } = await content.signIn('editor');
      const path = type.startsWith('multipart') ? '/api/nl/desk/media' : '/api/nl/node';
      const init = {
        method: 'POST',
        body: readableStream,
        duplex: 'half',
        headers: { ...staff, 'content-type': type },
      };
      const answer = await content.app.fetch(new Request(`http://${HOST}${path}`, init as RequestInit));
      expect(answer.status).toBe(400);
      expect(content.failures).toHaveLength(failuresBefore);
    },
  );

  test('more than a mebibyte is 413', async () => {
    expect((await post(`"${'x'.repeat(1024 * 1024)}"`, 'application/json')).status).toBe(413);
  });
});

describe('sessions', () => {
  test('visitors and participants may not change content', async () => {
    const init = { method: 'POST', body: '{"type":"tip"}', headers: { 'content-type': 'application/json' } };
    expect((await content.ask('/api/nl/node', init)).status).toBe(403);
    expect((await content.ask('/api/nl/node', { ...init, headers: await content.signIn('client') })).status).toBe(403);
  });

  test('a write without the token, with a wrong one and from another site is 403', async () => {
    const staff = await content.signIn('editor');
    const { 'x-csrf-token': _token, ...bare } = staff;
    const write = (headers: Record<string, string>) =>
      content.ask('/api/nl/node', { method: 'POST', body: '{"type":"tip"}', headers });
    expect((await write(bare)).status).toBe(403);
    expect((await write({ ...staff, 'x-csrf-token': 'x'.repeat(43) })).status).toBe(403);
    expect((await write({ ...staff, origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await write({ ...staff, origin: `http://${HOST}` })).status).toBe(422);
  });

  test('another scheme or port of the same host is another site, by what the visitor sees', async () => {
    const { cookie: _http, ...token } = await content.signIn('client');
    const getStatus = async (origin: string, env: object, host = HOST) => {
      const init = { method: 'POST', headers: { ...token, host, origin } };
      const answer = await content.app.fetch(new Request(`http://${HOST}/api/nl/user/logout`, init), env);
      return [answer.status, answer.status === 403 ? await readMessage(answer) : ''];
    };
    const foreignSiteError = [403, 'Dit verzoek komt van een andere site.'];
    const plain = { secure: false };
    const behindProxy = { secure: true };
    expect(await getStatus(`http://${HOST}`, plain)).not.toEqual(foreignSiteError);
    expect(await getStatus(`http://${HOST}:80`, plain)).not.toEqual(foreignSiteError);
    expect(await getStatus(`https://${HOST}`, plain)).toEqual(foreignSiteError);
    expect(await getStatus(`http://${HOST}:8080`, plain)).toEqual(foreignSiteError);
    expect(await getStatus(`http://${HOST}:8080`, plain, `${HOST}:8080`)).not.toEqual(foreignSiteError);
    expect(await getStatus(`https://${HOST}`, behindProxy)).not.toEqual(foreignSiteError);
    expect(await getStatus(`http://${HOST}`, behindProxy)).toEqual(foreignSiteError);
    expect(await getStatus('null', behindProxy)).toEqual(foreignSiteError);
  });

  test('the token of one session opens no other', async () => {
    const [item, other] = [await content.signIn('editor'), await content.signIn('editor')];
    const headers = { ...item, 'x-csrf-token': other['x-csrf-token'] ?? '' };
    expect((await content.ask('/api/nl/node', { method: 'POST', body: '{}', headers })).status).toBe(403);
  });

  test('the login status is 1 in a session, 0 for a visitor and after the session’s end', async () => {
    const status = async (headers: Record<string, string>) =>
      (await content.ask('/api/nl/user/login_status?_format=json', { headers })).text();
    expect(await status({})).toBe('0');
    expect(await status(await content.signIn('client'))).toBe('1');
    const expiredSession = await openSession(content.system, { uid: 1, role: 'client', domain: null, seconds: -1 });
    expect(await status({ cookie: `${getSessionCookieName(HOST, false)}=${expiredSession}` })).toBe('0');
  });

  test('a session of one domain is no session in another', async () => {
    const value = await openSession(content.system, { uid: 1, role: 'client', domain: 'alcohol', seconds: 60 });
    const status = async (host: string) => {
      const headers = { cookie: `${getSessionCookieName(host, false)}=${value}` };
      return (await content.ask('/api/nl/user/login_status', { host, headers })).text();
    };
    expect(await status('alcohol.localhost')).toBe('1');
    expect(await status('gokken.localhost')).toBe('0');
  });

  test('the token stands at both paths, and a visitor gets one too', async () => {
    for (const path of ['/api/nl/session/token', '/api/nl/rest/session/token?_format=json']) {
      const answer = await content.ask(path);
      expect(answer.headers.get('content-type')).toContain('text/plain');
      expect(await answer.text()).toMatch(/^[\w-]{43}$/);
    }
  });

  test('the cookie’s name tells http from https, as Drupal names it', () => {
    expect(getSessionCookieName(HOST, false)).toMatch(/^SESS[0-9a-f]{32}$/);
    expect(getSessionCookieName(HOST, true)).toMatch(/^__Host-SSESS[0-9a-f]{32}$/);
  });

  test('a session that came over https is no session of a request that did not', async () => {
    const value = await openSession(content.system, { uid: 1, role: 'client', domain: null, seconds: 60 });
    const status = async (isSecure: boolean, env: object) => {
      const headers = { host: HOST, cookie: `${getSessionCookieName(HOST, isSecure)}=${value}` };
      const request = new Request(`http://${HOST}/api/nl/user/login_status`, { headers });
      return (await content.app.fetch(request, env)).text();
    };
    expect(await status(true, { secure: true })).toBe('1');
    expect(await status(false, { secure: true })).toBe('0');
    expect(await status(false, { secure: false })).toBe('1');
    expect(await status(true, { secure: false })).toBe('0');
  });
});
