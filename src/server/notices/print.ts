import { ROOT } from '../root.ts';
import { renderNotices } from './notices.ts';

/** `npm run notices`. */
process.stdout.write(renderNotices(ROOT));
