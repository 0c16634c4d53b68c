import { Button, Group, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';
import type { DepartmentOption } from '../../department/departmentOptions.ts';
import { filterChips, type CourseFilterValues } from '../../../course/filterValues.ts';
import classes from './ActiveFilters.module.css';

interface ActiveFiltersProps {
  /** The active filters, with prices in rials. */
  values: CourseFilterValues;
  /** The departments. They provide the name for the department filter, which contains only an id. */
  departments: readonly DepartmentOption[];
  /** Called with the change that removes a filter. */
  onChange: (part: Partial<CourseFilterValues>) => void;
}

/** The active filters, each with a remove button. Renders nothing if no filter is active. */
export function ActiveFilters({ values, departments, onChange }: ActiveFiltersProps) {
  const chips = filterChips(values, { departments });
  if (chips.length === 0) return null;
  return (
    <Group component="ul" gap="xs" wrap="nowrap" aria-label={fa.filters.active}>
      {chips.map(({ key, label, without }) => (
        <li key={key} className={classes.filter}>
          <Button
            className={classes.chip}
            variant="light"
            size="compact-md"
            radius="xl"
            rightSection={<IconX size={16} aria-hidden />}
            aria-label={fa.filters.remove(label)}
            onClick={() => onChange(without)}
          >
            {label}
          </Button>
        </li>
      ))}
    </Group>
  );
}

interface DepartmentShortcutsProps {
  /** The departments, in order. */
  departments: readonly DepartmentOption[];
  /** The id of the selected department. Empty for all departments. */
  value: string;
  /** Called with the id of the chosen department. Empty for all departments. */
  onChange: (department: string) => void;
}

/**
 * Shortcut buttons that filter the courses by department. The buttons form a scrollable row or, on large screens,
 * several rows.
 */
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
