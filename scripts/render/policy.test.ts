import { expect, test } from 'vitest';
import { securityPolicy } from './policy.ts';

test('pictures from other hosts may be shown, and downloaded for offline use', () => {
  const policy = securityPolicy({ scripts: '', pictures: ['https://pictures.example'] });
  const allowing = policy.split('; ').filter((directive) => directive.endsWith(' https://pictures.example'));
  expect(allowing.map((directive) => directive.split(' ')[0])).toEqual(['img-src', 'connect-src']);
});
