import { expect, test } from 'vitest';
import { scripts } from '../../package.json';

test('each script is one command, so that it answers `--help` before it works', () => {
  expect(Object.entries(scripts).filter(([, command]) => command.includes('&&'))).toEqual([]);
});
