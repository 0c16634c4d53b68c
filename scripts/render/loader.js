// An inline script in the head of every prerendered page. It loads the app when the page has been painted and loaded,
// or at the first interaction. The script is the same on every page, so the security policy needs only one hash. The
// build replaces `SEARCH_PARAMETERS` (`src/course/search.ts`).
(function (script) {
  var page = document.documentElement.dataset;
  var old = script.dataset.old;
  var isAsked = false;
  var late;
  function add(tag, attributes, onError, onLoad) {
    var element = document.createElement(tag);
    for (var name in attributes) element.setAttribute(name, attributes[name]);
    if (onError) element.addEventListener('error', onError);
    if (onLoad) element.addEventListener('load', onLoad);
    // Adds style sheets after all other styles. If a style sheet with cascade layers came before other styles, Chromium
    // would lay out all text again.
    (attributes.rel === 'stylesheet' && document.body ? document.body : document.head).appendChild(element);
  }
  // Loads a file, and tries a second time if the first attempt fails.
  function need(tag, attributes, onError, onLoad) {
    add(
      tag,
      attributes,
      function () {
        setTimeout(add, 2000, tag, attributes, onError, onLoad);
      },
      onLoad,
    );
  }

  // Trusted Types: HTML without tags is allowed, because Mantine fills style elements with `innerHTML`. The only
  // allowed script URLs are the entry chunk, the service worker and the polyfills (`src/old.ts`).
  if (window.trustedTypes)
    trustedTypes.createPolicy('default', {
      createHTML: function (text) {
        return /</.test(text) ? null : text;
      },
      createScriptURL: function (address) {
        var entry = script.dataset.entry;
        return [entry, entry.replace(/assets.*/, 'sw.js'), old + '.js'].indexOf(address) < 0 ? null : address;
      },
    });

  // Old browsers support only some of the inline styles. The page is hidden until the style sheet for old browsers has
  // loaded, but for at most 5 s.
  var hasStyles = window.CSS && CSS.supports('color', 'color-mix(in srgb, red, red)');
  function show() {
    document.documentElement.style.visibility = '';
  }
  if (!hasStyles) {
    document.documentElement.style.visibility = 'hidden';
    setTimeout(show, 5000);
    add('link', { rel: 'stylesheet', href: old + '.css', 'data-styles': '' }, show, show);
  }
  // In browsers older than those in `package.json`, the app does not start. The page shows an explanation.
  if (!window.BigInt64Array || !Promise.any) {
    delete page.returning;
    page.older = '';
    return addEventListener('load', function () {
      add('script', { src: old + '.js' });
    });
  }

  // The browser may fire the install prompt event before the app listens. The app uses the stored event
  // (`src/lib/install.ts`).
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    window.installPrompt = event;
  });

  // The app must not restore the scroll position after an interaction (`src/pages/Shell/useScrollPosition.ts`).
  function move() {
    window.isMoved = true;
  }
  ['wheel', 'pointerdown', 'keydown'].forEach(function (event) {
    addEventListener(event, move, { once: true, capture: true, passive: true });
  });

  // The server may have sent content for another URL: an unfiltered list, or the same page for every path. With
  // `data-other`, `theme/global.css` hides that content until the app shows the right content.
  var rendered = (script.dataset.path || '/404').split('?');
  if (!rendered[0].endsWith('/404') && rendered[0] !== location.pathname.replace(/(.)\/+$/, '$1')) page.other = 'page';
  else if (/[?&](?:SEARCH_PARAMETERS)=/.test(location.search) && location.search !== '?' + rendered[1])
    page.other = 'query';

  // Shows or hides the message that the app is slow to load or has failed to load.
  function tell(isLate) {
    delete page.other;
    document.getElementById('late').hidden = !isLate;
  }
  function tellAfter(time) {
    clearTimeout(late);
    late = setTimeout(tell, time, true);
  }
  // If the server no longer has the entry chunk, a newer build has been deployed. In this case, reloads the page once,
  // unless the user's input would be lost.
  function recover() {
    fetch(script.dataset.entry, { method: 'HEAD', cache: 'no-store' })
      .then(function (answer) {
        var isReloaded = sessionStorage.reloadedFor === location.pathname;
        if (answer.status !== 404 || isReloaded || kept.size) return tell(true);
        // `src/lib/reload.ts` reads this value, and removes it when the page has loaded.
        sessionStorage.reloadedFor = location.pathname;
        location.reload();
      })
      .catch(tell);
  }
  function ask() {
    if (isAsked) return;
    isAsked = true;
    tellAfter(10000);
    // This attribute is missing if the service worker has already added the style sheet.
    var styles = script.dataset.styles;
    if (hasStyles && styles) need('link', { rel: 'stylesheet', href: styles, 'data-styles': '' }, tell);
    var data = script.dataset.rendered;
    if (data) add('link', { rel: 'preload', href: data, as: 'fetch', crossorigin: '' });
    script.dataset.parts.split(' ').forEach(function (part) {
      add('link', { rel: 'modulepreload', href: part });
    });
    function run() {
      need('script', { type: 'module', src: script.dataset.entry }, recover);
    }
    // A browser that has both functions does not need the polyfills (`src/old.ts`).
    if (URL.canParse && AbortSignal.any) run();
    else need('script', { src: old + '.js' }, tell, run);
  }
  // Waits until the page is painted. Some browsers do not report the paint, so it waits at most two seconds. A
  // background tab does not paint, so the app loads at once. It also loads at once if a signed-in user does not see a
  // stored view of the page, because the user waits for personal content.
  function askOncePainted() {
    if (document.hidden || ('returning' in page && !page.lastView)) return ask();
    var timer = setTimeout(ask, 2000);
    ['paint', 'largest-contentful-paint'].forEach(function (type) {
      new PerformanceObserver(function () {
        clearTimeout(timer);
        timer = setTimeout(ask, 100);
      }).observe({ type: type, buffered: true });
    });
  }
  addEventListener('load', askOncePainted);
  // The `load` event waits for all images and fonts. The app must not wait for one that never loads.
  addEventListener('DOMContentLoaded', function () {
    setTimeout(ask, 4000);
  });
  ['pointerdown', 'keydown', 'focusin'].forEach(function (event) {
    addEventListener(event, ask, { once: true, capture: true, passive: true });
  });

  // Stores clicks, submits and input that happen before hydration, and replays them afterwards. Repeated clicks on a
  // control count once.
  var kept = new Map();
  function keep(event, target, act) {
    kept.delete(target);
    kept.set(target, act);
    event.stopPropagation();
  }
  function onPress(event) {
    var button = event.type === 'click' && event.target.closest('button');
    if (button === null) return;
    tellAfter(3000);
    event.preventDefault();
    keep(event, button || event.target, function () {
      setTimeout(function () {
        if (button) button.click();
        else event.target.requestSubmit();
      });
    });
  }
  // React ignores an input event if the field has the value that React last recorded. The native setter changes the
  // value without updating React's record.
  function onInput(event) {
    var field = event.target;
    var isChecked = /^(?:checkbox|radio)$/.test(field.type);
    var name = isChecked ? 'checked' : 'value';
    var value = field[name];
    keep(event, field, function () {
      field[name] = isChecked ? !value : '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name).set.call(field, value);
      [isChecked ? 'click' : 'input', 'change'].forEach(function (type) {
        field.dispatchEvent(new Event(type, { bubbles: true }));
      });
    });
  }
  function each(types, act, listener) {
    types.forEach(function (type) {
      window[act](type, listener, true);
    });
  }
  each(['click', 'submit'], 'addEventListener', onPress);
  each(['input', 'change'], 'addEventListener', onInput);
  addEventListener(
    'started',
    function () {
      clearTimeout(late);
      tell();
      each(['click', 'submit'], 'removeEventListener', onPress);
      each(['input', 'change'], 'removeEventListener', onInput);
      kept.forEach(function (act) {
        act();
      });
    },
    { once: true },
  );
})(document.currentScript);
