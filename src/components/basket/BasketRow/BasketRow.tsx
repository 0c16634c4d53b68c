import { Anchor, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from '../../layout/Link/Link.tsx';
import type { Course } from '../../../api/courses.ts';
import { amountOf } from '../../../course/price.ts';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { ErrorBoundary } from '../../feedback/ErrorBoundary/ErrorBoundary.tsx';
import { FailedLine } from '../../feedback/FailedState/FailedState.tsx';
import { CourseCover } from '../../course/CourseCover/CourseCover.tsx';
import { PriceTag } from '../../course/PriceTag/PriceTag.tsx';
import { courseTitle } from '../../../course/title.ts';
import { Words } from '../../layout/Words/Words.tsx';
import classes from './BasketRow.module.css';

export interface BasketRowProps {
  /** The course, with prices in rials. */
  course: Course;
  /**
   * `owned`: the user already owns the course. `unknown`: the result of the latest attempt to buy the course is
   * unknown. `gone`: the course is no longer for sale. Default: no mark.
   */
  mark?: 'owned' | 'unknown' | 'gone' | undefined;
  /** The former price in rials. Undefined if the price has not changed. */
  oldAmount?: number | undefined;
  /** Whether the course was removed on this visit. The row then has a restore button. Default false. */
  removed?: boolean;
  /** Whether a purchase is in progress. The buttons are then disabled. Default false. */
  busy?: boolean;
  onRemove: () => void;
  onRestore: () => void;
  /** Lets the user buy the course again although the result of the last purchase is unknown. */
  onBuyAgain: () => void;
}

const NOTES = { owned: fa.basket.owned, unknown: fa.basket.outcomeUnknown, gone: fa.basket.gone };

/** One course in the basket, with its price, notices and a remove button (product §2, basket). */
export const BasketRow = (props: BasketRowProps) => (
  <ErrorBoundary fallback={failedRow(props)}>
    <Row {...props} />
  </ErrorBoundary>
);

/** Returns the fallback for a row that cannot be shown. The user can still remove and restore its course. */
const failedRow = (props: BasketRowProps) => (retry: () => void) => (
  <Card component="li" padding="sm">
    <Group role="alert" justify="space-between">
      <FailedLine message={fa.errors.partFailed} onRetry={retry} />
      <RemoveButton {...props} />
    </Group>
  </Card>
);

type RemoveButtonProps = Pick<BasketRowProps, 'removed' | 'busy' | 'onRemove' | 'onRestore'> & { title?: string };

/** One button both removes and restores the course, so that the focus stays on it. */
function RemoveButton({ removed = false, busy = false, title, onRemove, onRestore }: RemoveButtonProps) {
  const Sign = removed ? IconArrowBackUp : IconTrash;
  return (
    <Button
      variant="transparent"
      color={removed ? 'lapis' : 'red'}
      className={classes.remove}
      leftSection={<Sign size={20} aria-hidden />}
      aria-label={title && (removed ? fa.basket.restoreOf(title) : fa.basket.removeOf(title))}
      disabled={busy}
      onClick={removed ? onRestore : onRemove}
    >
      {removed ? fa.basket.restore : fa.basket.remove}
    </Button>
  );
}

function Row(props: BasketRowProps) {
  const { course, mark, oldAmount, removed = false, busy = false, onBuyAgain } = props;
  const title = courseTitle(course);
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <Card component="li" padding="sm" className={classes.row} data-removed={removed || undefined}>
      <div className={classes.cover}>
        <CourseCover src={course.cover} />
      </div>
      <Title order={2} size="h5" className={classes.title} dir={directionOf(title)} lineClamp={3} title={title}>
        {mark === 'gone' ? (
          <Words>{title}</Words>
        ) : (
          <Anchor
            component={Link}
            ref={link}
            to={mark === 'owned' ? paths.syllabus(course.id) : paths.purchase(course.id)}
            inherit
            c="inherit"
          >
            <Words>{title}</Words>
          </Anchor>
        )}
      </Title>
      <div className={classes.foot}>
        {removed ? <Text c="dimmed">{fa.basket.wasRemoved}</Text> : <PriceTag course={course} />}
        <RemoveButton {...props} title={title} />
      </div>
      {oldAmount !== undefined && (
        <Text size="sm" className={classes.note}>
          {fa.basket.priceChanged(title, oldAmount, amountOf(course))}
        </Text>
      )}
      {mark && (
        <div className={classes.note} data-tone={mark === 'owned' ? 'good' : undefined}>
          <Text size="sm">{NOTES[mark]}</Text>
          {mark !== 'gone' && (
            <Button
              component={Link}
              to={paths.syllabus(course.id)}
              variant="default"
              size="sm"
              aria-label={fa.courses.viewOf(title)}
            >
              {fa.courses.view}
            </Button>
          )}
          {mark === 'unknown' && (
            <Button
              variant="default"
              size="sm"
              aria-label={fa.basket.buyAgainOf(title)}
              disabled={busy}
              onClick={() => {
                // This button disappears. `keepFocus` would then focus the nearest button, which is the remove button.
                // So the link gets the focus first.
                link.current?.focus();
                onBuyAgain();
              }}
            >
              {fa.basket.buyAgain}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
