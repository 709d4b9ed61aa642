import { listMedia } from '#src/contract/desk/list-media.ts';
import type { TermImage } from '#src/contract/desk/term.ts';
import { useCall } from '#src/session/use-call.ts';
import { Medal } from '#src/ui/medal/Medal.tsx';

/** The medallion of a term. */
export function TermMedal({ image }: { readonly image: TermImage }) {
  const uuid = 'media' in image ? image.media : null;
  const fetched = useCall(listMedia, uuid === null ? null : { query: { search: uuid } });
  if ('drawing' in image) return <Medal image={{ kind: 'drawing', name: image.drawing }} progress={100} />;
  const file = fetched.status === 'done' ? fetched.value.rows[0] : undefined;
  return <Medal image={file ? { kind: 'file', url: file.url } : null} progress={100} />;
}
