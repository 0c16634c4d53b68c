import { Checkbox, Input, RangeSlider, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { fa } from '../../../text/fa.ts';
import { formatPrice } from '../../../text/format.ts';
import type { CourseFilterValues } from '../../../course/filterValues.ts';
import { priceScale } from '../../../course/price.ts';
import type { DepartmentOption } from '../../department/departmentOptions.ts';
import { SelectField } from '../../form/SelectField/SelectField.tsx';
import classes from './FilterDrawer.module.css';

/** What the fields choose from. */
export interface FilterChoices {
  /** The departments to choose from. */
  departments: readonly DepartmentOption[];
  /** The price of the dearest course known, in rials. */
  dearest?: number | undefined;
}

interface FieldProps<Value> extends FilterChoices {
  value: Value;
  onChange: (value: Value) => void;
  /** Is it pointless beside another filter? */
  disabled: boolean;
}

type Fields = { [Key in keyof CourseFilterValues]: (props: FieldProps<CourseFilterValues[Key]>) => ReactNode };

/** The field of each filter (product §2, filter panel). */
export const filterFields: Fields = { department, price, free };

function department({ value, onChange, departments }: FieldProps<string>) {
  return (
    <SelectField
      label={fa.filters.department}
      placeholder={fa.filters.allDepartments}
      data={departments}
      value={value || null}
      onChange={(department) => onChange(department ?? '')}
      allowDeselect
      maxDropdownHeight={320}
      data-autofocus
    />
  );
}

function price({ value: [lowest, highest], onChange, disabled, dearest }: FieldProps<CourseFilterValues['price']>) {
  const { end, step } = priceScale(Math.max(dearest ?? 0, highest < Infinity ? highest : lowest));
  return (
    <Input.Wrapper label={fa.filters.priceRange} labelElement="div">
      <Text size="sm" c="dimmed" mb="md">
        {fa.filters.range(lowest, Math.min(highest, end))}
      </Text>
      <RangeSlider
        className={classes.slider}
        classNames={{ bar: classes.bar }}
        min={0}
        max={end}
        step={step}
        minRange={step}
        value={[lowest, Math.min(highest, end)]}
        onChange={([from, to]) => onChange([from, to < end ? to : Infinity])}
        disabled={disabled}
        label={null}
        thumbValueText={formatPrice}
        thumbFromLabel={fa.filters.lowestPrice}
        thumbToLabel={fa.filters.highestPrice}
        thumbSize={24}
      />
    </Input.Wrapper>
  );
}

function free({ value, onChange }: FieldProps<boolean>) {
  return (
    <Checkbox
      classNames={{ input: classes.box }}
      label={fa.filters.freeOnly}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
