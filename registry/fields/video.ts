import { object, string } from 'yup';
import {
  type FieldOptions,
  getCommonProperties,
  listNoReferences,
  type RegistryField,
  type WireItem,
} from './field.ts';
import { parseVideoUrl, type Video } from './video-url.ts';

function read(items: readonly WireItem[]): Video | undefined {
  const item = items[0];
  const videoAddress = typeof item?.uri === 'string' ? parseVideoUrl(item.uri) : undefined;
  return videoAddress ? { ...videoAddress, title: typeof item?.title === 'string' ? item.title : '' } : undefined;
}

interface StoredVideo {
  readonly address: string;
  readonly title: string;
}

/** Defines a field with a YouTube or Vimeo video: the URL of its page, and its title. */
export function video<const R extends boolean = false>(options: FieldOptions<R>): RegistryField<StoredVideo, Video, R> {
  return {
    ...getCommonProperties('video', options),
    schema: () => {
      const schema = object({
        address: string()
          .test('video', 'the address of a YouTube or Vimeo page', (value) => Boolean(parseVideoUrl(value ?? '')))
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
    references: listNoReferences,
    wrap: ({ address, title }) => [{ uri: address, title }],
    unwrap: (items) => {
      const item = items[0];
      if (typeof item?.uri !== 'string') return undefined;
      return { address: item.uri, title: typeof item.title === 'string' ? item.title : '' };
    },
    read,
  };
}
