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
  function add(rel, href) {
    var link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    if (rel === 'stylesheet') link.setAttribute('data-styles', '');
    document.head.append(link);
  }
  function ask() {
    if (isAsked) return;
    isAsked = true;
    add('stylesheet', script.dataset.styles);
    script.dataset.parts.split(' ').forEach(function (part) {
      add('modulepreload', part);
    });
    var program = document.createElement('script');
    program.type = 'module';
    program.src = script.dataset.entry;
    document.head.append(program);
  }
  addEventListener('load', function () {
    setTimeout(ask);
  });
  ['pointerdown', 'keydown', 'focusin'].forEach(function (event) {
    addEventListener(event, ask, { once: true, capture: true, passive: true });
  });

  // What is pressed before the program has started waits for it; no form is sent by the browser itself.
  var press;
  function onClick(event) {
    var button = event.target.closest('button');
    if (!button) return;
    press = function () {
      button.click();
    };
    event.preventDefault();
    event.stopPropagation();
  }
  function onSubmit(event) {
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
