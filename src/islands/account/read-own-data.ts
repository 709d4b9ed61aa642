import { importedOf, OWN_DATA_BYTES } from '#src/contract/own-data-file.ts';

type ReadFile =
  | { readonly file: Readonly<Record<string, unknown>> }
  | { readonly problem: 'too-large' | 'not-ours' | 'unreadable' };

/** The importable parts of a chosen file; the rest of it stays on the device. */
export async function readOwnData(chosen: Pick<File, 'size' | 'text'>): Promise<ReadFile> {
  if (chosen.size > OWN_DATA_BYTES) return { problem: 'too-large' };
  const text = await chosen.text().catch(() => null);
  if (text === null) return { problem: 'unreadable' };
  try {
    const file = importedOf(JSON.parse(text));
    return file === null ? { problem: 'not-ours' } : { file };
  } catch {
    return { problem: 'not-ours' };
  }
}
