import { Button, Stack, Table, Text } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DoDont } from '../../.storybook/sheet.tsx';
import { STORY_TIME } from '../../.storybook/storyAcademy.ts';
import { EmptyState } from '../../src/components/feedback/EmptyState/EmptyState.tsx';
import { FailedState } from '../../src/components/feedback/FailedState/FailedState.tsx';
import { fold } from '../../src/lib/persian.ts';
import { fa } from '../../src/text/fa.ts';
import * as format from '../../src/text/format.ts';
import '../../src/theme/content.css';
import { courses } from '../fixtures.ts';
import { Code, Page, Scroll, Section } from './Page.tsx';

const meta = preview.meta({
  tags: ['visual', '!autodocs'],
  title: 'Foundations/Writing',
  parameters: { layout: 'fullscreen' },
});

const { plain, discounted, free } = courses;

/** How the academy speaks. */
export const Voice = meta.story({
  render: () => (
    <Page title="لحن" lead="کوتاه، روشن و مؤدب؛ با «شما»، بی علامت تعجب و بی سرزنش. به فارسیِ امروز، نه به زبان ماشین.">
      <DoDont
        rule="با «شما» و فعل مؤدب سخن می‌گوییم."
        good={<Text>{fa.basket.logInFirst}</Text>}
        bad={<Text>اول باید لاگین کنی.</Text>}
      />
      <DoDont
        rule="خبر خوب هم علامت تعجب نمی‌خواهد."
        good={<Text>{fa.basket.bought}</Text>}
        bad={<Text>{`${fa.basket.bought.replace('.', '')}!!`}</Text>}
      />
      <DoDont
        rule="کاربر را سرزنش نمی‌کنیم؛ می‌گوییم چه لازم است."
        good={<Text>{fa.auth.phoneInvalid}</Text>}
        bad={<Text>شماره را اشتباه وارد کرده‌اید.</Text>}
      />
      <DoDont
        rule="واژه‌ی روشن فارسی را بر واژه‌ی فنی ترجیح می‌دهیم."
        good={<Text>{fa.session.expired}</Text>}
        bad={<Text>توکن شما اکسپایر شده، دوباره لاگین کنید.</Text>}
      />
      <DoDont
        rule="جمله‌ی کامل نقطه دارد؛ برچسب، عنوان و خطای زیر فیلد ندارد."
        good={
          <Stack gap={0}>
            <Text fw={600}>{fa.basket.title}</Text>
            <Text>{fa.basket.empty}</Text>
          </Stack>
        }
        bad={
          <Stack gap={0}>
            <Text fw={600}>{fa.basket.title}:</Text>
            <Text>{fa.basket.empty.replace('.', '')}</Text>
          </Stack>
        }
      />
    </Page>
  ),
});

const examples: readonly [call: string, text: string, what: string][] = [
  ['formatNumber(1234567)', format.formatNumber(1_234_567), 'عدد، سه‌رقم‌سه‌رقم'],
  ['formatNumber(NaN)', format.formatNumber(Number.NaN), 'آنچه عدد نیست، صفر'],
  [`formatPrice(${discounted.price})`, format.formatPrice(discounted.price), 'قیمت، همیشه به ریال'],
  ['formatPrice(0)', format.formatPrice(free.price), 'قیمت صفر'],
  ['formatPrice(null)', format.formatPrice(null), 'قیمت ناگفته'],
  ['formatTotal(0)', format.formatTotal(0), 'جمع، که صفر هم دارد'],
  ['formatMinutes(299000)', format.formatMinutes(299_000), 'دقیقه، رو به بالا'],
  ['formatClock(299000)', format.formatClock(299_000), 'شمارش معکوس'],
  ['formatDate(…)', format.formatDate(STORY_TIME), 'تاریخ خورشیدی، به وقت تهران'],
  [`formatDigits('09121234567')`, format.formatDigits('09121234567'), 'رقم‌های یک متن'],
];

