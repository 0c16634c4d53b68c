import { Box, Button, Group, Stack, Table, Text, TextInput, Title, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DoDont } from '../../.storybook/sheet.tsx';
import { FailedLine } from '../../src/components/feedback/FailedLine/FailedLine.tsx';
import { FailedState } from '../../src/components/feedback/FailedState/FailedState.tsx';
import { UndoMessage } from '../../src/components/feedback/UndoMessage/UndoMessage.tsx';
import { GirihStar } from '../../src/components/layout/Girih/GirihStar.tsx';
import { GirihProgress } from '../../src/components/learning/GirihProgress/GirihProgress.tsx';
import { TOAST_DURATION, type ToastArea } from '../../src/components/feedback/toast.tsx';
import { formatNumber } from '../../src/text/format.ts';
import { fa } from '../../src/text/fa.ts';
import { theme } from '../../src/theme/theme.ts';
import '../../src/theme/content.css';
import '../../src/theme/form.css';
import { Code, Page, Scroll, Section } from './Page.tsx';

const meta = preview.meta({ tags: ['visual', '!autodocs'] });

interface RowsProps {
  /** What the table is of, in Persian. */
  name: string;
  head: readonly string[];
  /** The cells of each row by its first one. */
  rows: Readonly<Record<string, readonly ReactNode[]>>;
  /** Is the first cell a name of the code? */
  code?: boolean;
}

