import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { departmentOptions } from '../components/department/departmentOptions.ts';
import { Link } from '../components/layout/Link/Link.tsx';
import { WHOLE_LIST, writeSearch } from '../course/search.ts';
import { useDepartments } from '../data/departments.ts';
import { paths } from '../paths.ts';
import { fa } from '../text/fa.ts';
import '../theme/form.css';
import classes from './CourseSearch.module.css';

/**
 * A search field and links for each department, which open the course list. They are for pages and lessons that do not
 * exist (product §2).
 */
export function CourseSearch() {
  const { data } = useDepartments();
  return (
    <>
      <CourseSearchForm />
      <ul className={classes.departments} aria-label={fa.nav.departments}>
        {departmentOptions(data).map(({ value, label }) => (
          <li key={value}>
            <Button
              component={Link}
              to={`${paths.courses}?${writeSearch({ ...WHOLE_LIST, department: value })}`}
              variant="default"
              radius="xl"
              px="xs"
              fz="sm"
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function CourseSearchForm() {
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(`${paths.courses}?${writeSearch({ ...WHOLE_LIST, q })}`);
      }}
    >
      <TextInput
        type="search"
        value={q}
        onChange={({ currentTarget }) => setQ(currentTarget.value)}
        aria-label={fa.filters.search}
        placeholder={fa.filters.search}
        rightSection={
          <ActionIcon
            type="submit"
            variant="light"
            radius="md"
            size={44}
            className={classes.go}
            aria-label={fa.filters.search}
          >
            <IconSearch size={20} aria-hidden />
          </ActionIcon>
        }
      />
    </form>
  );
}
