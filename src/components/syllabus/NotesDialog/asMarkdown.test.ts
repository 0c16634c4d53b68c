import { expect, test } from 'vitest';
import { asMarkdown } from './asMarkdown.ts';

test('[§10.12] notes become one file, with titles that cannot become markup, and texts as they were typed', () => {
  const chapters = [
    { id: '1', title: 'فصل *یک*', lessons: [{ id: 'a', title: '# بردار', note: ' خط نخست\n- و فهرست ' }] },
    { id: '2', title: 'فصل دو', lessons: [{ id: 'b', title: 'ماتریس', note: 'کوتاه' }] },
  ];
  expect(asMarkdown('جبر', chapters)).toBe(
    '# جبر\n\n## فصل \\*یک\\*\n\n### \\# بردار\n\nخط نخست\n- و فهرست\n\n## فصل دو\n\n### ماتریس\n\nکوتاه\n',
  );
});