function Rows({ name, head, rows, code = false }: RowsProps) {
  return (
    <Scroll name={`جدول ${name}`}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {head.map((title) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {Object.entries(rows).map(([first, cells]) => (
            <Table.Tr key={first}>
              <Table.Th scope="row">{code ? <Code>{first}</Code> : first}</Table.Th>
              {cells.map((cell, column) => (
                <Table.Td key={head[column + 1]}>{cell}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Scroll>
  );
}

const TwoWays = ({ second }: { second: NonNullable<ButtonProps['variant']> }) => (
  <Group gap="sm">
    <Button>{fa.home.chooseCourse}</Button>
    <Button variant={second}>{fa.home.freeCourses}</Button>
  </Group>
);

const AREAS: Readonly<Record<ToastArea, string>> = {
  home: 'ورود، ثبت‌نام، نشست',
  course: 'دوره‌ها، فیلتر، درس‌ها، افزودن دوره',
  blog: 'مقاله‌ها، پسند و نظر',
  basket: 'سبد و خرید',
  page: 'هر جای دیگر',
};

const EM = 16;
const MEANS: Readonly<Record<string, string>> = {
  xs: 'یک ستون، منوی کشویی',
  xsm: 'یک ستون، فاصله‌ی بیشتر',
  sm: 'دو ستون کارت',
  md: 'نوار بالا با همه‌ی پیوندها، سه ستون کارت',
  lg: 'پهنای کامل متن و کارت‌ها',
  xl: 'حاشیه‌ی بیشتر؛ محتوا پهن‌تر نمی‌شود',
};

/** What has been decided once for all screens. */
export const Decisions = meta.story({
  render: () => (
    <Page title="تصمیم‌ها" lead="آنچه یک بار برای همه‌ی صفحه‌ها تصمیم گرفته شده است، با مقدارهایی که از کد خوانده می‌شوند.">
      <Section title="هر صفحه چگونه است" note="اندازه‌ها روی سایت ساخته‌شده سنجیده می‌شوند.">
        <DoDont
          rule="هر صفحه از همان جایی آغاز می‌شود که نشان؛ محتوا باریک می‌شود، لبه جابه‌جا نمی‌شود."
          good={<Title order={3}>{fa.courses.title}</Title>}
          bad={
            <Title order={3} ta="center">
              {fa.courses.title}
            </Title>
          }
        />
        <DoDont
          rule="در هر دید یک دکمه پر است: آنچه صفحه برای آن است."
          good={<TwoWays second="default" />}
          bad={<TwoWays second="filled" />}
        />
        <DoDont
          rule="گره با درس‌ها بافته می‌شود، جای خود را دارد و زیر نوشته نمی‌رود."
          good={<GirihProgress lessons={[true, true, true, false, false, false, false, false]} size="lg" />}
          bad={
            <Group wrap="nowrap" gap={0}>
              <GirihStar w={96} h={96} />
              <Text mis={-84}>{fa.home.promise}</Text>
            </Group>
          }
        />
        <DoDont
          rule="آنچه برمی‌گردد پرسیده نمی‌شود؛ گفته می‌شود و راه بازگشت دارد."
          good={<UndoMessage text={fa.basket.removed} onUndo={() => undefined} />}
          bad={<Text>آیا از حذف این دوره اطمینان دارید؟</Text>}
        />
      </Section>
      <Section title="خطا را کجا می‌گوییم" note="هر چه خطا کوچک‌تر، نزدیک‌تر به جای خود.">
        <Rows
          name="جای خطا"
          head={['چه شد', 'کجا گفته می‌شود', 'نمونه']}
          rows={{
            'یک فیلد نادرست است': ['زیر همان فیلد، و فوکوس به آن می‌رود', 'ایمیل نادرست'],
            'کاری که کاربر کرد نتیجه داد یا نداد': ['پیام گذرا', fa.basket.added],
            'یک بخش کوچک صفحه نیامد': ['یک سطر با تلاش دوباره', 'دپارتمان‌ها در نوار بالا'],
            'محتوای صفحه نیامد': ['حالت ناموفق در جای محتوا، با تلاش دوباره', fa.courses.loadFailed],
            'خود صفحه شکست': ['خطای صفحه؛ نوار بالا کار می‌کند', fa.errors.pageFailed],
          }}
        />
        <Stack gap="md">
          <FailedLine message={fa.departments.listFailed} onRetry={() => undefined} />
          <FailedState message={fa.courses.loadFailed} onRetry={() => undefined} />
        </Stack>
      </Section>
      <Section title="پیام گذرا" note="بالا سمت راست؛ زیر نشانگر و فوکوس می‌ماند.">
        <Rows
          name="پیام گذرا"
          head={['ناحیه', 'کجا', 'چند ثانیه']}
          code
          rows={Object.fromEntries(
            Object.entries(AREAS).map(([area, where]) => [
              area,
              [where, (TOAST_DURATION[area as ToastArea] / 1000).toLocaleString('fa')],
            ]),
          )}
        />
      </Section>
      <Section
        title="فیلدها"
        note="هنگام ترک فیلد و هنگام فرستادن بررسی می‌شوند، نه هنگام نوشتن. راهنما زیر برچسب است و خطا زیر فیلد."
      >
        <Box maw={380}>
          <TextInput label={fa.auth.email} description={fa.common.optional} error={fa.auth.emailInvalid} dir="ltr" />
        </Box>
      </Section>
      <Section title="هدف و فوکوس" note="هر چه لمس می‌شود دست‌کم ۴۴ پیکسل است؛ حلقه‌ی فوکوس هیچ‌گاه پنهان نمی‌شود.">
        <Box className="pseudo-focus-visible-all">
          <Button>{fa.courses.buy}</Button>
        </Box>
      </Section>
      <Section title="لایه‌ها" note="از پایین به بالا.">
        <Rows
          name="لایه‌ها"
          head={['لایه', 'متغیر']}
          rows={{
            صفحه: [<Code key="page">0</Code>],
            'دکمه‌ی شناور': [<Code key="fab">90</Code>],
            'نوار بالا': [<Code key="app">--mantine-z-index-app</Code>],
            'پنجره و کشو': [<Code key="modal">--mantine-z-index-modal</Code>],
            'پیام گذرا': [<Code key="overlay">--mantine-z-index-overlay</Code>],
            'پرش به محتوا': [<Code key="max">--mantine-z-index-max</Code>],
          }}
        />
      </Section>
      <Section title="شبکه و پهناها" note="محتوا تا ۱۲۴۰ پیکسل پهن می‌شود.">
        <Rows
          name="پهناها"
          head={['نام', 'از چند پیکسل', 'چه عوض می‌شود']}
          code
          rows={Object.fromEntries(
            Object.entries(theme.breakpoints ?? {}).map(([name, from]) => [
              name,
              [formatNumber(Number.parseFloat(String(from)) * EM), MEANS[name]],
            ]),
          )}
        />
      </Section>
      <Section title="اندازه‌ی محتوا" note="بلندتر از این هم نمی‌شکند؛ کوتاه می‌شود و کامل آن در جای خود هست.">
        <Text>عنوان کارت دو سطر، متن مقاله در کارت چند سطر با «متن کامل»، عنوان سند تا ۲۰۰ نویسه.</Text>
      </Section>
    </Page>
  ),
  play: () => expect(Object.keys(theme.breakpoints ?? {}).filter((name) => !(name in MEANS))).toEqual([]),
});
