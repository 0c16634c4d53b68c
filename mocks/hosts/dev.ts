// The first script of `npm run dev`: the site as it is, and the panel of its mock API beside it.
import { startWithPanel } from '../panel/start.ts';

await startWithPanel(() => import('../../src/main.tsx'));
