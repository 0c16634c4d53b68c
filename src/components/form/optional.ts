import { fa } from '../../text/fa.ts';

/** Props that put a field's short hint beside its label instead of below the label. */
export const inline = { mod: 'inline' };

/** The hint beside the label of an optional field. Required fields have no mark (product §5). */
export const optional = { description: fa.forms.optional, descriptionProps: inline };
