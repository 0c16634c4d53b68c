import { Checkbox, Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { fa } from '../../../text/fa.ts';
import type { CourseFilterValues } from '../../../course/filterValues.ts';
import { priceScale } from '../../../course/price.ts';
import type { DepartmentOption } from '../../department/departmentOptions.ts';
import { PriceRange } from '../../form/PriceRange/PriceRange.tsx';
import { SelectField } from '../../form/SelectField/SelectField.tsx';
import classes from './FilterDrawer.module.css';

/** The data that the fields need for their options. */
export interface FilterChoices {
  departments: readonly DepartmentOption[];
  /** The highest course price, in rials. Undefined until all courses have loaded. */
  dearest?: number | undefined;
}

interface FieldProps<Value> extends FilterChoices {
  value: Value;
  onChange: (value: Value) => void;
  /** Whether another filter disables this one. */
  disabled: boolean;
}

type Fields = { [Key in keyof CourseFilterValues]: (props: FieldProps<CourseFilterValues[Key]>) => ReactNode };

/** The form field for each filter (product §2, filter panel). */
export const filterFields: Fields = { department, price, free };

function department({ value, onChange, departments }: FieldProps<string>) {
  return (
    <SelectField
      label={fa.filters.department}
      placeholder={fa.filters.allDepartments}
      classNames={{ input: classes.department }}
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
  const shown = Math.min(highest, end);
  return (
    <Input.Wrapper
      size="md"
      label={fa.filters.priceRange}
      labelElement="div"
      role="group"
      aria-label={fa.filters.priceRange}
    >
      <PriceRange
        value={[lowest, shown]}
        end={end}
        step={step}
        disabled={disabled}
        // A thumb that was not moved keeps its limit. The end of the scale means no limit.
        onChange={([from, to]) => onChange([from, to === shown ? highest : to < end ? to : Infinity])}
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
