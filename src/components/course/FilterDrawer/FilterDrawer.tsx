import { Button, Checkbox, Drawer, Input, Stack } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { fa } from '../../../text/fa.ts';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import {
  FILTER_KEYS,
  filtersInForce,
  isOff,
  settledFilters,
  type CourseFilterValues,
} from '../../../course/filterValues.ts';
import { FILTERS, type Filter } from '../../../course/filters.ts';
import { priceScale } from '../../../course/priceScale.ts';
import '../../../theme/overlay.css';
import type { DepartmentOption } from '../../department/departmentOptions.ts';
import { PriceRange } from '../../form/PriceRange/PriceRange.tsx';
import { SelectField } from '../../form/SelectField/SelectField.tsx';
import classes from './FilterDrawer.module.css';

/** The data that the fields need for their options. */
interface FilterChoices {
  departments: readonly DepartmentOption[];
  /** The highest course price, in rials. Undefined until all courses have loaded. */
  dearest?: number | undefined;
}

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
      styles={{ title: { fontSize: 'var(--mantine-font-size-xl)' } }}
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

  return (
    <form onSubmit={submit} className={classes.form}>
      <Stack gap={32}>
        {FILTER_KEYS.map((key) => (
          <FilterField
            key={key}
            filter={key}
            values={draft}
            onChange={(change) => setDraft({ ...draft, ...change })}
            disabled={isOff(key, draft)}
            {...choices}
          />
        ))}
      </Stack>
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

interface FilterFieldProps extends FilterChoices {
  filter: keyof CourseFilterValues;
  values: CourseFilterValues;
  onChange: (change: Partial<CourseFilterValues>) => void;
  /** Whether another filter disables this one. */
  disabled: boolean;
}

/** The form field of a filter (product §2, filter panel). */
function FilterField({ filter, values, onChange, disabled, departments, dearest }: FilterFieldProps) {
  const { label, select }: { label: string; select?: Filter<string>['select'] } = FILTERS[filter];
  const value = values[filter];
  if (typeof value === 'boolean') {
    return (
      <Checkbox
        classNames={{ input: classes.box }}
        label={label}
        checked={value}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange({ [filter]: currentTarget.checked })}
      />
    );
  }
  if (typeof value === 'string') {
    return (
      <SelectField
        label={label}
        placeholder={select?.placeholder ?? ''}
        classNames={{ input: classes.select }}
        data={select?.options({ departments }) ?? []}
        value={value || null}
        disabled={disabled}
        onChange={(chosen) => onChange({ [filter]: chosen ?? '' })}
        allowDeselect
        maxDropdownHeight={320}
        data-autofocus
      />
    );
  }
  const [lowest, highest] = value;
  const { end, step } = priceScale(Math.max(dearest ?? 0, highest < Infinity ? highest : lowest));
  const shown = Math.min(highest, end);
  return (
    <Input.Wrapper size="md" label={label} labelElement="div" role="group" aria-label={label}>
      <PriceRange
        value={[lowest, shown]}
        end={end}
        step={step}
        disabled={disabled}
        // If only the lower thumb moved, the upper limit does not change. If the upper thumb is at the end, there is no
        // upper limit.
        onChange={([from, to]) => onChange({ [filter]: [from, to === shown ? highest : to < end ? to : Infinity] })}
      />
    </Input.Wrapper>
  );
}
