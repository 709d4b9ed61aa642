import { number, object, string } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { getTextMember } from '../paged.ts';
import { record } from '../wire.ts';

interface Input {
  readonly body?: {
    /** The newest revision where absent. */
    readonly vid?: number;
    /** One of its domains; the first where absent. */
    readonly domain?: DomainKey;
  };
}

/** An address that shows exactly one revision of a page as visitors would see it, to any holder, until it expires. */
export interface PagePreview {
  readonly url: string;
  /** ISO 8601, fifteen minutes after its creation. */
  readonly expiresAt: string;
}

/** Creates the address of a preview. */
export const previewPage = defineOperation({
  name: 'preview-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language/preview',
  access: 'editor',
  touches: 'page',
  request: object({ vid: number().integer(), domain: string() }),
  body: ({ body = {} }: Input) => body,
  read: ({ body }): PagePreview => {
    const raw = record(body, 'preview');
    return { url: getTextMember(raw, 'url'), expiresAt: getTextMember(raw, 'expiresAt') };
  },
  errors: { 403: 'not for editors of content', 404: 'no such page, revision or domain of it' },
});
