import { expect, test } from 'vitest';
import { scripts } from '../../package.json';

test('each npm script is one command, so that `--help` starts no other work', () => {
  expect(Object.entries(scripts).filter(([, command]) => command.includes('&&'))).toEqual([]);
});
