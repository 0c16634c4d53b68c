import { createAcademy, type Academy } from '../src/academy.tsx';
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
import type { World } from '../mocks/server/world.ts';
import { createWorlds, WORLD_HEADER } from '../mocks/server/worlds.ts';
import { coursesApi } from '../src/api/courses.ts';

/** The moment at which every story begins. */
export const STORY_TIME = Date.parse('2026-01-21T08:30:00Z');

/** How far a learner is: nothing done, the first half, or all of it. */
export type StoryProgress = 'none' | 'half' | 'done';

/** What a story may say of its world, as `parameters.academy`. */
export interface StoryAcademy {
  /** User name of the demo account that is signed in; nobody by default. */
  user?: string;
  /** Named world of the mock API. Default `default`. */
  scenario?: Scenario;
  /** Ids of the courses that lie in the basket. */
  basket?: readonly string[];
  /** How far the user is in the courses that they own. Default `none`. */
  progress?: StoryProgress;
  /** What else is kept of the user's studies. */
  learning?: LearningPatch;
  /** The address that is open. Default `/`. */
  route?: string | { pathname: string; state?: unknown };
  /** The pattern that `route` fills, for pages that read parameters: `/purchase/:courseId`. */
  path?: string;
}

/** The browser of a story's visitor: what it keeps, and its clock, which the server goes by too. */
export interface Device {
  local: KeyValueStore;
  tab: KeyValueStore;
  /** Moves the clock on by so many milliseconds; it stands still otherwise. */
  advance: (milliseconds: number) => void;
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's own mock server: `mock.override(coursesApi.list, 'html')`. */
    mock: World;
    /** The story's own client, session and basket. */
    academy: Academy;
    /** What the story's visitor holds: `device.advance(60_000)`, `device.local.get('authUser')`. */
    device: Device;
  }
}

const worlds = createWorlds({ most: Infinity });

/**
 * Answers a request from the world that it names in its header. Pictures and frames name none: their files are the same
 * in every world but for uploads, which the newest world that has them answers.
 */
export async function answerStory(request: Request): Promise<Response | undefined> {
  if (request.headers.has(WORLD_HEADER)) return worlds.handle(request);
  // Anything else must name its world; without an answer it fails the story.
  if (!new URL(request.url).pathname.startsWith('/api/media/')) return undefined;
  const named = worlds.list().map(({ name }) => worlds.of(name));
  for (const world of [worlds.main, ...named.toReversed()]) {
    const response = await answerFrom(world, request.clone());
    if (response?.ok) return response;
  }
  return new Response(null, { status: 404 });
}

/** Builds the mock server and the academy of the story `id`, fresh: database, storage, clock, session and basket. */
export async function buildStoryWorld(
  id: string,
  { user, scenario = 'default', basket = [], progress = 'none', learning = {} }: StoryAcademy,
): Promise<{ mock: World; academy: Academy; device: Device }> {
  let time = STORY_TIME;
  const now = () => time;
  const world = worlds.open(id, { scenario, now });
  const [local, tab] = [memoryStorage(), memoryStorage()];
  if (basket.length > 0) local.set(BASKET_KEY, JSON.stringify(await coursesOf(world, basket)));
  const academy = createAcademy({
    base: '/api',
    local,
    session: tab,
    now,
    retryDelay: 0,
    headers: { [WORLD_HEADER]: id },
  });
  if (user !== undefined) await signIn(world, academy, user);
  if (progress !== 'none') await study(world, academy, progress);
  await learn(academy, learning);
  const advance = (milliseconds: number) => {
    time += milliseconds;
  };
  return { mock: world, academy, device: { local, tab, advance } };
}

/** A client that asks `world` past the worker. Addresses in answers are this page's, as the worker's are. */
function clientOf(world: World) {
  const [local, session] = [memoryStorage(), memoryStorage()];
  return createAcademy({ base: `${location.origin}/api`, local, session, fetch: mockFetch(world) }).client;
}

function coursesOf(world: World, ids: readonly string[]) {
  const client = clientOf(world);
  return Promise.all(ids.map((id) => client.call(coursesApi.read, { params: { id } })));
}

async function signIn(world: World, academy: Academy, username: string) {
  const password = `${username.replace('demo-', '')}-123`;
  await academy.session.signIn(await clientOf(world).call(userApi.login, { body: { username, password } }));
}

async function learn({ session }: Academy, patch: LearningPatch) {
  const { user } = session.getState();
  // One after the other, each at the story's time or just after what it changes.
  if (user && Object.keys(patch).length > 0) await learningOf(session.store, session.now).update(user.id, patch);
}

/** Marks lessons of the user's courses as done, as if they had studied them. */
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
