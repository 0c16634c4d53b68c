// Inline in the head of every page that was rendered ahead: asks for the program once the page is painted and loaded, or
// as soon as somebody touches it. The same text on every page, so that one hash stands for it in the security policy.
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
  // Asked for once more where it does not come.
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

  // All that may be written as markup or loaded as a script: text that makes no element, which is what Mantine writes into
  // its style elements, the program, and its service worker.
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

  // The sheet of old browsers (`old.ts`). The page waits for it, since of its own they know a part.
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

  // A page that was rendered for another address than this one is not shown as what was asked for (`theme/global.css`): a
  // list without its filters, or a page that its server sends for every address.
  var rendered = (script.dataset.path || '/404').split('?');
  if (!rendered[0].endsWith('/404') && rendered[0] !== location.pathname.replace(/(.)\/+$/, '$1')) page.other = 'page';
  else if (/[?&](?:q|department|free|min|max|sort)=/.test(location.search) && location.search !== '?' + rendered[1])
    page.other = 'query';

  // Said where the program does not come, or is long in coming.
  function tell(isLate) {
    delete page.other;
    document.getElementById('late').hidden = !isLate;
  }
  function tellAfter(time) {
    clearTimeout(late);
    late = setTimeout(tell, time, true);
  }
  // A newer build has replaced the program: reloads the page once, unless that would lose what was pressed or typed.
  function recover() {
    fetch(script.dataset.entry, { method: 'HEAD', cache: 'no-store' })
      .then(function (answer) {
        var isReloaded = sessionStorage.reloadedFor === location.pathname;
        if (answer.status !== 404 || isReloaded || kept.size) return tell(true);
        // As `src/lib/reload.ts` has it, which forgets it once the page has come.
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
    // The last two of what `src/old.ts` fills in.
    if (URL.canParse && AbortSignal.any) run();
    else need('script', { src: old + '.js' }, tell, run);
  }
  // Once nothing more is painted, of which some browsers do not tell; at once behind other tabs, where nothing is, and for
  // a returning user, whose own is not there yet.
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
  // A picture or a font that hangs keeps nobody waiting.
  addEventListener('DOMContentLoaded', function () {
    setTimeout(ask, 4000);
  });
  ['pointerdown', 'keydown', 'focusin'].forEach(function (event) {
    addEventListener(event, ask, { once: true, capture: true, passive: true });
  });

  // What is pressed, sent or typed before the program handles it is kept, and done once it does: each press once.
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
  // The program begins with empty fields, and React compares with what it set itself: the value goes past its setter.
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
