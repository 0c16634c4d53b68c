import { fa } from '../../text/fa.ts';

/** Shows a short hint beside the label of a field instead of below it. */
export const inline = { mod: 'inline' };

/** The hint beside the label of an optional field. Required fields have no mark (product §5). */
export const optional = { description: fa.forms.optional, descriptionProps: inline };
