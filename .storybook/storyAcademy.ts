import { createAcademy, type Academy } from '../src/academy.tsx';
import { userApi } from '../src/api/user.ts';
import { BASKET_KEY } from '../src/basket/basket.ts';
import { memoryStorage, type KeyValueStore } from '../src/lib/storage.ts';
import { mockFetch } from '../mocks/hosts/direct.ts';
import type { Scenario } from '../mocks/server/scenarios.ts';
import type { World } from '../mocks/server/types.ts';
import { createWorld } from '../mocks/server/world.ts';
import { coursesApi } from '../src/api/courses.ts';

/** The moment at which every story begins. */
export const STORY_TIME = Date.parse('2026-01-21T08:30:00Z');

/** The header that tells the worker which story's world a request belongs to. */
export const WORLD_HEADER = 'x-mock-world';

/** What a story may say of its world, as `parameters.academy`. */
export interface StoryAcademy {
  /** User name of the demo account that is signed in; nobody by default. */
  user?: string;
  /** Named world of the mock API. Default `default`. */
  scenario?: Scenario;
  /** Ids of the courses that lie in the basket. */
  basket?: readonly string[];
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

const worlds = new Map<string, World>();

let files: World | undefined;

/**
 * Answers a request from the world that it names in its header. Pictures and frames name none: their files are the same
 * in every world but for uploads, which the newest world that has them answers.
 */
export async function answerStory(request: Request): Promise<Response | undefined> {
  const id = request.headers.get(WORLD_HEADER);
  if (id !== null) return worlds.get(id)?.handle(request);
  files ??= createWorld();
  for (const world of [files, ...[...worlds.values()].toReversed()]) {
    const response = await world.handle(request.clone());
    if (response?.ok) return response;
  }
  // Anything else must name its world; without an answer it fails the story.
  return new URL(request.url).pathname.startsWith('/api/media/') ? new Response(null, { status: 404 }) : undefined;
}

/** Builds the mock server and the academy of the story `id`, fresh: database, storage, clock, session and basket. */
export async function buildStoryWorld(
  id: string,
  { user, scenario = 'default', basket = [] }: StoryAcademy,
): Promise<{ mock: World; academy: Academy; device: Device }> {
  let time = STORY_TIME;
  const now = () => time;
  const world = createWorld({ scenario, now });
  // A story that runs again is the newest.
  worlds.delete(id);
  worlds.set(id, world);
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
