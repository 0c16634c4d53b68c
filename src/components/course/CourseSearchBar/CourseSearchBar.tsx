import { ActionIcon, Badge, Button, NativeSelect, TextInput, VisuallyHidden } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconArrowsSort, IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import '../../../theme/form.css';
import { fa } from '../../../text/fa.ts';
import { formatNumber } from '../../../text/format.ts';
import { SORTS, type CourseSearch, type CourseSort } from '../../../course/search.ts';
import classes from './CourseSearchBar.module.css';

interface CourseSearchBarProps {
  /** The search text and the sort order. */
  search: Pick<CourseSearch, 'q' | 'sort'>;
  /** The number of active filters. */
  filters: number;
  /** Called with the changed search text or sort order. */
  onChange: (part: Partial<Pick<CourseSearch, 'q' | 'sort'>>) => void;
  onOpenFilters: () => void;
}

const sortOptions = SORTS.map((sort) => ({ value: sort, label: fa.filters.sortOptions[sort] }));

/** The search box, the sort order and the filter button of the course list (product §2, courses list). */
export function CourseSearchBar({ search: { q, sort }, filters, onChange, onOpenFilters }: CourseSearchBarProps) {
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange({ q: '' });
    box.current?.focus();
  };

  return (
    <search className={classes.bar}>
      <TextInput
        ref={box}
        className={classes.box}
        type="search"
        aria-label={fa.filters.search}
        placeholder={fa.filters.search}
        value={q}
        onChange={({ currentTarget }) => onChange({ q: currentTarget.value })}
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={
          q !== '' && (
            <ActionIcon aria-label={fa.common.clearSearch} size={44} onClick={clear}>
              <IconX size={18} aria-hidden />
            </ActionIcon>
          )
        }
      />
      <NativeSelect
        size="md"
        aria-label={fa.filters.sort}
        data={sortOptions}
        value={sort}
        onChange={({ currentTarget }) => onChange({ sort: currentTarget.value as CourseSort })}
        leftSection={<IconArrowsSort size={20} aria-hidden />}
      />
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
        rightSection={
          filters > 0 && (
            <>
              <Badge circle variant="filled">
                {formatNumber(filters)}
              </Badge>
              <VisuallyHidden> {fa.filters.inForce}</VisuallyHidden>
            </>
          )
        }
        onClick={onOpenFilters}
      >
        {fa.filters.title}
      </Button>
    </search>
  );
}
