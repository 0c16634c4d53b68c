import { Box, Button, Card, Group, Image, SimpleGrid, Text, TextInput, Title, type ButtonProps } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AddBlogButton } from '../../src/components/blog/AddBlogButton/AddBlogButton.tsx';
import { CourseCover } from '../../src/components/course/CourseCover/CourseCover.tsx';
import { CardGrid } from '../../src/components/layout/CardGrid/CardGrid.tsx';
import { GirihStar } from '../../src/components/layout/Girih/GirihStar.tsx';
import { GirihProgress } from '../../src/components/learning/GirihProgress/GirihProgress.tsx';
import { TOAST_DURATION, type ToastArea } from '../../src/components/feedback/toast.tsx';
import { formatNumber } from '../../src/text/format.ts';
import { fa } from '../../src/text/fa.ts';
import { theme } from '../../src/theme/theme.ts';
import '../../src/theme/form.css';
import { courses } from '../fixtures.ts';
import { Code, Page, Rows, Section } from './Page.tsx';

const cards = fa.departments.names.slice(0, 4).map((name) => (
  <Card component="li" key={name} padding="sm">
    {name}
  </Card>
));

const meta = preview.meta({ tags: ['visual', '!autodocs'] });

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

const LAYERS = {
  صفحه: '0',
  'دکمه‌ی شناور': '2',
  'نوار بالا': '--mantine-z-index-app',
  'پنجره و کشو': '--mantine-z-index-modal',
  'پیام گذرا': '--mantine-z-index-overlay',
  'پرش به محتوا': '--mantine-z-index-max',
};

const { size: WIDEST = 0 } = (theme.components?.['Container']?.defaultProps ?? {}) as { size?: number };
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
      <Section
        title="هر صفحه چگونه است"
        note="اندازه‌ها روی سایت ساخته‌شده سنجیده می‌شوند."
        rules={{
          'هر صفحه از همان جایی آغاز می‌شود که نشان؛ محتوا باریک می‌شود، لبه جابه‌جا نمی‌شود.': {
            good: <Title order={3}>{fa.courses.title}</Title>,
            bad: (
              <Title order={3} ta="center">
                {fa.courses.title}
              </Title>
            ),
          },
          'نقش کامل دیده می‌شود؛ کارت بزرگ می‌شود، نقش بریده نمی‌شود.': {
            good: <CourseCover src={courses.plain.cover} />,
            bad: <Image src={courses.plain.cover} alt="" h={72} />,
          },
          'هیچ کارتی تنها کنار جای خالی نمی‌ایستد؛ ردیف آخر پر می‌شود.': {
            good: <CardGrid>{cards}</CardGrid>,
            bad: (
              <SimpleGrid component="ul" cols={3}>
                {cards}
              </SimpleGrid>
            ),
          },
          'آنچه هنگام پیمایش می‌ماند زمینه و جای خود را دارد؛ روی نوشته شناور نیست.': {
            good: (
              <>
                <Text>{fa.home.promise}</Text>
                <AddBlogButton />
              </>
            ),
            bad: (
              <>
                <Text>{fa.home.promise}</Text>
                <Button component="span" radius="xl" mt={-32}>
                  {fa.blog.add}
                </Button>
              </>
            ),
          },
          'در هر دید یک دکمه پر است: آنچه صفحه برای آن است.': {
            good: <TwoWays second="default" />,
            bad: <TwoWays second="filled" />,
          },
          'گره با درس‌ها بافته می‌شود، جای خود را دارد و زیر نوشته نمی‌رود.': {
            good: <GirihProgress lessons={[true, true, true, false, false, false, false, false]} size="lg" />,
            bad: (
              <Group wrap="nowrap" gap={0}>
                <GirihStar w={96} h={96} />
                <Text mis={-84}>{fa.home.promise}</Text>
              </Group>
            ),
          },
          'آنچه برمی‌گردد پرسیده نمی‌شود؛ گفته می‌شود و راه بازگشت دارد.': {
            good: `${fa.basket.wasRemoved} · ${fa.basket.restore}`,
            bad: 'آیا از حذف این دوره اطمینان دارید؟',
          },
        }}
      />
      <Section title="خطا را کجا می‌گوییم" note="هر چه خطا کوچک‌تر، نزدیک‌تر به جای خود.">
        <Rows
          name="جای خطا"
          head={['چه شد', 'کجا گفته می‌شود', 'نمونه']}
          rows={[
            ['یک فیلد نادرست است', 'زیر همان فیلد، و فوکوس به آن می‌رود', fa.auth.emailInvalid],
            ['کاری که کاربر کرد نتیجه داد یا نداد', 'پیام گذرا', fa.basket.added],
            ['یک بخش کوچک صفحه نیامد', 'یک سطر با تلاش دوباره', fa.departments.listFailed],
            ['محتوای صفحه نیامد', 'حالت ناموفق در جای محتوا، با تلاش دوباره', fa.courses.loadFailed],
            ['خود صفحه شکست', 'خطای صفحه؛ نوار بالا کار می‌کند', fa.errors.pageFailed],
          ]}
        />
      </Section>
      <Section title="پیام گذرا" note="بالا سمت راست؛ زیر نشانگر و فوکوس می‌ماند.">
        <Rows
          name="پیام گذرا"
          head={['ناحیه', 'کجا', 'چند ثانیه']}
          rows={Object.entries(AREAS).map(([area, where]) => [
            <Code key={area}>{area}</Code>,
            where,
            (TOAST_DURATION[area as ToastArea] / 1000).toLocaleString('fa'),
          ])}
        />
      </Section>
      <Section
        title="فیلدها"
        note="هنگام ترک فیلد و هنگام فرستادن بررسی می‌شوند، نه هنگام نوشتن. راهنما زیر برچسب است و خطا زیر فیلد."
      >
        <Box maw={380}>
          <TextInput label={fa.auth.email} description={fa.forms.optional} error={fa.auth.emailInvalid} dir="ltr" />
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
          rows={Object.entries(LAYERS).map(([layer, variable]) => [layer, <Code key={layer}>{variable}</Code>])}
        />
      </Section>
      <Section
        title="شبکه و پهناها"
        note={`محتوا تا ${formatNumber(WIDEST)} پیکسل پهن می‌شود. مرزها به em است، تا با بزرگ شدن نوشته چیدمان هم پیش از تنگ شدن عوض شود.`}
      >
        <Rows
          name="پهناها"
          head={['نام', 'از چند پیکسل', 'چه عوض می‌شود']}
          rows={Object.entries(theme.breakpoints ?? {}).map(([name, from]) => [
            <Code key={name}>{name}</Code>,
            formatNumber(Number.parseFloat(String(from)) * EM),
            MEANS[name],
          ])}
        />
      </Section>
      <Section title="اندازه‌ی محتوا" note="بلندتر از این هم نمی‌شکند؛ کوتاه می‌شود و کامل آن در جای خود هست.">
        <Text>عنوان کارت دو سطر، متن مقاله در کارت چند سطر با «متن کامل»، عنوان سند تا ۲۰۰ نویسه.</Text>
      </Section>
    </Page>
  ),
  play: () => expect(Object.keys(theme.breakpoints ?? {}).filter((name) => !(name in MEANS))).toEqual([]),
});
