import { useSWRConfig } from 'swr';
import { callOf, type Endpoint } from '../api/endpoint.ts';
import { useData } from './DataProvider.tsx';

/**
 * Returns a function that revalidates the responses of an endpoint that are on the screen. With `forget`, the function
 * also drops the endpoint's other cached responses.
 */
export function useReload() {
  const { mutate } = useSWRConfig();
  const { held, requests } = useData();
  return async (endpoint: Endpoint, { forget = false } = {}) => {
    const call = callOf(endpoint);
    requests.forget(call);
    // SWR does not know the original keys of prerendered data, so these data are found by their serialised keys.
    for (const name of held) {
      if (!name.startsWith(`@"${call}",`)) continue;
      held.delete(name);
      await (forget ? mutate(name, undefined) : mutate(name));
    }
    const isCall = (key: unknown) => Array.isArray(key) && key[0] === call;
    await (forget ? mutate(isCall, undefined) : mutate(isCall));
  };
}
