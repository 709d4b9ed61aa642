import { ROOT } from '../root.ts';
import { thirdPartyNotices } from './notices.ts';

/** `npm run notices`. */
process.stdout.write(thirdPartyNotices(ROOT));
