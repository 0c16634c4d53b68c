// `npm test`: everything that must hold, with one closing line for all of it.
import { ensureChromium } from './chromium.ts';
import { runPlaywright, runVitest, type Outcome } from './reports.ts';
import { runScript } from './stages.ts';

let [passed, failed] = [0, 0];
const broken: string[] = [];

/** Counts what a stage tested; one that ends badly without a failed test counts as one failure. */
function count(stage: string, { ok, ran }: Outcome): void {
  const good = ran.filter(({ status }) => status === 'passed').length;
  const bad = Math.max(ran.length - good, ok ? 0 : 1);
  passed += good;
  failed += bad;
  if (bad > 0) broken.push(stage);
}

/** A stage without tests of its own counts as one. */
async function check(script: string): Promise<void> {
  if (await runScript(script)) passed += 1;
  else count(script, { ok: false, ran: [] });
}

console.info(`Chromium: ${ensureChromium()}`);
// The stories wait for the browser about as often as they keep a processor busy: what needs no browser runs beside them.
await Promise.all([
  runVitest('test:stories').then((outcome) => count('stories', outcome)),
  (async () => {
    for (const script of ['typecheck', 'lint']) await check(script);
    count('unit', await runVitest('test:unit'));
    for (const script of ['build', 'size']) await check(script);
  })(),
]);
// The journeys go by the clock, and have the machine to themselves.
count('e2e', await runPlaywright());
console.info(broken.length > 0 ? `\nFailed: ${broken.join(', ')}` : '\nEverything holds.');
console.info(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
