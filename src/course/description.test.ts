import { describe, expect, it } from 'vitest';
import { descriptionParts } from './description.ts';

describe('[§2.29] descriptionParts', () => {
  it('separates the first sentence and the prerequisites from the rest', () => {
    expect(descriptionParts('جبر زبان ماشین است. با Git 2.5 کار می‌کنیم! به چیزی نیاز ندارید.')).toEqual({
      lead: 'جبر زبان ماشین است.',
      rest: 'با Git 2.5 کار می‌کنیم!',
      needs: 'به چیزی نیاز ندارید.',
    });
  });

  it.each(['یک جمله بی نقطه', 'یک جمله.', 'خط اول.\nخط دوم.', `${'بلند '.repeat(40)}. دوم.`])(
    'does not split %j',
    (text) => {
      expect(descriptionParts(text)).toEqual({ lead: null, needs: null, rest: text });
    },
  );

  it('does not lose a sentence', () => {
    const text = 'پیش‌نیاز، Python است و نیازی به آمار نیست. دوم؟ سوم… «چهارم.» پنجم';
    const { lead, needs, rest } = descriptionParts(text);
    const words = (...parts: (string | null)[]) => parts.join(' ').split(/\s+/).filter(Boolean).toSorted();
    expect(words(lead, needs, rest)).toEqual(words(text));
    expect(needs).toMatch(/^پیش‌نیاز/);
  });
});
