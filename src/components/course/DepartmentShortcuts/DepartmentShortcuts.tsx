import { UnstyledButton } from '@mantine/core';
import { fa } from '../../../text/fa.ts';
import type { DepartmentOption } from '../../department/departmentOptions.ts';
import classes from './DepartmentShortcuts.module.css';

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
    <ul className={classes.root} aria-label={fa.filters.department}>
      {options.map((option) => (
        <li key={option.value}>
          <UnstyledButton
            className={classes.option}
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
