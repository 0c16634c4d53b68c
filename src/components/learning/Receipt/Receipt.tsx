import { Alert, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import type { Course } from '../../../api/courses.ts';
import { CourseCover } from '../../course/CourseCover/CourseCover.tsx';
import { Link } from '../../layout/Link/Link.tsx';
import type { KeptPurchase } from '../../../learning/purchases.ts';
import { directionOf } from '../../../lib/text.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import { formatPrice } from '../../../text/format.ts';
import '../../../theme/content.css';
import classes from './Receipt.module.css';
import { Words } from '../../layout/Words/Words.tsx';

interface ReceiptProps {
  /** The courses just bought. */
  purchases: readonly KeptPurchase[];
  /** The courses whose covers are shown. By default, no covers are shown. */
  courses?: readonly Course[];
  /** The error message of an incomplete purchase. Default: none. */
  failure?: string | null;
  /**
   * The id of the course on whose syllabus page the receipt is shown. The row of this course has no button. Default:
   * none.
   */
  shownCourse?: string;
}

/**
 * The result of a purchase: one row per course with its amount and a link, and a message if something failed (product
 * §10). If nothing was bought, only the message is shown.
 */
export function Receipt({ purchases, courses, failure = null, shownCourse }: ReceiptProps) {
  const titleId = useId();
  const [color, Icon] = failure === null ? ['green', IconCircleCheck] : ['saffron', IconAlertTriangle];
  if (purchases.length === 0 && failure === null) return null;
  if (purchases.length === 0) {
    return (
      <Alert role="note" color="saffron" mb="lg" icon={<Icon aria-hidden />}>
        {failure}
      </Alert>
    );
  }
  return (
    <Paper component="section" aria-labelledby={titleId} withBorder className={classes.root} data-color={color}>
      <Group gap="xs" mb="lg" wrap="nowrap" c={`var(--mantine-color-${color}-text)`}>
        <Icon size={24} style={{ flex: 'none' }} aria-hidden />
        <Title order={2} size="h3" id={titleId}>
          {fa.learning.justBought(purchases.length)}
        </Title>
      </Group>
      <ul className={classes.list}>
        {purchases.map(({ courseId, title, amount }, place) => (
          <li key={courseId}>
            {courses && (
              <div className={classes.cover}>
                <CourseCover src={courses.find(({ id }) => id === courseId)?.cover ?? null} />
              </div>
            )}
            <div className={classes.words}>
              <Text fw={700} dir={directionOf(title)} lineClamp={2} title={title}>
                <Words>{title}</Words>
              </Text>
              <Text className={classes.amount} c="dimmed">
                {formatPrice(amount)}
              </Text>
            </div>
            {courseId !== shownCourse && (
              <Button
                component={Link}
                to={paths.syllabus(courseId)}
                variant={place === 0 ? 'filled' : 'light'}
                className={classes.action}
                aria-label={`${fa.learning.toSyllabus}: ${title}`}
              >
                {fa.learning.toSyllabus}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {purchases.length > 1 && (
        <Group justify="space-between" gap="xs" className={classes.total}>
          <span>{fa.basket.total}</span>
          <span className={classes.amount}>{formatPrice(purchases.reduce((sum, { amount }) => sum + amount, 0))}</span>
        </Group>
      )}
      {failure !== null && (
        <Text mt="xs">
          {fa.learning.notBought}: <bdi>{failure}</bdi>
        </Text>
      )}
    </Paper>
  );
}
