// Polyfills for old browsers. Only these browsers load this file, before the app (`scripts/render/loader.js`).
import 'core-js/actual/array/at';
import 'core-js/actual/array/find-last';
import 'core-js/actual/array/find-last-index';
import 'core-js/actual/array/to-reversed';
import 'core-js/actual/array/to-sorted';
import 'core-js/actual/array/to-spliced';
import 'core-js/actual/object/has-own';
import 'core-js/actual/promise/with-resolvers';
import 'core-js/actual/string/at';
import 'core-js/actual/url/can-parse';
import { late } from './text/fa/connection.ts';

const aborted = (reason: unknown = new DOMException('Aborted', 'AbortError')) => {
  const controller = new AbortController();
  controller.abort(reason);
  return controller.signal;
};

/** Adds the property `reason` to aborted signals. */
function giveReasons({ prototype }: typeof AbortController) {
  const { abort } = prototype;
  prototype.abort = function abortFor(reason: unknown = new DOMException('Aborted', 'AbortError')) {
    Object.defineProperty(this.signal, 'reason', { value: reason, configurable: true });
    abort.call(this);
  };
}

if (window.AbortController && !('reason' in AbortSignal.prototype)) giveReasons(AbortController);

if (window.AbortSignal) {
  AbortSignal.prototype.throwIfAborted ??= function throwIfAborted() {
    if (this.aborted) throw this.reason;
  };

  AbortSignal.timeout ??= (time) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), time);
    return controller.signal;
  };

  AbortSignal.any ??= (signals) => {
    const first = [...signals].find((signal) => signal.aborted);
    if (first) return aborted(first.reason);
    const any = new AbortController();
    for (const signal of signals) signal.addEventListener('abort', () => any.abort(signal.reason));
    return any.signal;
  };
}

HTMLFormElement.prototype.requestSubmit ??= function requestSubmit() {
  this.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
};

Element.prototype.checkVisibility ??= function checkVisibility() {
  return this.getClientRects().length > 0;
};

// If the browser is too old even with polyfills, the app does not start. The prerendered page stays, with an
// explanation.
if ('older' in document.documentElement.dataset) {
  const line = document.getElementById('late');
  if (line) {
    line.textContent = late.older;
    line.hidden = false;
  }
}
