import { ROOT } from '../root.ts';
import { renderNotices } from './notices.ts';

/** Entry point of `npm run notices`. */
process.stdout.write(renderNotices(ROOT));
