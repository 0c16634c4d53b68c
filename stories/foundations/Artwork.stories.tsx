import { Image, SimpleGrid, Stack, Text } from '@mantine/core';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { accounts } from '../../mocks/data/corpus/accounts.ts';
import { departments } from '../../mocks/data/corpus/departments.ts';
import { CourseCover } from '../../src/components/course/CourseCover/CourseCover.tsx';
import { ApiImage } from '../../src/components/layout/ApiImage/ApiImage.tsx';
import { UserPicture } from '../../src/components/profile/UserPicture/UserPicture.tsx';
import { categorySlides } from '../../src/pages/HomePage/slides.ts';
import { Page, Section } from './Page.tsx';

const meta = preview.meta({ tags: ['visual', '!autodocs'] });

interface GalleryProps {
  /** The URL and caption of each image. No two images may have the same pair. */
  pictures: readonly (readonly [src: string, name?: string])[];
  columns: number;
  round?: boolean;
}

const Gallery = ({ pictures, columns, round = false }: GalleryProps) => (
  <SimpleGrid cols={{ base: 2, sm: Math.ceil(columns / 2) + 1, md: columns }} spacing="md">
    {pictures.map(([src, name]) => (
      <Stack key={src + name} gap={4}>
        <Image src={src} alt="" radius={round ? '50%' : 'md'} />
        <Text size="sm" ta="center">
          {name}
        </Text>
      </Stack>
    ))}
  </SimpleGrid>
);

const numbered = (kind: string, count: number) =>
  Array.from({ length: count }, (_, at) => [`/api/media/${kind}/${at + 1}.svg`] as const);

/** The slider's images, the department icons, the mock's covers and avatars, and the default images. */
export const Pictures = meta.story({
  render: () => (
    <Page title="تصویرها" note="در هر کدام هندسه‌ی گره و چیزی از خود رشته. هیچ‌کدام عکس نیست.">
      <Section title="دپارتمان‌ها در اسلایدر خانه">
        <Gallery columns={3} pictures={categorySlides([]).map(({ picture, title }) => [picture, title])} />
      </Section>
      <Section title="نشان دپارتمان‌ها" note="هر دپارتمان نشانی روی کاشی هشت‌پر دارد، در رنگ خودش.">
        <Gallery
          columns={6}
          pictures={departments.map(({ slug, name }) => [`/api/media/departments/${slug}/icon.svg`, name])}
        />
      </Section>
      <Section title="کاور دوره‌ها" note="کاورهای سرور آزمایشی. دو همسایه نه رنگ یکسان دارند و نه ترکیب یکسان.">
        <Gallery columns={4} pictures={numbered('covers', 24)} />
      </Section>
      <Section title="کاور مقاله‌ها" note="از همان خانواده، با ترکیب‌های دیگر.">
        <Gallery columns={3} pictures={numbered('articles', 8)} />
      </Section>
      <Section
        title="تصویرهای جایگزین"
        note="آن‌جا که تصویری نیست یا نشانی‌اش شکسته است، یکی از این‌ها می‌نشیند؛ جای خالی هرگز نمی‌ماند."
      >
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xl">
          <CourseCover src={null} />
          <ApiImage kind="department" src={null} width={640} height={360} radius="lg" />
          <UserPicture src={null} />
        </SimpleGrid>
      </Section>
      <Section title="تصویر کاربران" note="برای کاربران نمونه نقش می‌کشیم و از عکس آدم‌ها استفاده نمی‌کنیم.">
        <Gallery
          columns={6}
          round
          pictures={[...accounts.map(({ username }) => username), ...departments.map(({ slug }) => slug)].map(
            (name) => [`/api/media/avatars/${name}.svg`],
          )}
        />
      </Section>
    </Page>
  ),
  // Checks that every image loads.
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    for (const image of images) image.loading = 'eager';
    await expect(images.length).toBeGreaterThan(40);
    await waitFor(() => expect(images.filter(({ naturalWidth }) => naturalWidth === 0)).toEqual([]));
  },
});
