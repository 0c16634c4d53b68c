import { expect } from '@playwright/test';
import { override, test } from '../support.ts';
import { keepBusy, openThreeTabs } from './threeTabs.ts';

const ROUNDS = 2;

const GOOD = { refreshes: 1, lost: 0, loggedOut: false };

test('[F5] [F67] on a busy machine, three tabs that share an expired token refresh it once and stay signed in', async ({
  context,
  request,
}) => {
  const tabs = await openThreeTabs(context, request);
  const stop = keepBusy();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await tabs.round([0, round * 13, round * 37])).toEqual(GOOD);
    }
  } finally {
    await stop();
  }
  await tabs.logOut();
});

test('[F5] three tabs that share an expired token refresh it once even if the server is slow', async ({
  context,
  request,
}) => {
  const tabs = await openThreeTabs(context, request);
  for (const call of ['POST /token/refresh/', 'GET /user/profile/:role/'])
    await override(request, { call, fault: { delay: 7500 } });
  expect(await tabs.round([0, 100, 350])).toEqual(GOOD);
});
