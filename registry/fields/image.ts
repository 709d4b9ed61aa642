import { object, string } from 'yup';
import { type FieldOptions, getCommonProperties, type RegistryField } from './field.ts';
import { type Image, readImage } from './read-image.ts';

/** Stored value: a file of the media library or a drawing, with its alternative text ("" for a decorative image). */
export type StoredImage =
  | { readonly media: string; readonly alt?: string }
  | { readonly drawing: string; readonly alt: string };

/** Defines a field with an image: a file of the media library or one of the product's drawings. */
export function image<const R extends boolean = false>(options: FieldOptions<R>): RegistryField<StoredImage, Image, R> {
  return {
    ...getCommonProperties('image', options),
    schema: () => {
      const schema = object({
        media: string().uuid(),
        drawing: string().matches(/^[a-z0-9-]+$/),
        alt: string().max(300),
      }).test('one-of', 'a file or a drawing', (value) => !value || Boolean(value.media) !== Boolean(value.drawing));
      return options.required ? schema.required() : schema.default(undefined).optional();
    },
    jsonSchema: {
      oneOf: [
        {
          type: 'object',
          required: ['media'],
          properties: { media: { type: 'string', format: 'uuid' }, alt: { type: 'string' } },
        },
        {
          type: 'object',
          required: ['drawing', 'alt'],
          properties: { drawing: { type: 'string' }, alt: { type: 'string' } },
        },
      ],
    },
    references: (storedImage) => ('media' in storedImage ? [{ type: 'media', id: storedImage.media }] : []),
    wrap: (storedImage, resolve) => {
      if ('drawing' in storedImage) return [{ drawing: storedImage.drawing, alt: storedImage.alt }];
      const media = resolve({ type: 'media', id: storedImage.media });
      return media ? [{ ...media, ...(storedImage.alt === undefined ? {} : { alt: storedImage.alt }) }] : [];
    },
    unwrap: (items) => {
      const item = items[0];
      const alt = typeof item?.alt === 'string' ? item.alt : undefined;
      if (typeof item?.drawing === 'string') return { drawing: item.drawing, alt: alt ?? '' };
      if (typeof item?.target_uuid !== 'string') return undefined;
      return alt === undefined ? { media: item.target_uuid } : { media: item.target_uuid, alt };
    },
    read: readImage,
  };
}
