/**
 * A `fetch` that reports which share of the request's body has left, from 0 to 1. The platform's own cannot, so this one
 * works through XMLHttpRequest; it knows what the client needs: method, headers, credentials, body and signal.
 */
export function uploadFetch(onProgress: (share: number) => void): typeof globalThis.fetch {
  return (input, { method = 'GET', headers, credentials, body, signal, redirect } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const address = input instanceof Request ? input.url : input;
      request.open(method, address);
      request.withCredentials = credentials === 'include';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        // It cannot be told not to follow, and does not say how it went on: as a GET, or twice. So every other address is
        // refused, one that only went from http to https too.
        if (redirect === 'error' && request.responseURL !== new URL(address, location.href).href) {
          reject(new TypeError('The request was redirected'));
          return;
        }
        const hasBody = request.status !== 204 && request.status !== 304;
        resolve(new Response(hasBody ? request.responseText : null, { status: request.status }));
      });
      request.addEventListener('error', () => reject(new TypeError('The connection failed')));
      request.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError')));
      if (signal?.aborted) request.abort();
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
}
