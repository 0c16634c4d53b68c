import { Anchor, Card, Group, Text, Title } from '@mantine/core';
import { Link } from '../../layout/Link/Link.tsx';
import type { KeptPurchase } from '../../../learning/purchases.ts';
import { paths } from '../../../paths.ts';
import { formatDate, formatPrice } from '../../../text/format.ts';
import { fa } from '../../../text/fa.ts';
import classes from './PurchaseList.module.css';
import { Words } from '../../layout/Words/Words.tsx';

interface PurchaseListProps {
  /** The purchases, newest first. */
  purchases: readonly KeptPurchase[];
}

/** The purchases made on this device or imported, with amounts and dates (product §10). */
export function PurchaseList({ purchases }: PurchaseListProps) {
  return (
    <Card component="section">
      <Title order={2} size="h3">
        {fa.learning.purchases}
      </Title>
      <Text c="dimmed" my="sm">
        {fa.learning.purchasesNote}
      </Text>
      <ul className={classes.list} aria-label={fa.learning.purchases}>
        {purchases.map(({ courseId, title, amount, at }) => (
          <li key={courseId}>
            <Anchor component={Link} to={paths.syllabus(courseId)} data-touch>
              <bdi>
                <Words>{title}</Words>
              </bdi>
            </Anchor>
            <Group gap="md">
              <Text component="span" c="dimmed">
                {formatDate(at)}
              </Text>
              <Text component="span" className={classes.amount}>
                {formatPrice(amount)}
              </Text>
            </Group>
          </li>
        ))}
      </ul>
    </Card>
  );
}
