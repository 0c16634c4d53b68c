const ONES = 'یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده'.split(' ');
const TENS = 'بیست سی چهل پنجاه شصت هفتاد هشتاد نود'.split(' ');
const HUNDREDS = 'صد دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد'.split(' ');
const SCALES = ['', ' هزار', ' میلیون', ' میلیارد', ' هزار میلیارد'];

/** Returns the Persian words for a number below 1000, hundreds first. The list is empty for 0. */
function wordsBelow1000(value: number): string[] {
  const rest = value % 100;
  const tens = rest < 20 ? [ONES[rest - 1]] : [TENS[Math.floor(rest / 10) - 2], ONES[(rest % 10) - 1]];
  return [HUNDREDS[Math.floor(value / 100) - 1], ...tens].filter((word) => word !== undefined);
}

/**
 * Returns a sum of rials as an amount of toman in words, as people say prices: «یک میلیون و دویست هزار تومان» (product
 * §2, basket). Null if the sum is below one toman, is not a whole number of toman, or is too large.
 */
export function tomanWords(rials: number): string | null {
  const toman = rials / 10;
  if (!Number.isInteger(toman) || toman < 1 || toman >= 1000 ** SCALES.length) return null;
  const groups = SCALES.flatMap((scale, power) => {
    const group = Math.floor(toman / 1000 ** power) % 1000;
    if (group === 0) return [];
    // In Persian, 1000 is «هزار», not «یک هزار».
    return power === 1 && group === 1 ? ['هزار'] : [wordsBelow1000(group).join(' و ') + scale];
  });
  return `${groups.toReversed().join(' و ')} تومان`;
}
