import { Image, SimpleGrid } from '@mantine/core';
import preview from '../../.storybook/preview.tsx';
import { articleCover, avatar, courseCover, departmentIcon } from '../../mocks/art/art.ts';
import type { Slug } from '../../mocks/art/palette.ts';

const meta = preview.meta({ title: 'Foundations/Artwork' });

const slugs: readonly Slug[] = ['math', 'programming', 'languages', 'design', 'finance', 'games'];
const address = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

function gallery(pictures: readonly string[], columns: number) {
  return (
    <SimpleGrid cols={{ base: 2, md: columns }} p="xl" spacing="md">
      {pictures.map((picture) => (
        <Image key={picture} src={picture} alt="" radius="md" />
      ))}
    </SimpleGrid>
  );
}

/** The slider's pictures. */
export const Categories = meta.story({
  render: () =>
    gallery(
      slugs.map((slug) => `/categories/${slug}.svg`),
      2,
    ),
});

/** The mock server's covers: no two neighbours alike. */
export const CourseCovers = meta.story({
  render: () =>
    gallery(
      slugs.flatMap((slug, at) => [0, 1, 2, 3].map((n) => address(courseCover({ slug, id: at * 4 + n + 1 })))),
      4,
    ),
});

export const ArticleCovers = meta.story({
  render: () =>
    gallery(
      slugs.map((slug, at) => address(articleCover(slug, at + 1))),
      3,
    ),
});

export const Icons = meta.story({
  render: () =>
    gallery(
      slugs.map((slug) => address(departmentIcon(slug))),
      6,
    ),
});

export const Avatars = meta.story({
  render: () =>
    gallery(
      Array.from({ length: 12 }, (_, n) => address(avatar(`person-${n}`))),
      6,
    ),
});
