/// <reference types="vite/client" />
import type { MailExamples, MailName } from './define-mail.ts';

const modules = import.meta.glob<MailExamples>('./*/examples.ts', { import: 'examples', eager: true });

/** The examples of every mail, by its name. */
export const MAIL_EXAMPLES = Object.fromEntries(
  Object.entries(modules).map(([file, examples]) => [file.split('/')[1], examples]),
) as Readonly<Record<MailName, MailExamples>>;
