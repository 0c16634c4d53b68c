import { Button, Drawer, Stack } from '@mantine/core';
import { Fragment, useState, type SubmitEvent } from 'react';
import { fa } from '../../../text/fa.ts';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import { FILTER_KEYS, isOff, settledFilters, type CourseFilterValues } from '../../../course/filterValues.ts';
import '../../../theme/overlay.css';
import { filterFields, type FilterChoices } from './filterFields.tsx';

export interface FilterFormProps extends FilterChoices {
  /** The active filters, which are the form's initial values. */
  values: CourseFilterValues;
  /** Whether the filtered list is loading. */
  busy: boolean;
  /** Applies the chosen filters, with prices in rials. */
  onApply: (values: CourseFilterValues) => void;
  /** Clears all filters. */
  onClear: () => void;
}

/** The filter panel beside the course list, or over it on small screens (product §2, filter panel). */
export function FilterDrawer({ opened, onClose, ...form }: FilterFormProps & DialogProps) {
  return (
    // Mantine mirrors the sides in right-to-left pages, so `right` is the side where lines end.
    <Drawer opened={opened} onClose={onClose} position="right" size={400} title={fa.filters.title}>
      <FilterForm {...form} />
    </Drawer>
  );
}

/** A form with a field per filter. Filters are applied or cleared together (product §2, filter panel). */
export function FilterForm({ values, busy, onApply, onClear, ...choices }: FilterFormProps) {
  const [draft, setDraft] = useState(values);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onApply(settledFilters(draft));
  };
  const fieldOf = <Key extends keyof CourseFilterValues>(key: Key, value: CourseFilterValues[Key]) => {
    const onChange = (changed: CourseFilterValues[Key]) => setDraft({ ...draft, [key]: changed });
    const field = filterFields[key]({ value, onChange, disabled: isOff(key, draft), ...choices });
    return <Fragment key={key}>{field}</Fragment>;
  };

  return (
    <form onSubmit={submit}>
      <Stack gap="xl">
        {FILTER_KEYS.map((key) => fieldOf(key, draft[key]))}
        <Stack gap="sm">
          <Button type="submit" loading={busy} fullWidth>
            {fa.filters.apply}
          </Button>
          <Button variant="default" onClick={onClear} fullWidth>
            {fa.filters.clear}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
