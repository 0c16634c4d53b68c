/** Markup that is safe to send: every value in it is escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template. */
export type Value = string | number | Markup | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

function toText(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return value.map(({ text }) => text).join('');
}

/** A template for markup: texts are escaped, other markup goes in as it is. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(String.raw({ raw: parts }, ...values.map(toText)));
}
