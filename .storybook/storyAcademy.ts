import { createAcademy, type Academy } from '../src/academy.tsx';
import { createClient } from '../src/api/client.ts';
import { userApi } from '../src/api/user.ts';
import { studyApi } from '../src/api/study.ts';
import { BASKET_KEY } from '../src/basket/basket.ts';
import { learningOf } from '../src/learning/learning.ts';
import { outlineOf } from '../src/learning/progress.ts';
import type { LearningPatch } from '../src/learning/record.ts';
import { memoryStorage, type KeyValueStore } from '../src/lib/storage.ts';
import { mockFetch } from '../mocks/hosts/direct.ts';
import type { Scenario } from '../mocks/server/scenarios.ts';
import { answerFrom } from '../mocks/server/answer.ts';
import { World } from '../mocks/server/world.ts';
import { createWorlds, WORLD_HEADER } from '../mocks/server/worlds.ts';
import { coursesApi } from '../src/api/courses.ts';

/** The time at which every story starts. */
export const STORY_TIME = Date.parse('2026-01-21T08:30:00Z');

export type StoryProgress = 'none' | 'half' | 'done';

/** `parameters.academy`: the state of a story's mock server and device. */
export interface StoryAcademy {
  /** The demo account that is signed in. Default: none. */
  user?: string;
  /** The mock's scenario. Default `default`. */
  scenario?: Scenario;
  /** Ids of the courses in the basket. */
  basket?: readonly string[];
  /** Progress in the owned courses. Default `none`. */
  progress?: StoryProgress;
  /** Additional learning data to store, such as notes. */
  learning?: LearningPatch;
  /** The site's base path, such as `/academy/`. Default `/`. */
  base?: string;
  /** The initial URL, without the base path. Default `/`. */
  route?: string | { pathname: string; state?: unknown };
  /** The route pattern, for pages with parameters: `/purchase/:courseId`. */
  path?: string;
}

/** The storage and the clock of the user's device. The mock server uses the same clock. */
export interface Device {
  local: KeyValueStore;
  tab: KeyValueStore;
  /** Advances the frozen clock by this many milliseconds. */
  advance: (milliseconds: number) => void;
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's own mock server. For example, `mock.override(coursesApi.list, 'html')` sets a fault. */
    mock: World;
    /** The story's own client, session and basket. */
    academy: Academy;
    /** The user's device. For example, `device.advance(60_000)` advances the clock by a minute. */
    device: Device;
  }
}

const worlds = createWorlds({ most: Infinity });

/**
 * Responds to a request with the mock server of the story that `WORLD_HEADER` names. The browser's own requests for
 * images and iframes lack this header. They get the file from the main server, or from the newest story that has the
 * file.
 */
export async function answerStory(request: Request): Promise<Response | undefined> {
  if (request.headers.has(WORLD_HEADER)) return worlds.handle(request);
  // Only media requests may lack the header. Other requests get no response, so the story fails.
  if (!new URL(request.url).pathname.startsWith('/api/media/')) return undefined;
  for (const world of [worlds.main, ...worlds.all().toReversed()]) {
    const response = await answerFrom(world, request.clone());
    if (response?.ok) return response;
  }
  return new Response(null, { status: 404 });
}

/** Creates a fresh mock server and academy for the story `id`. */
export async function buildStoryWorld(
  id: string,
  { user, scenario = 'default', basket = [], progress = 'none', learning = {} }: StoryAcademy,
): Promise<{ mock: World; academy: Academy; device: Device }> {
  let time = STORY_TIME;
  const now = () => time;
  const world = worlds.open(id, { scenario, now });
  const [local, tab] = [memoryStorage(), memoryStorage()];
  // Courses come from the default scenario, because other scenarios may refuse every GET or have no courses.
  const seed = new World({ now });
  const { call } = clientOf(seed);
  const courses = await Promise.all(basket.map((courseId) => call(coursesApi.read, { params: { id: courseId } })));
  if (courses.length > 0) local.set(BASKET_KEY, JSON.stringify(courses));
  const headers = { [WORLD_HEADER]: id };
  const academy = createAcademy({ base: '/api', local, session: tab, now, retryDelay: 0, headers });
  if (user !== undefined) {
    const body = { username: user, password: `${user.replace('demo-', '')}-123` };
    await academy.session.signIn(await clientOf(world).call(userApi.login, { body }));
    seed.db.tokens.replace(world.db.tokens.all());
  }
  if (progress !== 'none') await study(seed, academy, progress);
  await learn(academy, learning);
  const advance = (milliseconds: number) => void (time += milliseconds);
  return { mock: world, academy, device: { local, tab, advance } };
}

/** Returns a client that bypasses the service worker. The URLs in its responses have this page's origin. */
const clientOf = (world: World) => createClient({ base: `${location.origin}/api`, fetch: mockFetch(world) });

async function learn({ session }: Academy, patch: LearningPatch) {
  const { user } = session.getState();
  // Waits until the data are stored, so that the next write starts after this write.
  if (user && Object.keys(patch).length > 0) await learningOf(session.store, session.now).update(user.id, patch);
}

async function study(world: World, academy: Academy, progress: StoryProgress) {
  const { user, purchased } = academy.session.getState();
  if (!user) return;
  for (const courseId of purchased) {
    const options = { token: user.accessToken };
    const chapters = await clientOf(world).call(studyApi.syllabus, { query: { course_id: courseId } }, options);
    const lessons = chapters.flatMap((chapter) => chapter.lessons);
    const done = lessons.filter((_, index) => progress === 'done' || index < lessons.length / 2);
    await learn(academy, {
      outlines: { [courseId]: outlineOf(chapters) },
      opened: { [courseId]: done.at(-1)?.id ?? '' },
      done: Object.fromEntries(done.map(({ id }) => [id, true])),
    });
  }
}
