import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { leadsOf } from './groups.ts';

const chunk = (name: string, moduleIds: string[], imports: string[] = []) => ({
  type: 'chunk',
  name,
  fileName: name,
  facadeModuleId: moduleIds[0],
  isDynamicEntry: true,
  moduleIds,
  imports,
});

test('shared modules join the group of the first page that needs them; page modules and the main module do not', () => {
  const output = [
    chunk('main', ['main.tsx', 'shared.ts']),
    chunk('HomePage', ['HomePage.tsx', 'own.ts'], ['main']),
    chunk('LoginPage', ['LoginPage.tsx'], ['HomePage']),
  ];
  // oxlint-disable-next-line no-unsafe-type-assertion -- the bundler's other properties are not read
  const leads = leadsOf({ output } as unknown as Rolldown.RolldownOutput);
  expect([...leads]).toEqual([
    ['shared.ts', 'home'],
    ['own.ts', 'home'],
  ]);
});
