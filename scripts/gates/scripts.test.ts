import { expect, test } from 'vitest';
import { scripts } from '../../package.json';

test('each npm script is a single command, so that `--help` does not start other work', () => {
  expect(Object.entries(scripts).filter(([, command]) => command.includes('&&'))).toEqual([]);
});
