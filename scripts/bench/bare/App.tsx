import {
  Anchor,
  Button,
  Card,
  Container,
  DirectionProvider,
  Group,
  MantineProvider,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { StrictMode, type ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import useSWR from 'swr';
import * as v from 'valibot';

const Rows = v.array(v.object({ id: v.number(), title: v.string() }));
const rows = [1, 2, 3, 4, 5, 6].map((id) => ({ id, title: `دوره‌ی شماره‌ی ${id}` }));

function Page() {
  const { data = rows } = useSWR('rows', async () => v.parse(Rows, rows));
  return (
    <Container>
      <Stack>
        <Group>
          <Anchor component={Link} to="/">
            آکادمی
          </Anchor>
          <Button>ورود</Button>
        </Group>
        <Title>دوره‌های ویدیویی فارسی</Title>
        <img
          src="/picture.svg"
          alt=""
          width={800}
          height={450}
          style={{ width: '100%', height: 'auto' }}
          fetchPriority="high"
        />
        {data.map(({ id, title }) => (
          <Card key={id} withBorder>
            <Title order={2}>{title}</Title>
            <Text>درس‌های کوتاه با ویدیو و توضیح، و چند درس خواندنی؛ هر وقت بخواهید، با سرعت خودتان.</Text>
          </Card>
        ))}
      </Stack>
    </Container>
  );
}

/** A page with the site's libraries and none of its code. */
export const bare = (router: (children: ReactNode) => ReactNode) => (
  <StrictMode>
    {router(
      <DirectionProvider initialDirection="rtl" detectDirection={false}>
        <MantineProvider>
          <Routes>
            <Route path="*" element={<Page />} />
          </Routes>
        </MantineProvider>
      </DirectionProvider>,
    )}
  </StrictMode>
);
