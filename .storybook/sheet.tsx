import { Box, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { isValidElement, useLayoutEffect, useRef, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import classes from './sheet.module.css';

/** Classes of storybook-addon-pseudo-states. A class simulates an interaction with all descendants of its element. */
const TOUCHES = {
  hover: 'pseudo-hover-all',
  active: 'pseudo-active-all pseudo-hover-all',
  'focus-visible': 'pseudo-focus-visible-all',
  focus: 'pseudo-focus-visible-all pseudo-focus-all pseudo-focus-within-all',
};
type Touch = keyof typeof TOUCHES;

/**
 * Shows one state of a component. Adds the state's name to the names of the landmarks in `children`, because each
 * landmark needs a unique name.
 */
function State({ name, touch, children }: { name: string; touch: Touch | undefined; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const landmark of root.current?.querySelectorAll('nav, search, section[aria-label]') ?? []) {
      landmark.ariaLabel = [landmark.ariaLabel, name].filter(Boolean).join('، ');
    }
  }, [name]);
  return (
    <Stack component="section" ref={root} className={classes.state} gap="xs" aria-label={name}>
      <Text className={classes.name} size="sm" c="dimmed">
        {name}
      </Text>
      <Box className={touch && TOUCHES[touch]}>{children}</Box>
    </Stack>
  );
}

const Example = ({ isRight, children }: { isRight: boolean; children: ReactNode }) => (
  <Paper withBorder p="md" miw={0} className={classes.example}>
    <Group gap={6} mb="sm" c={isRight ? 'green' : 'red'} fw={600} fz="sm">
      {isRight ? <IconCircleCheck size={18} aria-hidden /> : <IconCircleX size={18} aria-hidden />}
      {isRight ? 'درست' : 'نادرست'}
    </Group>
    {children}
  </Paper>
);

/** A right and a wrong example side by side, below a rule in Persian. */
export const DoDont = ({ rule, good, bad }: { rule: string; good: ReactNode; bad: ReactNode }) => (
  <Stack component="section" gap="sm" aria-label={rule}>
    <Text fw={600}>{rule}</Text>
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Example isRight>{good}</Example>
      <Example isRight={false}>{bad}</Example>
    </SimpleGrid>
  </Stack>
);

/** The content of a cell: props that override the story's props, a function of the story's props, or an element. */
type Cell<P> = Partial<P> | ((args: P) => ReactNode) | ReactElement;

type TouchedCell<P> = readonly [touch: Touch, cell: Cell<P>];

type State<P> = Cell<P> | TouchedCell<P>;

const isTouched = <P,>(state: State<P>): state is TouchedCell<P> => Array.isArray(state);

function draw<P extends object>(View: ComponentType<P>, cell: Cell<P>, args: P): ReactNode {
  if (isValidElement(cell)) return cell;
  return typeof cell === 'function' ? cell(args) : <View {...args} {...cell} />;
}

/** Returns a cell in which every field and button looks focused. */
export const focused = <P,>(cell: Cell<NoInfer<P>> = {}): TouchedCell<P> => ['focus', cell];

/**
 * Returns three states: hovered, focused with the keyboard, and pressed. `name` is a Persian prefix for the names of
 * the states.
 */
export function touched<P>(cell: Cell<NoInfer<P>> = {}, name?: string): Record<string, TouchedCell<P>> {
  const named = (how: string) => (name ? `${name}، ${how}` : how);
  return {
    [named('زیر اشاره‌گر')]: ['hover', cell],
    [named('با فوکوس صفحه‌کلید')]: ['focus-visible', cell],
    [named('فشرده')]: ['active', cell],
  };
}

interface Rule<P> {
  good: Cell<P>;
  bad: Cell<P>;
}

const isRule = <P,>(state: State<P> | Rule<P>): state is Rule<P> =>
  typeof state === 'object' && 'good' in state && 'bad' in state;

/**
 * Creates the `render` function of a sheet, a story with a component's states and rules. The keys of `entries` are the
 * names of the states or the texts of the rules, in Persian. Each state is at least `width` pixels wide.
 */
export function sheet<P extends object>(
  View: ComponentType<P>,
  width: number,
  entries: Readonly<Record<string, State<NoInfer<P>> | Rule<NoInfer<P>>>>,
) {
  return (args: P) => (
    <Stack gap="xl">
      <Box className={classes.sheet} __vars={{ '--state-width': `${width}px` }}>
        {Object.entries(entries).map(([name, state]) => {
          if (isRule(state)) return null;
          const [touch, cell] = isTouched(state) ? state : [undefined, state];
          return (
            <State key={name} name={name} touch={touch}>
              {draw(View, cell, args)}
            </State>
          );
        })}
      </Box>
      {Object.entries(entries).map(
        ([name, rule]) =>
          isRule(rule) && (
            <DoDont key={name} rule={name} good={draw(View, rule.good, args)} bad={draw(View, rule.bad, args)} />
          ),
      )}
    </Stack>
  );
}

/** Returns parameters that make the documentation show a story in an iframe of this height. */
export const framed = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });

/**
 * Returns parameters that make the documentation show a dialog in an iframe of this height, in front of the site's
 * header and footer.
 */
export const overlaid = (height: number) => ({ ...framed(height), inShell: true });

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

/** Returns the element that contains the component in the state `name`. Throws if there is no such state. */
export function stateOf(canvas: Canvas, name: string): HTMLElement {
  const { lastElementChild } = canvas.getByRole('region', { name });
  if (lastElementChild instanceof HTMLElement) return lastElementChild;
  throw new Error(`The sheet has no state «${name}»`);
}

type PlayContext = { canvas: Canvas; args: object };

/** Clicks a button or link in a state, and expects each callback named in `heard` to be called once. */
export async function press({ canvas, args }: PlayContext, state: string, name: string | RegExp, ...heard: string[]) {
  const { queryByRole, getByRole } = within(stateOf(canvas, state));
  (queryByRole('button', { name }) ?? getByRole('link', { name })).click();
  for (const callback of heard) await expect(Reflect.get(args, callback)).toHaveBeenCalledOnce();
}

/** Renders `children` as if the router were at the URL `route`. */
export function At({ route, children }: { route: string; children: ReactNode }) {
  return (
    <Routes location={route}>
      <Route path="*" element={children} />
    </Routes>
  );
}
