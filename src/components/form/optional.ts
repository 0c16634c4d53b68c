import { fa } from '../../text/fa.ts';

/** Props for a field's hint, which show it beside the label instead of below the label. */
export const inline = { mod: 'inline' };

/** The hint beside the label of an optional field. Required fields have no mark (product §5). */
export const optional = { description: fa.forms.optional, descriptionProps: inline };
