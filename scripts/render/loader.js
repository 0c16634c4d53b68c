// Inline script in the head of every prerendered page. It loads the app after the page is painted and loaded, or at the
// first interaction. It is identical on every page, so that the security policy needs one hash.
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
    document.head.appendChild(element);
  }
  // Retries a failed load once.
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

  // Trusted Types allow markup without elements, because Mantine fills style elements that way. The only script URLs
  // are the entry chunk and the service worker.
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

  // The sheet of old browsers (`old.ts`). The page waits for it, because they support only a part of its own styles.
  var hasStyles = window.CSS && CSS.supports('color', 'color-mix(in srgb, red, red)');
  function show() {
    document.documentElement.style.visibility = '';
  }
  if (!hasStyles) {
    document.documentElement.style.visibility = 'hidden';
    setTimeout(show, 5000);
    add('link', { rel: 'stylesheet', href: old + '.css', 'data-styles': '' }, show, show);
  }
  // In older browsers than `package.json` names, the page stays as it is, and says why.
  if (!window.BigInt64Array || !Promise.any) {
    delete page.returning;
    page.older = '';
    return addEventListener('load', function () {
      add('script', { src: old + '.js' });
    });
  }

  // `theme/global.css` hides content rendered for another URL: a list without its filters, or a page that the server
  // sends for every path.
  var rendered = (script.dataset.path || '/404').split('?');
  if (!rendered[0].endsWith('/404') && rendered[0] !== location.pathname.replace(/(.)\/+$/, '$1')) page.other = 'page';
  else if (/[?&](?:q|department|free|min|max|sort)=/.test(location.search) && location.search !== '?' + rendered[1])
    page.other = 'query';

  // Shown if the app does not load, or loads slowly.
  function tell(isLate) {
    delete page.other;
    document.getElementById('late').hidden = !isLate;
  }
  function tellAfter(time) {
    clearTimeout(late);
    late = setTimeout(tell, time, true);
  }
  // A newer build has replaced the entry chunk. Reloads the page once, unless kept input would be lost.
  function recover() {
    fetch(script.dataset.entry, { method: 'HEAD', cache: 'no-store' })
      .then(function (answer) {
        var isReloaded = sessionStorage.reloadedFor === location.pathname;
        if (answer.status !== 404 || isReloaded || kept.size) return tell(true);
        // `src/lib/reload.ts` reads this key, and removes it once the page has loaded.
        sessionStorage.reloadedFor = location.pathname;
        location.reload();
      })
      .catch(tell);
  }
  function ask() {
    if (isAsked) return;
    isAsked = true;
    tellAfter(10000);
    if (hasStyles) need('link', { rel: 'stylesheet', href: script.dataset.styles, 'data-styles': '' }, tell);
    var data = script.dataset.rendered;
    if (data) add('link', { rel: 'preload', href: data, as: 'fetch', crossorigin: '' });
    script.dataset.parts.split(' ').forEach(function (part) {
      add('link', { rel: 'modulepreload', href: part });
    });
    function run() {
      need('script', { type: 'module', src: script.dataset.entry }, recover);
    }
    // A browser with these two has all functions that `src/old.ts` adds.
    if (URL.canParse && AbortSignal.any) run();
    else need('script', { src: old + '.js' }, tell, run);
  }
  // Waits until painting ends, which some browsers do not report. A background tab does not paint, and a returning user
  // sees no content of their own yet, so both load at once.
  function askOncePainted() {
    if (document.hidden || 'returning' in page) return ask();
    var timer = setTimeout(ask, 2000);
    ['paint', 'largest-contentful-paint'].forEach(function (type) {
      new PerformanceObserver(function () {
        clearTimeout(timer);
        timer = setTimeout(ask, 100);
      }).observe({ type: type, buffered: true });
    });
  }
  addEventListener('load', askOncePainted);
  // A hanging picture or font must not delay the app.
  addEventListener('DOMContentLoaded', function () {
    setTimeout(ask, 4000);
  });
  ['pointerdown', 'keydown', 'focusin'].forEach(function (event) {
    addEventListener(event, ask, { once: true, capture: true, passive: true });
  });

  // Clicks, submits and input before hydration are kept and replayed after it, each click once.
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
  // React compares with the value it set itself, so the native setter must set the typed value.
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
