import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends the script with a message about wrong options. */
export function refuse(message: string): never {
  console.error(`${message} --help shows the usage.`);
  process.exit(2);
}

/**
 * Parses a script's options, and its positional arguments if `takesWords` is true. `--help` prints the comment at the
 * top of the script.
 */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  takesWords = false,
  args: readonly string[] = process.argv.slice(2),
) {
  if (args.includes('--help')) {
    const [comment = ''] = /^(?:\/\/.*\n)+/.exec(readFileSync(process.argv[1] ?? '', 'utf8')) ?? [];
    console.info(comment.replaceAll(/^\/\/ ?/gm, '').trim());
    process.exit();
  }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: takesWords });
    return { ...values, words: positionals };
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('.') : [];
    return refuse(`${reason}.`);
  }
}

/** Ends the script if `folder` does not contain a build of the site. */
export function requireBuild(folder = 'dist'): void {
  if (!existsSync(join(folder, 'index.html'))) refuse(`${folder} contains no build. Run npm run build first.`);
}
