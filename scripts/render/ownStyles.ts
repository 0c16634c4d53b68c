// Converts style attributes to CSS rules, because the security policy forbids style attributes.

/** Replaces each `style` attribute with a numbered one. Returns CSS rules for them, which override all classes. */
export function ownStyles(html: string): { body: string; rules: string } {
  const numbers = new Map<string, number>();
  const body = html.replaceAll(/(<[^<>]*?) style="([^"]*)"/g, (_, before: string, style: string) => {
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return `${before} data-style="${number}"`;
  });
  const rules = [...numbers].map(([style, number]) => `#root [data-style="${number}"]{${textOf(style)}}`);
  return { body, rules: rules.join('') };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The declarations of a style attribute. Throws if they could end the rule or the style element. */
function textOf(attribute: string): string {
  const text = attribute.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '');
  if (/[{}<]/.test(text)) throw new Error(`A CSS rule cannot contain the style ${text}`);
  return text;
}
