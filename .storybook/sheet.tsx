import { Box, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { isValidElement, useLayoutEffect, useRef, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import classes from './sheet.module.css';

/** How a pointer or a key touches what is shown. */
type Touch = 'hover' | 'active' | 'focus-visible';

interface StateProps {
  /** What the state is called, in Persian. */
  name: string;
  /** Shows everything within as if it were so. */
  touch?: Touch;
  children: ReactNode;
}

/** One state on a sheet, under its name, which its landmarks have too: a page has them once, a sheet in every state. */
export function State({ name, touch, children }: StateProps) {
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
      {/* The classes that storybook-addon-pseudo-states takes for the state of all that is within. */}
      <Box className={touch && `pseudo-${touch}-all${touch === 'active' ? ' pseudo-hover-all' : ''}`}>{children}</Box>
    </Stack>
  );
}

interface StateSheetProps {
  /** The least width of a state in pixels; as many stand beside each other as fit. Default 280. */
  width?: number;
  /** `State`s. */
  children: ReactNode;
}

/** All states of a component side by side. */
export function StateSheet({ width = 280, children }: StateSheetProps) {
  return (
    <Box className={classes.sheet} __vars={{ '--state-width': `${width}px` }}>
      {children}
    </Box>
  );
}

interface DoDontProps {
  /** The rule, a Persian sentence. */
  rule: string;
  good: ReactNode;
  bad: ReactNode;
}

/** The right way and the wrong one beside each other, both live. */
export function DoDont({ rule, good, bad }: DoDontProps) {
  return (
    <Stack component="section" gap="sm" aria-label={rule}>
      <Text fw={600}>{rule}</Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Box className={classes.example} data-right>
          <Text className={classes.verdict} size="sm" fw={600}>
            <IconCircleCheck size={18} aria-hidden />
            درست
          </Text>
          {good}
        </Box>
        <Box className={classes.example}>
          <Text className={classes.verdict} size="sm" fw={600}>
            <IconCircleX size={18} aria-hidden />
            نادرست
          </Text>
          {bad}
        </Box>
      </SimpleGrid>
    </Stack>
  );
}

/** What a cell shows: props over the story's own, what is drawn of the story's props, or an element as it is. */
type Cell<P> = Partial<P> | ((args: P) => ReactNode) | ReactElement;

/** How a cell is touched, what it shows, and a class around it. */
type TouchedCell<P> = readonly [touch: Touch, cell: Cell<P>, within?: string];

type State<P> = Cell<P> | TouchedCell<P>;

const isTouched = <P,>(state: State<P>): state is TouchedCell<P> => Array.isArray(state);

function draw<P extends object>(View: ComponentType<P>, cell: Cell<P>, args: P): ReactNode {
  if (isValidElement(cell)) return cell;
  return typeof cell === 'function' ? cell(args) : <View {...args} {...cell} />;
}

/** A cell in which every field and button has the focus: fields show it however it came. */
export const focused = <P,>(cell: Cell<NoInfer<P>> = {}): TouchedCell<P> => [
  'focus-visible',
  cell,
  'pseudo-focus-all pseudo-focus-within-all',
];

/** Three states of a sheet: under the pointer, focused by the keyboard, pressed. `name` says of what, in Persian. */
export function touched<P>(cell: Cell<NoInfer<P>> = {}, name?: string): Record<string, TouchedCell<P>> {
  const named = (how: string) => (name ? `${name}، ${how}` : how);
  return {
    [named('زیر اشاره‌گر')]: ['hover', cell],
    [named('با فوکوس صفحه‌کلید')]: ['focus-visible', cell],
    [named('فشرده')]: ['active', cell],
  };
}

/** The `render` of a component's sheet: its states by their Persian names, each at least `width` pixels wide. */
export function sheet<P extends object>(
  View: ComponentType<P>,
  width: number,
  states: Readonly<Record<string, State<NoInfer<P>>>>,
) {
  return (args: P) => (
    <StateSheet width={width}>
      {Object.entries(states).map(([name, state]) => {
        const [touch, cell, within] = isTouched(state) ? state : [undefined, state];
        return (
          <State key={name} name={name} {...(touch && { touch })}>
            {within ? <div className={within}>{draw(View, cell, args)}</div> : draw(View, cell, args)}
          </State>
        );
      })}
    </StateSheet>
  );
}

/** The `render` of a component's rules: each a Persian sentence, with the right way and the wrong one. */
export function rules<P extends object>(
  View: ComponentType<P>,
  byText: Readonly<Record<string, { good: Cell<NoInfer<P>>; bad: Cell<NoInfer<P>> }>>,
) {
  return (args: P) => (
    <Stack gap="xl">
      {Object.entries(byText).map(([rule, { good, bad }]) => (
        <DoDont key={rule} rule={rule} good={draw(View, good, args)} bad={draw(View, bad, args)} />
      ))}
    </Stack>
  );
}

interface AtProps {
  /** An address of the site. */
  route: string;
  children: ReactNode;
}

/** Shows what is within as if another address were open. */
export function At({ route, children }: AtProps) {
  return (
    <Routes location={route}>
      <Route path="*" element={children} />
    </Routes>
  );
}
