/**
 * Returns a replacement for `fetch` that reports the fraction of the body sent so far, from 0 to 1. It uses
 * XMLHttpRequest, because the browser's `fetch` cannot report upload progress. It supports only the options that
 * uploads need: method, headers, credentials, body, signal and redirect.
 */
export function uploadFetch(onProgress: (share: number) => void): typeof globalThis.fetch {
  return (input, { method = 'GET', headers, credentials, body, signal, redirect } = {}) =>
    new Promise((resolve, reject) => {
      // A signal that is already aborted fires no event, so it is checked first.
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      const address = input instanceof Request ? input.url : input;
      request.open(method, address);
      request.withCredentials = credentials === 'include';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        // XMLHttpRequest follows redirects silently and may send the body twice. Therefore a response from another URL
        // is rejected, even after a redirect from http to https.
        if (redirect === 'error' && request.responseURL !== new URL(address, location.href).href) {
          reject(new TypeError('The request was redirected'));
          return;
        }
        const hasBody = request.status !== 204 && request.status !== 304;
        resolve(new Response(hasBody ? request.responseText : null, { status: request.status }));
      });
      request.addEventListener('error', () => reject(new TypeError('The connection failed')));
      request.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
}
