import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TextLink, TextPage } from '../../src/pages/TextPage/TextPage.tsx';
import { paths } from '../../src/paths.ts';

const [title, lead] = ['شرایط استفاده', 'این شرایط میان شما و آکادمی است.'];
const academy = { route: '/terms', path: '/terms' };
const meta = preview.meta({ component: TextPage, args: { title, lead }, parameters: { academy } });

/** Text in the form that `scripts/markdown.ts` generates. */
const text = (
  <>
    <h2>خرید</h2>
    <p>
      هر دوره را <strong>یک بار</strong> می‌خرید. پرسشی دارید؟ <TextLink href={paths.contact}>تماس با ما</TextLink> یا{' '}
      <TextLink href="mailto:info@academy.example">ایمیل</TextLink>.
    </p>
    <h3>بازگشت پول</h3>
    <ul>
      <li>تا هفت روز پس از خرید</li>
      <li>اگر کمتر از دو درس دیده باشید</li>
    </ul>
    <ol>
      <li>به ما بنویسید.</li>
      <li>شماره‌ی خرید را بفرستید.</li>
    </ol>
    <blockquote>
      <p>آنچه می‌خرید، برای شما می‌ماند.</p>
    </blockquote>
    <table>
      <thead>
        <tr>
          <th>چه</th>
          <th>تا کی</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>دوره</td>
          <td>همیشه</td>
        </tr>
      </tbody>
    </table>
  </>
);

export const Loaded = meta.story({
  name: '[§1.13] Loaded',
  args: { children: text },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'تماس با ما' })).toHaveAttribute('href', paths.contact);
    await expect(document.title).toContain(title);
  },
});
