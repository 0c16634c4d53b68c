import { CloseButton, Modal, Text, TextInput, VisuallyHidden, rem } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import type { DialogProps } from '../../feedback/LazyPart/lazyPart.tsx';
import { isBlank } from '../../../lib/text.ts';
import { fa } from '../../../text/fa.ts';
import '../../../theme/form.css';
import '../../../theme/overlay.css';
import classes from './SearchDialog.module.css';
import { SearchResult, type SearchResultProps } from '../SearchResult/SearchResult.tsx';
import { useActiveOption } from './useActiveOption.ts';

/** The search results of one kind, such as courses. */
export interface SearchGroup {
  /** The heading of the group. */
  label: string;
  /** Whether the results have icons or covers. */
  kind: SearchResultProps['kind'];
  /** The results. Each `to` is unique. */
  results: readonly ({ to: string } & Omit<SearchResultProps, 'kind' | 'query'>)[];
}

interface SearchDialogProps extends DialogProps {
  query: string;
  onQuery: (query: string) => void;
  /** The results, or suggestions if the query is blank or nothing matches. Empty groups are left out. */
  groups: readonly SearchGroup[];
  /** Whether the groups are suggestions. Default false. */
  suggests?: boolean;
  /** The text shown in place of "no results" while some of the searched lists have not loaded. Default: none. */
  pending?: string | undefined;
  /** Whether some of the searched lists failed to load. Default false. */
  failed?: boolean;
  /** Called with the address of the chosen result. */
  onChoose: (to: string) => void;
}

/** The site search: a combobox with results below it (product §10). */
export function SearchDialog({
  opened,
  onClose,
  query,
  onQuery,
  groups,
  suggests = false,
  pending,
  failed = false,
  onChoose,
}: SearchDialogProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const blank = isBlank(query);
  const results = groups.flatMap((group) => group.results);
  // The first search result is selected at once. Suggestions are selected only with the arrow keys. Mantine's Combobox
  // is not used, because it sets `aria-activedescendant` only after a key press.
  const { current, press, reset } = useActiveOption(results, suggests ? -1 : 0, ({ to }) => onChoose(to));
  const outcome = results.length > 0 && !suggests ? fa.search.found(results.length) : (pending ?? fa.search.none);
  const [rested] = useDebouncedValue(query, 600); // Milliseconds.
  const optionId = (to: string) => `${id}-${to}`;

  useEffect(() => {
    if (current) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={reset}
      size={720}
      classNames={{ content: classes.content }}
      xOffset="var(--mantine-spacing-md)"
      yOffset="clamp(1rem, 12vw - 2rem, clamp(8dvh, 5.5rem, 16dvh))"
      returnFocus={false}
    >
      <Modal.Overlay backgroundOpacity={0.5} blur={4} />
      <Modal.Content aria-label={fa.search.title} radius="lg">
        <TextInput
          data-autofocus
          role="combobox"
          aria-expanded={results.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current.to)}
          aria-label={fa.search.title}
          placeholder={fa.search.field}
          variant="unstyled"
          size="lg"
          className={classes.field}
          value={query}
          maxLength={100}
          autoComplete="off"
          leftSection={<IconSearch size={22} aria-hidden />}
          // Aligns both icons with the edges of the results.
          leftSectionWidth={rem(32)}
          rightSectionWidth={rem(28)}
          rightSection={<CloseButton size={44} iconSize={22} aria-label={fa.common.close} onClick={onClose} />}
          onChange={(event) => {
            reset();
            onQuery(event.currentTarget.value);
          }}
          onKeyDown={press}
        />
        {(results.length === 0 || (suggests && !blank)) && (
          <Text c="dimmed" className={classes.hint}>
            {blank ? fa.search.hint : outcome}
          </Text>
        )}
        <div ref={list} id={id} role="listbox" aria-label={fa.search.title} className={classes.options}>
          {groups.map(({ label, kind, results: found }) => (
            <div key={label} role="group" aria-label={label} className={suggests ? classes.suggestions : ''}>
              <Text size="sm" fw={600} c="dimmed" p="sm" pb="xs" aria-hidden>
                {label}
              </Text>
              {found.map(({ to, ...result }) => (
                <div
                  key={to}
                  id={optionId(to)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={to === current?.to}
                  className={classes.option}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(to)}
                  // The linter requires this key handler. It never runs, because the focus stays in the field.
                  onKeyDown={press}
                >
                  <SearchResult kind={kind} query={suggests ? '' : query} {...result} />
                </div>
              ))}
            </div>
          ))}
        </div>
        {failed && (
          <Text size="sm" c="dimmed" px="md" pb="md">
            {fa.search.failed}
          </Text>
        )}
        <VisuallyHidden role="status">
          {!blank && rested === query && (failed ? `${outcome} ${fa.search.failed}` : outcome)}
        </VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  );
}
