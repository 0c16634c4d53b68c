import { expect, test } from 'vitest';
import { dropped, json } from '../testing/fakeFetch.ts';
import { stubConnection } from '../testing/connection.ts';
import { course, openShop, syllabusOf, type Shop } from '../testing/shop.ts';
import { PROFILE, profile } from '../testing/tabs.ts';
import { askOwnership } from './ownership.ts';

const SYLLABUS = syllabusOf('1');
const broken = () => json({}, 500);
const answers = (profileAnswer: () => unknown, syllabus: () => unknown) => (shop: Shop) =>
  Object.assign(shop.server.answers, { [PROFILE]: profileAnswer, [SYLLABUS]: syllabus });
const known = () => json(profile);
const leaving = (shop: Shop, answer: Response) => () => {
  shop.session.logOut();
  return answer;
};

test.for<[what: string, prepare: (shop: Shop) => unknown, ownership: string, asked: number]>([
  ['the profile lists the course', answers(() => json({ ...profile, purchased_courses: ['1'] }), broken), 'owned', 0],
  ['the syllabus opens', answers(known, () => json([])), 'owned', 1],
  ['the profile fails and the syllabus opens', answers(broken, () => json([])), 'owned', 1],
  ['the syllabus is refused', answers(known, () => json({}, 403)), 'notOwned', 1],
  ['the syllabus does not exist', answers(known, () => json({}, 404)), 'notOwned', 1],
  ['the syllabus fails', answers(known, broken), 'unclear', 1],
  ['the profile has no response', answers(dropped, () => json([])), 'unreachable', 0],
  ['the syllabus has no response', answers(known, dropped), 'unreachable', 1],
  ['there is no connection', () => stubConnection(false), 'unreachable', 0],
  [
    'the connection drops before the syllabus request',
    answers(
      () => {
        stubConnection(false);
        return known();
      },
      () => json([]),
    ),
    'unreachable',
    0,
  ],
  ['the user has logged out', ({ session }) => session.logOut(), 'unreachable', 0],
  [
    'the user logs out before the syllabus request',
    (shop) => answers(leaving(shop, known()), broken)(shop),
    'unreachable',
    0,
  ],
  ...[json([]), json({}, 403)].map((answer): [string, (shop: Shop) => unknown, string, number] => [
    `the user logs out before the syllabus response ${answer.status}`,
    (shop) => answers(known, leaving(shop, answer))(shop),
    'unreachable',
    1,
  ]),
])('[F93] the ownership of a course is «$2» if %s', async ([, prepare, ownership, asked]) => {
  const shop = openShop([course('1')]);
  const local = shop.store;
  prepare(shop);
  await expect(askOwnership({ ...shop, local }, '1', '1')).resolves.toBe(ownership);
  expect(Math.min(shop.server.count(SYLLABUS), 1)).toBe(asked);
});
