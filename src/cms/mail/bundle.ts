import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawMail } from './define-mail.ts';

const folderOf = (root: string) => join(root, 'dist', 'mails');

/** Bundles the mail templates, which Node cannot read as they are, into `dist/mails`. Part of the build. */
export async function buildMails(root: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(root, 'src/cms/mail/draw-mail.ts'),
      outDir: folderOf(root),
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node22',
      rollupOptions: { output: { entryFileNames: 'mails.js' } },
    },
  });
}

/** The function of the built bundle that draws a mail. */
export async function loadMails(root: string): Promise<DrawMail> {
  const { drawMail }: { drawMail: DrawMail } = await import(pathToFileURL(join(folderOf(root), 'mails.js')).href);
  return drawMail;
}
