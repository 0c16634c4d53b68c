import { Button, Group, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';
import type { DepartmentOption } from '../../department/departmentOptions.ts';
import { narrowsPrice, NO_FILTERS, type CourseFilterValues } from '../../../course/search.ts';
import classes from './ActiveFilters.module.css';

interface ActiveFiltersProps {
  /** The filters in force; prices in rials. */
  values: CourseFilterValues;
  /** The departments that a filter can name. */
  departments: readonly DepartmentOption[];
  /** Called with what is left when one is taken away. */
  onChange: (values: CourseFilterValues) => void;
}

/** The filters in force, each with a button that takes it away; nothing where there is none. */
export function ActiveFilters({ values, departments, onChange }: ActiveFiltersProps) {
  const chips = chipsOf(values, departments);
  if (chips.length === 0) return null;
  return (
    <Group component="ul" gap="xs" aria-label={fa.filters.active}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Button
            className={classes.chip}
            variant="light"
            size="compact-md"
            radius="xl"
            rightSection={<IconX size={16} aria-hidden />}
            aria-label={fa.filters.remove(label)}
            onClick={() => onChange({ ...values, ...without })}
          >
            {label}
          </Button>
        </li>
      ))}
    </Group>
  );
}

/** How many filters are in force. */
export function countFilters(values: CourseFilterValues): number {
  return chipsOf(values, []).length;
}

function chipsOf(values: CourseFilterValues, departments: readonly DepartmentOption[]) {
  const chips: { label: string; without: Partial<CourseFilterValues> }[] = [];
  if (values.department !== '') {
    const known = departments.find(({ value }) => value === values.department);
    chips.push({ label: known?.label ?? fa.filters.department, without: { department: NO_FILTERS.department } });
  }
  if (values.free) chips.push({ label: fa.filters.freeOnly, without: { free: false } });
  if (narrowsPrice(values))
    chips.push({ label: fa.filters.range(...values.price), without: { price: NO_FILTERS.price } });
  return chips;
}

interface DepartmentShortcutsProps {
  /** The departments, in their order. */
  departments: readonly DepartmentOption[];
  /** The one in force; empty for all of them. */
  value: string;
  /** Called with the one to show; empty for all of them. */
  onChange: (department: string) => void;
}

/** The departments in one row under the search, to narrow the list by one press; the row is moved sideways. */
export function DepartmentShortcuts({ departments, value, onChange }: DepartmentShortcutsProps) {
  const options = [{ value: '', label: fa.filters.allDepartments }, ...departments];
  return (
    <ul className={classes.departments} aria-label={fa.filters.department}>
      {options.map((option) => (
        <li key={option.value}>
          <UnstyledButton
            className={classes.department}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
