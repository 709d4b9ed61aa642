import { object, string } from 'yup';
import { common, type Field, type FieldOptions, noReferences, type WireItem } from './field.ts';

/** A video of a provider: nothing of it loads before consent (section 2). */
export interface Video {
  readonly provider: 'youtube' | 'vimeo';
  /** The provider's own id of the video. */
  readonly id: string;
  readonly title: string;
}

const PATTERNS = {
  youtube: /^https:\/\/(?:www\.)?(?:youtube\.com\/watch\?v=|youtu\.be\/|youtube-nocookie\.com\/embed\/)([\w-]{6,20})/,
  vimeo: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,15})/,
} as const;

/** Reads the address of a YouTube or Vimeo page; undefined for any other address. */
export function parseVideoAddress(address: string): Omit<Video, 'title'> | undefined {
  for (const provider of ['youtube', 'vimeo'] as const) {
    const id = PATTERNS[provider].exec(address)?.[1];
    if (id) return { provider, id };
  }
  return undefined;
}

function read(items: readonly WireItem[]): Video | undefined {
  const item = items[0];
  const parsed = typeof item?.uri === 'string' ? parseVideoAddress(item.uri) : undefined;
  return parsed ? { ...parsed, title: typeof item?.title === 'string' ? item.title : '' } : undefined;
}

interface StoredVideo {
  readonly address: string;
  readonly title: string;
}

/** The address of a video at YouTube or Vimeo and its title. */
export function video<const R extends boolean = false>(options: FieldOptions<R>): Field<StoredVideo, Video, R> {
  return {
    ...common('video', options),
    schema: () => {
      const schema = object({
        address: string()
          .test('video', 'the address of a YouTube or Vimeo page', (value) => Boolean(parseVideoAddress(value ?? '')))
          .required(),
        title: string().trim().max(200).required(),
      });
      return options.required ? schema.required() : schema.default(undefined).optional();
    },
    jsonSchema: {
      type: 'object',
      required: ['address', 'title'],
      properties: { address: { type: 'string' }, title: { type: 'string', maxLength: 200 } },
    },
    references: noReferences,
    wrap: ({ address, title }) => [{ uri: address, title }],
    unwrap: (items) => {
      const item = items[0];
      if (typeof item?.uri !== 'string') return undefined;
      return { address: item.uri, title: typeof item.title === 'string' ? item.title : '' };
    },
    read,
  };
}
