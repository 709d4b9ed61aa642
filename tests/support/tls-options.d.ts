/** Options of a Node TLS server with a certificate for localhost; @types/smtp-server lacks this module. */
declare module 'smtp-server/lib/tls-options.js' {
  import type { SecureContextOptions } from 'node:tls';
  export default function getTlsOptions(options: object): SecureContextOptions;
}
