import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { WHOLE_LIST, writeSearch } from '../course/search.ts';
import { paths } from '../paths.ts';
import { fa } from '../text/fa.ts';
import '../theme/form.css';
import classes from './CourseSearchForm.module.css';

/** A search field that opens the course list, for pages and lessons that do not exist (product §2). */
export function CourseSearchForm() {
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
