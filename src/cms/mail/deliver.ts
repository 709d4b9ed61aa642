import { isPlaceholder } from '#src/contract/placeholder-address.ts';
import { unseal } from '../db/encryption/seal.ts';
import type { ContentSystem } from '../http/content-system.ts';
import type { JobsOptions } from '../jobs/start-jobs.ts';
import type { JobHandlers } from '../jobs/worker.ts';
import { neutralPath } from './neutral-link.ts';
import type { Envelope } from './send-mail.ts';
import type { Transport } from './transport.ts';

/** Draws and sends one mail. A try whose answer was lost goes out again under the same Message-ID. */
export function makeDelivery(
  { keys, config }: Pick<ContentSystem, 'keys' | 'config'>,
  draw: JobsOptions['draw'],
  transport: Transport,
): JobHandlers['mail'] {
  return async ({ owner, sealed }, { id }) => {
    const { mail, to, target, values }: Envelope = JSON.parse(unseal(keys, { table: 'mail', row: id, owner }, sealed));
    if (isPlaceholder(to, config.accounts.placeholderDomain)) return;
    const link = config.accounts.publicUrl + neutralPath(keys, target);
    await transport.send({
      ...(await draw(mail, { language: target.language, link, ...(values ? { values } : {}) })),
      to,
      id,
    });
  };
}
