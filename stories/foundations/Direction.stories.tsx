import { Text, TextInput } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { directionOf, stripBidi } from '../../src/lib/text.ts';
import { site } from '../../src/site.ts';
import { fa } from '../../src/text/fa.ts';
import '../../src/theme/form.css';
import { Page, Section } from './Page.tsx';

const meta = preview.meta({ tags: ['visual', '!autodocs'] });

const latinFirst = 'React از صفر: نخستین برنامه‌ی شما';
const latin = 'The Elements of Typographic Style.';
const course = 'C++';
const tricky = 'sara\u202E-nimda';
const [phone = ''] = site.phones;

const Line = ({ dir, id, text }: { dir: string; id: string; text: string }) => (
  <Text dir={dir} data-testid={id}>
    {text}
  </Text>
);

/** Right to left with left to right in it: titles, names, numbers, fields; right and wrong live. */
export const Direction = meta.story({
  render: () => (
    <Page
      title="جهت نوشته"
      lead="برنامه راست‌به‌چپ است، ولی آدم‌ها لاتین هم می‌نویسند. متن هر کس جهت خود را دارد و به متن دور خود آسیب نمی‌زند."
    >
      <Section
        title="بند"
        note="متن آمده از سرور جهت خود را از directionOf می‌گیرد، نه از نخستین حرفش."
        rules={{
          'عنوان فارسی که با واژه‌ی لاتین آغاز می‌شود، راست‌به‌چپ می‌ماند.': {
            good: <Line dir={directionOf(latinFirst)} id="persian" text={latinFirst} />,
            bad: <Line dir="auto" id="auto" text={latinFirst} />,
          },
          'متنی که همه‌اش لاتین است، چپ‌به‌راست می‌شود تا نقطه‌اش سر جای خود باشد.': {
            good: <Line dir={directionOf(latin)} id="latin" text={latin} />,
            bad: latin,
          },
        }}
      />
      <Section
        title="واژه در سطر"
        note="نام و عنوان در میان جمله در bdi می‌نشیند."
        rules={{
          'عدد پس از نام لاتین سر جای خود می‌ماند.': {
            good: (
              <Text>
                {fa.courses.title}: <bdi dir={directionOf(course)}>{course}</bdi> (۱۲)
              </Text>
            ),
            bad: `${fa.courses.title}: ${course} (۱۲)`,
          },
          'نویسه‌های پنهانی که جهت را برمی‌گردانند، برداشته می‌شوند.': {
            good: (
              <Text>
                <bdi>{stripBidi(tricky)}</bdi>، مدرس
              </Text>
            ),
            bad: `${tricky}، مدرس`,
          },
        }}
      />
      <Section
        title="تلفن، ایمیل و نام کاربری"
        note="همیشه چپ‌به‌راست، هم در متن و هم در فیلد."
        rules={{
          'پیش‌شماره در آغاز شماره دیده می‌شود.': {
            good: (
              <Text>
                {fa.contact.phone}: <bdi dir="ltr">{phone}</bdi>
              </Text>
            ),
            bad: `${fa.contact.phone}: ${phone}`,
          },
          'فیلد تلفن چپ‌به‌راست است و برچسبش فارسی.': {
            good: <TextInput label={fa.auth.phone} dir="ltr" defaultValue={phone} type="tel" />,
            bad: <TextInput label={fa.auth.phone} dir="rtl" defaultValue={phone} />,
          },
          'فیلدی که هر دو زبان را می‌پذیرد، خود جهت را پیدا می‌کند.': {
            good: <TextInput label={fa.blog.titleField} dir="auto" defaultValue={latin} />,
            bad: <TextInput label={fa.blog.titleField} defaultValue={latin} />,
          },
        }}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('persian')).toHaveStyle({ direction: 'rtl' });
    await expect(canvas.getByTestId('latin')).toHaveStyle({ direction: 'ltr' });
    // What the good one is good against.
    await expect(canvas.getByTestId('auto')).toHaveStyle({ direction: 'ltr' });
  },
});
