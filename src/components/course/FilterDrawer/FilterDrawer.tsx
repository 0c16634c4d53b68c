import { Button, Drawer, Stack } from '@mantine/core';
import { Fragment, useState, type SubmitEvent } from 'react';
import { fa } from '../../../text/fa.ts';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import {
  FILTER_KEYS,
  filtersInForce,
  isOff,
  settledFilters,
  type CourseFilterValues,
} from '../../../course/filterValues.ts';
import '../../../theme/overlay.css';
import { filterFields, type FilterChoices } from './filterFields.tsx';
import classes from './FilterDrawer.module.css';

export interface FilterFormProps extends FilterChoices {
  /** The active filters. They are the form's initial values. */
  values: CourseFilterValues;
  /** Returns the number of courses that match the given filters. Undefined until all courses have loaded. */
  countOf?: ((values: CourseFilterValues) => number) | undefined;
  /** Whether the filtered list is loading. */
  busy: boolean;
  /** Whether a filter, a search or a sort order is set. Clearing resets all of them. */
  canClear: boolean;
  /** Applies the chosen filters. Prices are in rials. */
  onApply: (values: CourseFilterValues) => void;
  onClear: () => void;
}

/** The panel with the filters, which opens over the course list (product §2, filter panel). */
export function FilterDrawer({ opened, onClose, ...form }: FilterFormProps & DialogProps) {
  return (
    // Mantine mirrors the sides on right-to-left pages, so `right` means the left side here.
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={400}
      title={fa.filters.title}
      classNames={{ content: classes.drawer, body: classes.body }}
    >
      <FilterForm {...form} />
    </Drawer>
  );
}

/** A form with one field per filter. All filters are applied or cleared together (product §2, filter panel). */
export function FilterForm({ values, countOf, busy, canClear, onApply, onClear, ...choices }: FilterFormProps) {
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
    <form onSubmit={submit} className={classes.form}>
      <Stack gap={32}>{FILTER_KEYS.map((key) => fieldOf(key, draft[key]))}</Stack>
      <div className={classes.foot}>
        <Button type="submit" loading={busy} fullWidth>
          {countOf ? fa.filters.applyTo(countOf(draft)) : fa.filters.apply}
        </Button>
        <Button variant="subtle" disabled={!canClear && filtersInForce(draft).length === 0} onClick={onClear} fullWidth>
          {fa.filters.clear}
        </Button>
      </div>
    </form>
  );
}
