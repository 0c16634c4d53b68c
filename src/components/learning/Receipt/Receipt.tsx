import { Box, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
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

interface ReceiptProps {
  /** The courses just bought. */
  purchases: readonly KeptPurchase[];
  /** Courses whose covers are known. Default: none, and the cards have no covers. */
  courses?: readonly Course[];
  /** A message about what failed. Default: none. */
  failure?: string | null;
  /** The id of the course whose syllabus the page already shows. Its card has no button. Default: none. */
  shownCourse?: string;
}

/**
 * The result of a purchase: one card per course with its amount and a link, and a message if something failed (product
 * §10).
 */
export function Receipt({ purchases, courses, failure = null, shownCourse }: ReceiptProps) {
  const titleId = useId();
  const [color, Icon] = failure === null ? ['green', IconCircleCheck] : ['saffron', IconAlertTriangle];
  if (purchases.length === 0) return null;
  return (
    <Paper
      component="section"
      aria-labelledby={titleId}
      withBorder
      p="lg"
      mb="xl"
      style={{ borderInlineStart: `4px solid var(--mantine-color-${color}-filled)` }}
    >
      <Group gap="xs" mb="sm" wrap="nowrap" c={`var(--mantine-color-${color}-text)`}>
        <Icon size={22} style={{ flex: 'none' }} aria-hidden />
        <Title order={2} size="h4" id={titleId}>
          {fa.learning.justBought(purchases.length)}
        </Title>
      </Group>
      <Stack component="ul" gap="xs">
        {purchases.map(({ courseId, title, amount }, place) => (
          <Paper component="li" key={courseId} withBorder p="sm" radius="sm">
            <Group justify="space-between" gap="sm">
              {courses && (
                <Box w={96} style={{ borderRadius: 'var(--mantine-radius-sm)', overflow: 'hidden' }}>
                  <CourseCover src={courses.find(({ id }) => id === courseId)?.cover ?? null} />
                </Box>
              )}
              <Box flex="1 1 8rem" miw={0}>
                <Text fw={700} dir={directionOf(title)}>
                  {title}
                </Text>
                <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                  {formatPrice(amount)}
                </Text>
              </Box>
              {courseId !== shownCourse && (
                <Button
                  component={Link}
                  to={paths.syllabus(courseId)}
                  variant={place === 0 ? 'filled' : 'light'}
                  aria-label={`${fa.learning.toSyllabus}: ${title}`}
                >
                  {fa.learning.toSyllabus}
                </Button>
              )}
            </Group>
          </Paper>
        ))}
      </Stack>
      {purchases.length > 1 && (
        <Group justify="space-between" gap="xs" mt="sm" px="sm" fw={700}>
          <span>{fa.basket.total}</span>
          <span>{formatPrice(purchases.reduce((sum, { amount }) => sum + amount, 0))}</span>
        </Group>
      )}
      {failure !== null && (
        <Text mt="xs">
          {fa.learning.notBought}: {failure}
        </Text>
      )}
    </Paper>
  );
}
