import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';

/** A story in Storybook's index. */
export interface Story {
  /** `Components/Course/CourseCard` */
  title: string;
  /** The story's `name`, or its export's in words. */
  name: string;
  exportName: string;
  /** `stories/components/course/CourseCard.stories.tsx` */
  file: string;
  /** The file of its component. Empty if it names none. */
  component: string;
  /** `play-fn` marks a play, `test-fn` a test below another story. */
  tags: readonly string[];
}

const fromRoot = (path = '') => path.replace(/^\.\//, '');

/** All stories in the order of their files. */
export async function readStories(): Promise<Story[]> {
  const { entries } = await buildIndex({ configDir: join(import.meta.dirname, '../../.storybook') });
  const stories = Object.values(entries).flatMap((entry) => {
    if (entry.type !== 'story') return [];
    const { title, name, exportName = name, importPath, componentPath, tags = [] } = entry;
    return [{ title, name, exportName, file: fromRoot(importPath), component: fromRoot(componentPath), tags }];
  });
  return stories.toSorted((a, b) => a.file.localeCompare(b.file));
}
