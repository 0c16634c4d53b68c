import { Image, SimpleGrid, Stack, Text } from '@mantine/core';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { articleCover, avatar, courseCover, departmentIcon } from '../../mocks/art/art.ts';
import type { Slug } from '../../mocks/art/palette.ts';
import { accounts } from '../../mocks/data/corpus/accounts.ts';
import { departments } from '../../mocks/data/corpus/departments.ts';
import { CourseCover } from '../../src/components/course/CourseCover/CourseCover.tsx';
import { DepartmentGallery } from '../../src/components/department/DepartmentGallery/DepartmentGallery.tsx';
import { UserPicture } from '../../src/components/profile/UserPicture/UserPicture.tsx';
import { categorySlides } from '../../src/pages/HomePage/slides.ts';
import { Page, Section } from './Page.tsx';

const drawn = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Every picture of the page has come, and none is broken. */
const allSeen = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const images = () => [...canvasElement.querySelectorAll('img')];
  for (const image of images()) image.loading = 'eager';
  await expect(images().length).toBeGreaterThan(0);
  await waitFor(() => expect(images().filter(({ naturalWidth }) => naturalWidth === 0)).toEqual([]));
};

const meta = preview.meta({
  tags: ['visual', '!autodocs'],
  title: 'Foundations/Artwork',
  play: allSeen,
  parameters: { layout: 'fullscreen' },
});

interface GalleryProps {
  pictures: readonly { key: string; src: string; name?: string }[];
  columns: number;
  round?: boolean;
}

function Gallery({ pictures, columns, round = false }: GalleryProps) {
  return (
    <SimpleGrid cols={{ base: 2, sm: Math.ceil(columns / 2) + 1, md: columns }} spacing="md">
      {pictures.map(({ key, src, name }) => (
        <Stack key={key} gap={4}>
          <Image src={src} alt="" radius={round ? '50%' : 'md'} />
          {name !== undefined && (
            <Text size="sm" ta="center">
              {name}
            </Text>
          )}
        </Stack>
      ))}
    </SimpleGrid>
  );
}

const ofEach = (art: (slug: Slug, at: number) => string) =>
  departments.map(({ slug, name }, at) => ({ key: slug, src: drawn(art(slug, at)), name }));

/** The slider's pictures. */
export const Categories = meta.story({
  render: () => (
    <Page title="تصویر دپارتمان‌ها" lead="شش تصویر اسلایدر خانه: در هر کدام هندسه‌ی گره و چیزی از خود رشته.">
      <Gallery
        columns={2}
        pictures={categorySlides([]).map(({ picture, title }) => ({ key: picture, src: picture, name: title }))}
      />
    </Page>
  ),
});

/** The departments' signs. */
export const DepartmentIcons = meta.story({
  render: () => (
    <Page title="نشان دپارتمان‌ها" lead="هر دپارتمان نشانی روی کاشی هشت‌پر دارد، در رنگ خودش.">
      <Gallery columns={6} pictures={ofEach(departmentIcon)} />
    </Page>
  ),
});

/** The mock server's covers: no two neighbours alike. */
export const CourseCovers = meta.story({
  render: () => (
    <Page title="کاور دوره‌ها" lead="کاورهای سرور آزمایشی. دو همسایه نه رنگ یکسان دارند و نه ترکیب یکسان.">
      {departments.map(({ slug, name }, at) => (
        <Section key={slug} title={name}>
          <Gallery
            columns={4}
            pictures={[1, 2, 3, 4].map((n) => ({ key: `${n}`, src: drawn(courseCover({ slug, id: at * 4 + n })) }))}
          />
        </Section>
      ))}
    </Page>
  ),
});

/** The mock server's pictures for articles. */
export const ArticleCovers = meta.story({
  render: () => (
    <Page title="کاور مقاله‌ها" lead="از همان خانواده، با ترکیب‌های دیگر.">
      <Gallery columns={3} pictures={ofEach((slug, at) => articleCover(slug, at + 1))} />
    </Page>
  ),
});

/** Pictures that stand in where there is none, or where the address is broken. */
export const Defaults = meta.story({
  render: () => (
    <Page
      title="تصویرهای جایگزین"
      lead="آن‌جا که تصویری نیست یا نشانی‌اش شکسته است، یکی از این‌ها می‌نشیند؛ جای خالی هرگز نمی‌ماند."
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        <Section title="کاور دوره و مقاله">
          <CourseCover src={null} />
        </Section>
        <Section title="تصویر کاربر">
          <UserPicture src={null} />
        </Section>
      </SimpleGrid>
      <DepartmentGallery name={departments[0]?.name ?? ''} images={[]} />
    </Page>
  ),
});

/** The mock server's pictures of people: never a photograph. */
export const Avatars = meta.story({
  render: () => (
    <Page title="تصویر کاربران" lead="برای کاربران نمونه نقش می‌کشیم و از عکس آدم‌ها استفاده نمی‌کنیم.">
      <Gallery
        columns={6}
        round
        pictures={[...accounts.map(({ username }) => username), ...departments.map(({ slug }) => slug)].map((seed) => ({
          key: seed,
          src: drawn(avatar(seed)),
        }))}
      />
    </Page>
  ),
});
