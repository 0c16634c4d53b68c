import type { Client } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { userApi } from '../api/user.ts';
import { whenOnline } from '../lib/online.ts';

const RETRIES = 2;

/**
 * Trades a refresh token for new tokens; tried again twice where the server is out of reach, `retryDelay` ms apart, and as
 * often as the connection comes back. `claim` is called before each try. Throws
 * `ApiError`, and what `claim` throws.
 */
export async function requestTokens(
  client: Client,
  refresh: string,
  retryDelay: number,
  claim: () => Promise<unknown>,
) {
  for (let tries = 0; ;) {
    await whenOnline();
    await claim();
    try {
      return await client.call(userApi.refresh, { body: { refresh } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'offline') continue;
      if (error.kind !== 'network' || tries === RETRIES) throw error;
      tries += 1;
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
  }
}
