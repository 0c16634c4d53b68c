import type { Client } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { userApi } from '../api/user.ts';

const RETRIES = 2;

/** Trades a refresh token for new tokens; tried again twice where there is no connection, `retryDelay` ms apart. Throws `ApiError`. */
export async function requestTokens(client: Client, refresh: string, retryDelay: number) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await client.call(userApi.refresh, { body: { refresh } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'network' || tries === RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
  }
}
