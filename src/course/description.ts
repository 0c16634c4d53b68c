/** The parts of a description. Every sentence appears in exactly one part. */
export interface DescriptionParts {
  /**
   * The first sentence. Null if there is no other sentence, or if the first one is too long or names a prerequisite.
   */
  lead: string | null;
  /** The sentences that name prerequisites. Null if there are none, or if the description has only one sentence. */
  needs: string | null;
  /** The other sentences. Null if there are none. */
  rest: string | null;
}

const LONGEST_LEAD = 180;

/** Splits a one-line description into its first sentence, its prerequisites and the rest (product §2, course page). */
export function descriptionParts(description: string): DescriptionParts {
  if (description.trim().includes('\n')) return { lead: null, needs: null, rest: description };
  const sentences = [...description.matchAll(/\S.*?(?:[.!?؟…][»”")]*(?=\s)|$)/gu)].map(([sentence]) => sentence);
  const isNeed = (sentence: string) => sentence.includes('نیاز');
  const [first = ''] = sentences;
  const hasLead = sentences.length > 1 && first.length <= LONGEST_LEAD && !isNeed(first);
  const others = hasLead ? sentences.slice(1) : sentences;
  const needs = others.length > 1 || hasLead ? others.filter(isNeed) : [];
  const rest = others.filter((sentence) => !needs.includes(sentence));
  return { lead: hasLead ? first : null, needs: needs.join(' ') || null, rest: rest.join(' ') || null };
}
