import { Anchor, Card, Table, Text, Title } from '@mantine/core';
import { Link } from '../../layout/Link/Link.tsx';
import type { KeptPurchase } from '../../../learning/purchases.ts';
import { paths } from '../../../paths.ts';
import { formatDate, formatPrice } from '../../../text/format.ts';
import { fa } from '../../../text/fa.ts';
import '../../../theme/content.css';

interface PurchaseListProps {
  /** The purchases, newest first. */
  purchases: readonly KeptPurchase[];
}

/** The purchases on this device, with amounts and dates (product §10). */
export function PurchaseList({ purchases }: PurchaseListProps) {
  return (
    <Card component="section" mt="xl">
      <Title order={2} size="h3">
        {fa.learning.purchases}
      </Title>
      <Text c="dimmed" my="sm">
        {fa.learning.purchasesNote}
      </Text>
      <Table aria-label={fa.learning.purchases}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{fa.learning.purchaseCourse}</Table.Th>
            <Table.Th>{fa.learning.purchaseAmount}</Table.Th>
            <Table.Th>{fa.learning.purchaseDate}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {purchases.map(({ courseId, title, amount, at }) => (
            <Table.Tr key={courseId}>
              <Table.Td>
                <Anchor component={Link} to={paths.syllabus(courseId)}>
                  <bdi>{title}</bdi>
                </Anchor>
              </Table.Td>
              <Table.Td>{formatPrice(amount)}</Table.Td>
              <Table.Td>{formatDate(at)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
