import { Alert, Anchor, Group, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from '../../layout/Link/Link.tsx';
import type { KeptPurchase } from '../../../learning/purchases.ts';
import { paths } from '../../../paths.ts';
import { fa } from '../../../text/fa.ts';
import '../../../theme/content.css';

interface ReceiptProps {
  /** The courses just bought. */
  purchases: readonly KeptPurchase[];
  /** Messages about failures. Default: none. */
  failure?: string | null;
}

/** The result of a purchase: each course with its amount and a link, and what failed (product §10). */
export function Receipt({ purchases, failure = null }: ReceiptProps) {
  const titleId = useId();
  if (purchases.length === 0) return null;
  return (
    <Alert
      role="region"
      aria-labelledby={titleId}
      color={failure === null ? 'green' : 'saffron'}
      icon={failure === null ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      title={
        <Title order={2} size="h5" id={titleId}>
          {fa.learning.justBought(purchases.length)}
        </Title>
      }
      mb="lg"
    >
      <ul>
        {purchases.map(({ courseId, title, amount }) => (
          <Group component="li" key={courseId} gap="0 var(--mantine-spacing-md)" c="var(--mantine-color-text)">
            <bdi>{fa.learning.boughtFor(title, amount)}</bdi>
            <Anchor
              component={Link}
              to={paths.syllabus(courseId)}
              inherit
              fw={600}
              data-touch
              aria-label={`${fa.learning.toSyllabus}: ${title}`}
            >
              {fa.learning.toSyllabus}
            </Anchor>
          </Group>
        ))}
      </ul>
      {failure !== null && (
        <Text inherit mt="xs" c="var(--mantine-color-text)">
          {fa.learning.notBought}: {failure}
        </Text>
      )}
    </Alert>
  );
}
