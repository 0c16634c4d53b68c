// Inline in the head of every page that was rendered ahead: asks for the program once the page is painted and loaded, or
// as soon as somebody touches it. The same text on every page, so that one hash stands for it in the security policy.
(function (script) {
  // All that may be written as markup or loaded as a script: text that makes no element, which is what Mantine writes into
  // its style elements, and the program.
  if (window.trustedTypes)
    trustedTypes.createPolicy('default', {
      createHTML: function (text) {
        return /</.test(text) ? null : text;
      },
      createScriptURL: function (address) {
        return address === script.dataset.entry ? address : null;
      },
    });

  var isAsked = false;
  var late;
  // Said where the program does not come, or is long in coming.
  function tell(isLate) {
    document.getElementById('late').hidden = !isLate;
  }
  function tellAfter(time) {
    clearTimeout(late);
    late = setTimeout(tell, time, true);
  }
  function add(tag, attributes, onError) {
    var element = document.createElement(tag);
    for (var name in attributes) element.setAttribute(name, attributes[name]);
    if (onError) element.addEventListener('error', onError);
    document.head.append(element);
  }
  // Asked for once more where it does not come.
  function need(tag, attributes) {
    add(tag, attributes, function () {
      setTimeout(add, 2000, tag, attributes, tell);
    });
  }
  function ask() {
    if (isAsked) return;
    isAsked = true;
    tellAfter(10000);
    need('link', { rel: 'stylesheet', href: script.dataset.styles, 'data-styles': '' });
    var rendered = document.getElementById('root').dataset.rendered;
    if (rendered) add('link', { rel: 'preload', href: rendered, as: 'fetch', crossorigin: '' });
    script.dataset.parts.split(' ').forEach(function (part) {
      add('link', { rel: 'modulepreload', href: part });
    });
    need('script', { type: 'module', src: script.dataset.entry });
  }
  // Once nothing more is painted, of which some browsers do not tell; at once behind other tabs, where nothing is, and for
  // a returning user, whose own is not there yet.
  function askOncePainted() {
    if (document.hidden || 'returning' in document.documentElement.dataset) return ask();
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

  // What is pressed before the program has started waits for it; no form is sent by the browser itself.
  var press;
  function onClick(event) {
    var button = event.target.closest('button');
    if (!button) return;
    tellAfter(3000);
    press = function () {
      button.click();
    };
    event.preventDefault();
    event.stopPropagation();
  }
  function onSubmit(event) {
    tellAfter(3000);
    press = function () {
      event.target.requestSubmit();
    };
    event.preventDefault();
  }
  // What is typed before then is typed again: the program begins with empty fields.
  var typed = new Map();
  function onInput(event) {
    typed.set(event.target, event.target.value);
  }
  function typeAgain(value, field) {
    if (!field.isConnected) return;
    field.value = '';
    // Past the setter by which React knows what it wrote itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  addEventListener('input', onInput, true);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener(
    'started',
    function () {
      clearTimeout(late);
      tell();
      removeEventListener('input', onInput, true);
      removeEventListener('click', onClick, true);
      removeEventListener('submit', onSubmit, true);
      typed.forEach(typeAgain);
      setTimeout(function () {
        if (press) press();
      });
    },
    { once: true },
  );
})(document.currentScript);
