import { expect, test } from 'vitest';
import { asMarkdown } from './asMarkdown.ts';

test('[§10.12] notes become one Markdown file with escaped titles and unchanged text', () => {
  const chapters = [
    { id: '1', title: 'فصل *یک*', lessons: [{ id: 'a', title: '# بردار', note: ' خط نخست\n- و فهرست ' }] },
    { id: '2', title: 'فصل دو', lessons: [{ id: 'b', title: 'ماتریس', note: 'کوتاه' }] },
  ];
  expect(asMarkdown('جبر', chapters)).toBe(
    '# جبر\n\n## فصل \\*یک\\*\n\n### \\# بردار\n\nخط نخست\n- و فهرست\n\n## فصل دو\n\n### ماتریس\n\nکوتاه\n',
  );
});
