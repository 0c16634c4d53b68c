import { Button, Checkbox, Drawer, Input, RangeSlider, Stack, Text } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { fa } from '../../../text/fa.ts';
import { formatTotal } from '../../../text/format.ts';
import type { DepartmentOption } from '../../department/departmentOptions.ts';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import { SelectField } from '../../form/SelectField/SelectField.tsx';
import { NO_FILTERS, PRICE_MAX, PRICE_MIN, PRICE_STEP, type CourseFilterValues } from '../../../course/search.ts';
import '../../../theme/overlay.css';
import classes from './FilterDrawer.module.css';

export interface FilterFormProps {
  /** What is in force; the form starts from it. */
  values: CourseFilterValues;
  /** The departments to choose from. */
  departments: readonly DepartmentOption[];
  /** Is the list being asked for with what was applied? */
  busy: boolean;
  /** Called with what was chosen; prices in rials. */
  onApply: (values: CourseFilterValues) => void;
  /** Called when every filter is to go. */
  onClear: () => void;
}

/** The filter panel beside the course list, over it on small screens (product §2, filter panel). */
export function FilterDrawer({ opened, onClose, ...form }: FilterFormProps & DialogProps) {
  return (
    // Mantine's sides follow the reading direction: its right is where lines end.
    <Drawer opened={opened} onClose={onClose} position="right" size={400} title={fa.filters.title}>
      <FilterForm {...form} />
    </Drawer>
  );
}

const inRials = (rials: number) => `${formatTotal(rials)} ${fa.common.rial}`;

/** Department, price range and free courses, to be applied at once or cleared (product §2, filter panel). */
export function FilterForm({ values, departments, busy, onApply, onClear }: FilterFormProps) {
  const [draft, setDraft] = useState(values);
  const change = (part: Partial<CourseFilterValues>) => setDraft({ ...draft, ...part });
  const [min, max] = draft.price;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onApply(draft.free ? { ...draft, price: NO_FILTERS.price } : draft);
  };

  return (
    <form onSubmit={submit}>
      <Stack gap="xl">
        <SelectField
          label={fa.filters.department}
          placeholder={fa.filters.allDepartments}
          data={departments}
          value={draft.department || null}
          onChange={(department) => change({ department: department ?? '' })}
          allowDeselect
          maxDropdownHeight={320}
          data-autofocus
        />
        <Input.Wrapper label={fa.filters.priceRange} labelElement="div">
          <Text size="sm" c="dimmed" mb="md">
            {fa.filters.range(min, max)}
          </Text>
          <RangeSlider
            className={classes.slider}
            classNames={{ bar: classes.bar }}
            min={PRICE_MIN}
            max={PRICE_MAX}
            step={PRICE_STEP}
            minRange={PRICE_STEP}
            value={[min, max]}
            onChange={(price) => change({ price })}
            disabled={draft.free}
            label={inRials}
            thumbValueText={inRials}
            thumbFromLabel={fa.filters.lowestPrice}
            thumbToLabel={fa.filters.highestPrice}
            thumbSize={24}
          />
        </Input.Wrapper>
        <Checkbox
          classNames={{ input: classes.box }}
          label={fa.filters.freeOnly}
          checked={draft.free}
          onChange={({ currentTarget }) => change({ free: currentTarget.checked })}
        />
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