/** Digits, prices, dates: what format.ts makes of them. */
export const NumbersAndPrices = meta.story({
  render: () => (
    <Page
      title="عدد، قیمت و تاریخ"
      lead="هیچ عددی دستی نوشته نمی‌شود؛ همه از یک جا می‌گذرند و این‌ها نمونه‌های زنده‌ی آن است."
    >
      <Section title="هر تابع چه می‌نویسد">
        <Scroll name="تابع‌های نوشتن عدد">
          <Table miw={520}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>آنچه دیده می‌شود</Table.Th>
                <Table.Th>چیست</Table.Th>
                <Table.Th>در کد</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {examples.map(([call, text, what]) => (
                <Table.Tr key={call}>
                  <Table.Td fw={600}>{text}</Table.Td>
                  <Table.Td>{what}</Table.Td>
                  <Table.Td>
                    <Code>{call}</Code>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Scroll>
      </Section>
      <DoDont
        rule="رقم‌ها فارسی و جدا‌شده‌اند و واحد پول گفته می‌شود."
        good={<Text>{format.formatPrice(plain.price)}</Text>}
        bad={<Text>{plain.price}</Text>}
      />
      <DoDont
        rule="قیمت صفر «رایگان» است."
        good={<Text>{format.formatPrice(free.price)}</Text>}
        bad={<Text>{`${format.formatTotal(free.price)} ${format.RIAL}`}</Text>}
      />
      <DoDont
        rule="درصد پس از عدد و با نشان فارسی می‌آید."
        good={<Text>{fa.courses.discount(20)}</Text>}
        bad={<Text>% 20 تخفیف</Text>}
      />
      <DoDont
        rule="بازه را با «تا» می‌نویسیم."
        good={<Text>{fa.filters.range(0, 4_000_000)}</Text>}
        bad={<Text>0 - 4000000 ریال</Text>}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    const cells = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('td')?.textContent ?? '');
    await expect(cells).toHaveLength(examples.length);
    await expect(cells.filter((text) => !/^[۰-۹٬:آ-ی\s]+$/.test(text))).toEqual([]);
  },
});

const joined = [
  { rule: 'نشانه‌ی جمع', text: fa.courses.title },
  { rule: 'فعل با «می»', text: fa.basket.logInFirst.replace('وارد شوید', 'وارد می‌شوید') },
  { rule: 'صفت و اسم مرکب', text: fa.courses.purchased },
  { rule: '«ی» پس از های پایان واژه', text: fa.courses.untitled },
  { rule: 'نام رشته', text: fa.departments.names[1] },
];

const wide = (text: string) => text.replaceAll('\u200c', ' ');

/** The half space, and the letters that look alike. */
export const HalfSpace = meta.story({
  render: () => (
    <Page
      title="نیم‌فاصله و حرف‌ها"
      lead="پاره‌های یک واژه با نیم‌فاصله کنار هم می‌مانند تا سطر در میان آن‌ها نشکند. جستجو این تفاوت‌ها را نمی‌بیند؛ متن را همان‌طور که نوشته شده نگه می‌داریم."
    >
      {joined.map(({ rule, text }) => (
        <DoDont key={rule} rule={rule} good={<Text>{text}</Text>} bad={<Text>{wide(text)}</Text>} />
      ))}
      <DoDont rule="ی و ک فارسی‌اند، نه عربی." good={<Text>کتاب، یکی</Text>} bad={<Text>{'كتاب، يكي'}</Text>} />
      <Section title="در جستجو" note="همه‌ی این شکل‌ها یک کلید دارند.">
        <Stack gap={4}>
          {[fa.nav.courses, wide(fa.nav.courses), fa.nav.courses.replace('\u200c', '')].map((text) => (
            <Text key={text}>
              {text} ← <strong>{fold(text)}</strong>
            </Text>
          ))}
        </Stack>
      </Section>
    </Page>
  ),
  play: async () => {
    await expect(joined.filter(({ text }) => wide(text) === text)).toEqual([]);
  },
});

/** Quotation marks, ellipses, commas. */
export const Punctuation = meta.story({
  render: () => {
    const changed = fa.basket.priceChanged(plain.title, discounted.price, discounted.amount_with_discount);
    return (
      <Page title="نشانه‌گذاری" lead="نشانه‌ها فارسی‌اند و به واژه‌ی پیش از خود می‌چسبند.">
        <DoDont
          rule="نام و نقل قول در «گیومه»."
          good={<Text>{changed}</Text>}
          bad={<Text>{changed.replace('«', '"').replace('»', '"')}</Text>}
        />
        <DoDont
          rule="سه نقطه یک نویسه است و نشان کاری که ادامه دارد."
          good={<Text>{fa.common.loading}</Text>}
          bad={<Text>{fa.common.loading.replace('…', ' ...')}</Text>}
        />
        <DoDont
          rule="ویرگول، نقطه‌ویرگول و نشان پرسش فارسی."
          good={<Text>{fa.auth.toLogIn}؛ نام، ایمیل</Text>}
          bad={<Text>{fa.auth.toLogIn.replace('؟', '?')}; نام , ایمیل</Text>}
        />
      </Page>
    );
  },
});

/** Errors, empty places and the names of buttons. */
export const ErrorsAndButtons = meta.story({
  render: () => (
    <Page title="خطا، جای خالی و دکمه" lead="می‌گوییم چه شد و اکنون چه می‌توان کرد؛ و دکمه نام کاری است که می‌کند.">
      <DoDont
        rule="خطا راه بیرون آمدن را هم نشان می‌دهد."
        good={<FailedState message={fa.courses.pageFailed} onRetry={() => undefined} />}
        bad={<Text>Error 500: Internal Server Error</Text>}
      />
      <DoDont
        rule="خطای فایل می‌گوید چه چیزی پذیرفته است."
        good={<Text>{fa.profile.pictureTooLarge}</Text>}
        bad={<Text>فایل نامعتبر</Text>}
      />
      <DoDont
        rule="جای خالی کار بعدی را پیشنهاد می‌کند."
        good={
          <EmptyState compact text={fa.basket.empty} action={<Button variant="light">{fa.basket.toCourses}</Button>} />
        }
        bad={<Text>داده‌ای یافت نشد</Text>}
      />
      <DoDont rule="دکمه کار خود را می‌گوید." good={<Button>{fa.courses.buy}</Button>} bad={<Button>تأیید</Button>} />
      <DoDont
        rule="هنگام کار، همان نام ادامه می‌یابد."
        good={<Button disabled>{fa.basket.buying}</Button>}
        bad={<Button disabled>لطفاً صبر کنید</Button>}
      />
      <DoDont
        rule="پیوند نام مقصد است."
        good={<Button variant="subtle">{fa.courses.viewOf(plain.title)}</Button>}
        bad={<Button variant="subtle">اینجا کلیک کنید</Button>}
      />
    </Page>
  ),
});
