import { chance } from './chance.ts';
import type { World } from '../server/types.ts';

/**
 * A UUID that is never issued a second time. It holds a count, which is kept with the database, so that no tab and no
 * later run begins anew, and the moment, for servers whose database is not kept.
 */
export function issueId({ db: { counters }, settings, now }: World): string {
  const { value } = counters.get('issued') ?? counters.create({ id: 'issued', value: 0 });
  const issue = value + 1;
  counters.update('issued', { value: issue });
  const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0');
  const random = Math.floor(chance(settings.seed, 'id', issue) * 4_294_967_296);
  return `${hex(random, 8)}-${hex(issue & 0xffff, 4)}-4000-9000-${hex(now(), 12)}`;
}
