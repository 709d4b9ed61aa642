import { object, string } from 'yup';
import {
  type FieldOptions,
  getCommonProperties,
  listNoReferences,
  type RegistryField,
  type WireItem,
} from './field.ts';

/**
 * A link with its label. `href` is a path on this site (stored unchanged, in Dutch or English), https:, tel: or
 * mailto:.
 */
export interface Link {
  readonly href: string;
  readonly text: string;
}

const ALLOWED = /^(\/(?![/\\])|#|\?|https:\/\/|tel:|mailto:)/;

/** Returns true for URLs that an editor may link to: no script or data URL, other scheme or protocol-relative host. */
export function isAllowedHref(href: string): boolean {
  return ALLOWED.test(href) && !/[\u0000-\u0020\\]/.test(href);
}

/** Value of Drupal's link field for a page that was selected from its list. */
const NODE = /^entity:(node\/\d+)$/;

/** Returns true for an http URL: editors of another content system may link to a site without https; ours may not. */
const isPlainWeb = (href: string): boolean => /^http:\/\/[^\s\\]+$/.test(href);

function read(items: readonly WireItem[]): Link | undefined {
  const item = items[0];
  const uri = item?.uri;
  const title = item?.title;
  if (typeof uri !== 'string' || typeof title !== 'string' || title === '') return undefined;
  const href = uri.replace(/^internal:/, '').replace(NODE, '/$1');
  return isAllowedHref(href) || isPlainWeb(href) ? { href, text: title } : undefined;
}

/** Defines a field with a link: its URL and its label. */
export function link<const R extends boolean = false>(options: FieldOptions<R>): RegistryField<Link, Link, R> {
  return {
    ...getCommonProperties('link', options),
    schema: () => {
      const schema = object({
        href: string()
          .max(2000)
          .test('href', 'not a page, https, tel or mailto address', (href) => isAllowedHref(href ?? ''))
          .required(),
        text: string().trim().max(120).required(),
      });
      return options.required ? schema.required() : schema.default(undefined).optional();
    },
    jsonSchema: {
      type: 'object',
      required: ['href', 'text'],
      properties: { href: { type: 'string' }, text: { type: 'string', maxLength: 120 } },
    },
    references: listNoReferences,
    wrap: ({ href, text }) => [{ uri: href.startsWith('/') ? `internal:${href}` : href, title: text, options: [] }],
    unwrap: read,
    read,
  };
}
