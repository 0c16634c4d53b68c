import fc from 'fast-check';

/** Parts from which malicious URLs are generated. */
const pieces = '/ \\ . .. %2F %5c : @ ? # evil courses https: javascript: http data: // [ www.youtube.com'.split(' ');

/** Generates malicious URLs. */
export const hostile = fc
  .array(fc.constantFrom(...pieces, '\t', '\n', ' ', '\0'), { maxLength: 8 })
  .map((chosen) => chosen.join(''));
