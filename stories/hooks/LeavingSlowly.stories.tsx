import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { blogsApi } from '../../src/api/blogs.ts';
import { coursesApi } from '../../src/api/courses.ts';
import { AddBlogPage } from '../../src/pages/AddBlogPage/AddBlogPage.tsx';
import { BasketPage } from '../../src/pages/BasketPage/BasketPage.tsx';
import { CoursesPage } from '../../src/pages/CoursesPage/CoursesPage.tsx';
import { PurchasePage } from '../../src/pages/PurchasePage/PurchasePage.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { fileInput, png } from '../pictures.ts';
import { answered, answerNow, answers, late, signedOut } from '../plays.ts';
import { expectToast } from '../toasts.ts';

/** A page whose code never loads, so the previous page stays. */
const Never = lazy(() => new Promise<never>(() => undefined));

/** A button that cancels a navigation, like the button in the message about a page that did not load. */
function Stay() {
  const here = useLocation();
  const navigate = useNavigate();
  return <button onClick={() => void navigate(here, { replace: true })}>{fa.connection.stay}</button>;
}

// Tests pages that stay on the screen while the next page loads. Not shown in Storybook.
const meta = preview.meta({
  component: CoursesPage,
  tags: ['!dev', '!autodocs'],
  parameters: { academy: { route: paths.courses } },
  render: () => (
    <Suspense>
      <Stay />
      <Routes>
        <Route path={paths.courses} element={<CoursesPage />} />
        <Route path="/purchase/:courseId" element={<PurchasePage />} />
        <Route path={paths.basket} element={<BasketPage />} />
        <Route path={paths.addBlog} element={<AddBlogPage />} />
        <Route path="*" element={<Never />} />
      </Routes>
    </Suspense>
  ),
});

/** Changes the URL, as a click on a link does before the next page has loaded. */
const leave = () => history.pushState(history.state, '', '/elsewhere');

/** A `beforeEach` that restores the URL after the story. */
const returns = () => {
  const { href } = location;
  return () => history.replaceState(history.state, '', href);
};

export const Filters = meta.story({
  name: '[F64] A list that arrives after the user has followed a link does not replace the next page',
  beforeEach({ mock }) {
    mock.override(
      'GET /courses/?sort=price',
      late(() => Response.json([{ id: 1, title: 'ارزان' }])),
    );
    return returns();
  },
  play: async ({ academy, canvas, userEvent }) => {
    await canvas.findByRole('list', { name: fa.filters.available });
    const sort = canvas.getByRole('combobox', { name: fa.filters.sort });
    await userEvent.selectOptions(sort, 'cheapest');
    leave();
    answerNow();
    await answered(academy);
    await waitFor(() => expect(sort).toHaveValue('given'));
    await expect(canvas.queryByText('ارزان')).toBeNull();
  },
});

export const Course = meta.story({
  name: '[F64] [§2.30] A course that fails after the user has followed a link does not open the list',
  parameters: { academy: { route: paths.purchase('1') } },
  beforeEach({ mock }) {
    mock.override(
      coursesApi.read,
      late(() => Response.json({}, { status: 500 })),
    );
    return returns();
  },
  play: async ({ canvas }) => {
    await canvas.findByText(fa.common.loading);
    leave();
    answerNow();
    await expectToast(fa.course.detailFailed, 'error', 'course');
    // Waits a fixed time, because nothing should change.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(canvas.queryByRole('heading', { name: fa.courses.title })).toBeNull();
  },
});

export const Article = meta.story({
  name: '[§4.26] The article form is no longer busy if the list does not load and the user stays',
  parameters: { academy: { user: 'demo-instructor', route: paths.addBlog } },
  beforeEach: answers(blogsApi.create, { status: 400, body: {} }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(fa.blog.titleField), 'عنوان');
    await userEvent.type(canvas.getByLabelText(fa.blog.contentField), 'متن');
    await userEvent.upload(fileInput(), png());
    await canvas.findByText('picture.png');
    await userEvent.click(canvas.getByRole('button', { name: fa.blog.publish }));
    await expect(await canvas.findByRole('button', { name: fa.blog.publishing })).toBeVisible();
    // One second after the response, the app navigates to the article list, which never loads in this story.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(canvas.getByRole('button', { name: fa.blog.publishing })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: fa.connection.stay }));
    await expect(await canvas.findByRole('button', { name: fa.blog.publish })).toBeVisible();
  },
});

export const Basket = meta.story({
  name: '[§2.32] The buy button is ready again if the next page does not load and the user stays',
  parameters: { academy: { basket: ['1'], route: paths.basket } },
  beforeEach: signedOut,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: fa.basket.buy }));
    await expect(await canvas.findByRole('button', { name: fa.basket.buying })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: fa.connection.stay }));
    await expect(await canvas.findByRole('button', { name: fa.basket.buy })).toBeEnabled();
  },
});
