import { chance } from './chance.ts';
import type { World } from '../server/types.ts';

/** Counts what was issued. The count is kept with the database, so that no tab and no later run begins anew. */
function nextIssue({ db }: World): number {
  const { value } = db.counters.get('issued') ?? db.counters.create({ id: 'issued', value: 0 });
  db.counters.update('issued', { value: value + 1 });
  return value + 1;
}

const hex = (world: World, issue: number) =>
  Math.floor(chance(world.settings.seed, 'id', issue) * 4_294_967_296)
    .toString(16)
    .padStart(8, '0');

/** A text that is never issued a second time; it holds the moment as well, for servers whose database is not kept. */
export function issueId(world: World): string {
  const issue = nextIssue(world);
  return `${world.now().toString(36)}${hex(world, issue)}${issue.toString(16)}`;
}

/** A UUID that is never issued a second time. */
export function issueUuid(world: World): string {
  const issue = nextIssue(world);
  const count = (issue & 0xffff).toString(16).padStart(4, '0');
  return `${hex(world, issue)}-${count}-4000-9000-${world.now().toString(16).padStart(12, '0')}`;
}
