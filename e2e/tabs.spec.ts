import { expect } from '@playwright/test';
import { keepBusy, openThreeTabs } from '../scripts/bench/threeTabs.ts';
import { test } from './support.ts';

const ROUNDS = 2;

// The long form, with its figures, is `npm run bench:tabs`.
test('[F5] [F67] three tabs on one expired token, every processor busy: one refresh, nothing lost, nobody logged out', async ({
  context,
  request,
}) => {
  const tabs = await openThreeTabs(context, request);
  const stop = keepBusy();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await tabs.round([0, round * 13, round * 37])).toEqual({ refreshes: 1, lost: 0, loggedOut: false });
    }
  } finally {
    await stop();
  }
  expect(await tabs.logOut()).toHaveLength(2);
});
