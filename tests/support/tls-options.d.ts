/** What a TLS server of Node needs, with a certificate for localhost; @types/smtp-server leaves this module out. */
declare module 'smtp-server/lib/tls-options.js' {
  import type { SecureContextOptions } from 'node:tls';
  export default function getTlsOptions(options: object): SecureContextOptions;
}
