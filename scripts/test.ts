// `npm test`: runs everything and prints one closing line.
import { ensureChromium } from './chromium.ts';
import { runPlaywright, runVitest, type Outcome } from './reports.ts';
import { runScript } from './stages.ts';

let [passed, failed] = [0, 0];
const broken: string[] = [];

/** Counts the tests of a stage. A failed stage without a failed test counts as one failure. */
function count(stage: string, { ok, ran }: Outcome): void {
  const good = ran.filter(({ status }) => status === 'passed').length;
  const bad = Math.max(ran.length - good, ok ? 0 : 1);
  passed += good;
  failed += bad;
  if (bad > 0) broken.push(stage);
}

/** Counts a stage without tests as one. */
async function check(script: string): Promise<void> {
  if (await runScript(script)) passed += 1;
  else count(script, { ok: false, ran: [] });
}

console.info(`Chromium: ${ensureChromium()}`);
// Stories often wait for the browser, so stages without a browser run beside them.
await Promise.all([
  runVitest('test:stories').then((outcome) => count('stories', outcome)),
  (async () => {
    for (const script of ['typecheck', 'lint']) await check(script);
    count('unit', await runVitest('test:unit'));
    for (const script of ['build', 'size']) await check(script);
  })(),
]);
// Journeys depend on time, so they run alone.
count('e2e', await runPlaywright());
console.info(broken.length > 0 ? `\nFailed: ${broken.join(', ')}` : '\nEverything holds.');
console.info(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
