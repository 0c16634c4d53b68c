import { Button, Stack, Text } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { STORY_TIME } from '../../.storybook/storyAcademy.ts';
import { fold } from '../../src/lib/persian.ts';
import { fa } from '../../src/text/fa.ts';
import * as format from '../../src/text/format.ts';
import { courses } from '../fixtures.ts';
import { Code, Page, Rows, Section } from './Page.tsx';

const meta = preview.meta({ tags: ['visual', '!autodocs'] });

const { plain, discounted, free } = courses;

const entry = (title: string, text: string) => (
  <Stack gap={0}>
    <Text fw={600}>{title}</Text>
    <Text>{text}</Text>
  </Stack>
);

const voice = {
  'با «شما» و فعل مؤدب سخن می‌گوییم.': { good: fa.basket.logInFirst, bad: 'اول باید لاگین کنی.' },
  'خبر خوب هم علامت تعجب نمی‌خواهد.': { good: fa.basket.bought, bad: `${fa.basket.bought.replace('.', '')}!!` },
  'کاربر را سرزنش نمی‌کنیم؛ می‌گوییم چه لازم است.': { good: fa.auth.phoneInvalid, bad: 'شماره را اشتباه وارد کرده‌اید.' },
  'واژه‌ی روشن فارسی را بر واژه‌ی فنی ترجیح می‌دهیم.': {
    good: fa.session.expired,
    bad: 'توکن شما اکسپایر شده، دوباره لاگین کنید.',
  },
  'جمله‌ی کامل نقطه دارد؛ برچسب، عنوان و خطای زیر فیلد ندارد.': {
    good: entry(fa.basket.title, fa.basket.empty),
    bad: entry(`${fa.basket.title}:`, fa.basket.empty.replace('.', '')),
  },
};

const examples: readonly [call: string, text: string, what: string][] = [
  ['formatNumber(1234567)', format.formatNumber(1_234_567), 'عدد، سه‌رقم‌سه‌رقم'],
  [`formatPrice(${discounted.price})`, format.formatPrice(discounted.price), 'قیمت، همیشه به ریال'],
  ['formatPrice(0)', format.formatPrice(free.price), 'قیمت صفر'],
  ['formatPrice(null)', format.formatPrice(null), 'قیمت ناگفته'],
  ['formatTotal(0)', format.formatTotal(0), 'جمع، که صفر هم دارد'],
  ['formatMinutes(299000)', format.formatMinutes(299_000), 'دقیقه، رو به بالا'],
  ['formatClock(299000)', format.formatClock(299_000), 'شمارش معکوس'],
  ['formatDate(…)', format.formatDate(STORY_TIME), 'تاریخ خورشیدی، به وقت تهران'],
];

const numbers = {
  'رقم‌ها فارسی و جدا‌شده‌اند و واحد پول گفته می‌شود.': { good: format.formatPrice(plain.price), bad: String(plain.price) },
  'درصد پس از عدد و با نشان فارسی می‌آید.': { good: fa.courses.discount(20), bad: '% 20 تخفیف' },
  'بازه را با «تا» می‌نویسیم.': { good: fa.filters.range(0, 4_000_000), bad: '0 - 4000000 ریال' },
};

const joined = {
  'نشانه‌ی جمع': fa.courses.title,
  'فعل با «می»': fa.basket.logInFirst.replace('وارد شوید', 'وارد می‌شوید'),
  'صفت و اسم مرکب': fa.courses.purchased,
  '«ی» پس از های پایان واژه': fa.courses.untitled,
  'نام رشته': fa.departments.names[1],
};

const wide = (text: string) => text.replaceAll('\u200c', ' ');

const letters = {
  ...Object.fromEntries(Object.entries(joined).map(([rule, text]) => [rule, { good: text, bad: wide(text) }])),
  'ی و ک فارسی‌اند، نه عربی.': { good: 'کتاب، یکی', bad: 'كتاب، يكي' },
};

const changed = fa.basket.priceChanged(plain.title, discounted.price, discounted.amount_with_discount);

const marks = {
  'نام و نقل قول در «گیومه».': { good: changed, bad: changed.replace('«', '"').replace('»', '"') },
  'ویرگول، نقطه‌ویرگول و نشان پرسش فارسی.': {
    good: `${fa.auth.toLogIn}؛ نام، ایمیل`,
    bad: `${fa.auth.toLogIn.replace('؟', '?')}; نام , ایمیل`,
  },
};

const errors = {
  'خطای فایل می‌گوید چه چیزی پذیرفته است.': { good: fa.profile.pictureTooLarge, bad: 'فایل نامعتبر' },
  'دکمه کار خود را می‌گوید.': { good: <Button>{fa.courses.buy}</Button>, bad: <Button>تأیید</Button> },
  'هنگام کار، همان نام ادامه می‌یابد.': {
    good: <Button disabled>{fa.basket.buying}</Button>,
    bad: <Button disabled>لطفاً صبر کنید</Button>,
  },
};

/** How the academy speaks: its voice, digits and prices, half spaces, marks, errors and the names of buttons. */
export const Voice = meta.story({
  render: () => (
    <Page title="نوشتن" lead="کوتاه، روشن و مؤدب؛ با «شما»، بی علامت تعجب و بی سرزنش. به فارسیِ امروز، نه به زبان ماشین.">
      <Section title="لحن" rules={voice} />
      <Section title="عدد، قیمت و تاریخ" note="هیچ عددی دستی نوشته نمی‌شود؛ همه از این تابع‌ها می‌گذرند." rules={numbers}>
        <Rows
          name="تابع‌های نوشتن عدد"
          head={['آنچه دیده می‌شود', 'چیست', 'در کد']}
          rows={examples.map(([call, text, what]) => [<b key={call}>{text}</b>, what, <Code key={call}>{call}</Code>])}
        />
      </Section>
      <Section
        title="نیم‌فاصله و حرف‌ها"
        note="پاره‌های یک واژه با نیم‌فاصله کنار هم می‌مانند تا سطر در میان آن‌ها نشکند. جستجو این تفاوت‌ها را نمی‌بیند: همه‌ی این شکل‌ها یک کلید دارند."
        rules={letters}
      >
        {[fa.nav.courses, wide(fa.nav.courses), fa.nav.courses.replace('\u200c', '')].map((text) => (
          <Text key={text}>
            {text} ← <strong>{fold(text)}</strong>
          </Text>
        ))}
      </Section>
      <Section title="نشانه‌گذاری" note="نشانه‌ها فارسی‌اند و به واژه‌ی پیش از خود می‌چسبند." rules={marks} />
      <Section
        title="خطا و دکمه"
        note="می‌گوییم چه شد و اکنون چه می‌توان کرد؛ دکمه نام کاری است که می‌کند."
        rules={errors}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('row').map((row) => row.querySelector('td')?.textContent);
    const texts = cells.filter((text) => text !== undefined);
    await expect(texts).toHaveLength(examples.length);
    await expect(texts.filter((text) => !/^[۰-۹٬:آ-ی\s]+$/.test(text))).toEqual([]);
    await expect(Object.values(joined).filter((text) => wide(text) === text)).toEqual([]);
  },
});
