/** Functions of the site that shows this panel (`site.ts`). Null if the panel is opened as a separate page. */
const page = window.parent === window ? null : window.parent.mockPage;
const $ = (selector) => document.querySelector(selector);
const json = (value) => JSON.stringify(value, null, 2);

/** Whether a control request may have changed the data that the site shows. */
let isChanged = false;

/** Sends a control request such as `PATCH state`. If the request is refused, throws an error with the reason. */
async function send(call, body) {
  const [method, path] = call.split(' ');
  isChanged ||= method !== 'GET';
  const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await (page ? page.call(path, init) : fetch(path, init));
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer;
  const { detail, valid, ...wrong } = answer ?? {};
  const reasons = Object.entries(wrong).map(([name, messages]) => `${name}: ${messages}.`);
  const hint = valid ? ` Valid: ${JSON.stringify(valid)}` : '';
  throw new Error((detail ?? [`Refused (${response.status}).`, ...reasons].join(' ')) + hint);
}

/** Runs an action, refreshes the panel, and shows `done` or the error. If data may have changed, refreshes the site. */
async function act(done, action) {
  try {
    await action();
    await show();
    Object.assign($('#said'), { textContent: done, className: '' });
    if (isChanged) page?.changed();
    isChanged = false;
  } catch ({ message }) {
    Object.assign($('#said'), { textContent: message, className: 'failed' });
  }
}

/** Creates an element with these properties and children. Strings become text and are never parsed as HTML. */
function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const button = (textContent, onclick, properties = {}) =>
  element('button', { type: 'button', textContent, onclick, ...properties });
const options = (names) => names.map((name) => element('option', { value: name, textContent: name }));

/**
 * Returns the values of a form. Converts the values of number fields to numbers. An empty latency becomes null, and
 * other empty fields are omitted.
 */
function fieldsOf(form) {
  const filled = [...form.elements].filter(({ name, value }) => name === 'latency' || (name && value !== ''));
  return Object.fromEntries(
    filled.map(({ name, type, value }) => {
      if (name === 'latency') return [name, value === '' ? null : value.split('-').map(Number)];
      return [name, type === 'number' ? Number(value) : value];
    }),
  );
}

function accountButton({ username, password, role }) {
  const signIn = () => act('The user has changed.', () => page.signIn(username && { username, password }));
  return button(username ?? 'Sign out', signIn, { title: role, ariaPressed: String(page.user() === username) });
}

function faultRow({ call, fault, nth }) {
  const remove = () => act('Fault removed.', () => send('POST override', { call, fault: null }));
  const text = `${call} = ${JSON.stringify(fault)}${nth ? ` (request ${nth})` : ''}`;
  return element('li', {}, button('Remove', remove, { ariaLabel: `Remove the fault of ${call}` }), text);
}

async function show() {
  const state = await send('GET state');
  const { scenario, latency, words } = state;
  const { elements } = $('form');
  if (elements.scenario.length === 0) {
    elements.scenario.append(...options(state.scenarios.map(({ name }) => name)));
    elements.flavour.append(...options(state.flavours));
    $('[name=table]').append(...options(state.tables));
    $('#calls').append(...options(state.calls));
    $('#fault-words').append(...state.faultWords.map(({ word, about }) => new Option(about, word)));
  }
  for (const name of ['scenario', 'flavour', 'fail', 'seed', 'clock']) elements[name].value = state[name];
  elements.latency.value = latency?.join('-') ?? '';
  $('#about').textContent = state.scenarios.find(({ name }) => name === scenario).about;
  const link = new URL(page ? window.parent.location.href : location.origin);
  link.searchParams.delete('mock');
  for (const word of words) link.searchParams.append('mock', word);
  Object.assign($('#link'), { href: link.href, target: '_top', textContent: words.join(', ') });
  const accounts = page ? [{ username: null, role: 'visitor' }, ...state.accounts] : [];
  $('#accounts').replaceChildren(...accounts.map(accountButton));
  $('#faults').replaceChildren(...state.faults.map(faultRow));
}

/**
 * Shows the request and response of a logged call. Also shows a form that sets the next response of the same endpoint.
 */
async function showExchange(details, { id, call, status }) {
  if (details.children.length > 1) return;
  const { request, response } = await send(`GET requests/${id}`).catch(() => ({}));
  const text = (message) => element('pre', { textContent: json(message) ?? 'No longer stored.', tabIndex: 0 });
  const next = { ariaLabel: 'Status of the next response', type: 'number', min: 200, max: 599, value: status || 200 };
  const number = element('input', next);
  const body = element('textarea', { ariaLabel: 'Body of the next response', value: json(response?.body ?? {}) });
  const plan = async () => {
    const fault = { status: Number(number.value), body: JSON.parse(body.value) };
    await send('POST override', { call, fault, nth: 1 });
  };
  const answer = button('Send this next time', () => act('The next response is set.', plan));
  details.append(text(request), text(response), number, body, answer);
}

function entryOf(logged) {
  const { method, path, query, status, ms, source = '' } = logged;
  const textContent = `${method} ${path}${query} ${status || 'lost'} ${ms} ms ${source}`;
  const className = status === 0 || status >= 400 ? 'failed' : '';
  const details = element('details', {}, element('summary', { textContent, className }));
  details.addEventListener('toggle', () => void showExchange(details, logged));
  return element('li', { value: logged.id }, details);
}

async function showLog() {
  if (!$('#log').open || document.hidden) return;
  const calls = await send('GET requests').catch(() => []);
  const last = $('#entries').firstElementChild?.value ?? 0;
  if (calls.length === 0) $('#entries').replaceChildren();
  for (const logged of calls) if (logged.id > last) $('#entries').prepend(entryOf(logged));
}
$('#log').addEventListener('toggle', () => void showLog());
setInterval(() => void showLog(), 1000);

async function changeRow(form, method) {
  const { table, id = '', row = '{}' } = fieldsOf(form);
  const path = method === 'POST' ? `rows/${table}` : `rows/${table}/${encodeURIComponent(id)}`;
  const body = method === 'PATCH' || method === 'POST' ? JSON.parse(row) : undefined;
  form.elements.row.value = json(await send(`${method} ${path}`, body));
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  const { target, submitter } = event;
  const { call, done } = target.dataset;
  if (call) void act(done, () => send(call, fieldsOf(target)));
  else void act('Done.', () => changeRow(target, submitter.value));
});
document.addEventListener('click', ({ target: { dataset } }) => {
  if (dataset.call) void act(dataset.done, () => send(dataset.call));
});
document.addEventListener('change', ({ target }) => {
  if (target.matches('[data-call="PATCH state"] select')) target.form.requestSubmit();
});
addEventListener('keydown', ({ key }) => key === 'Escape' && page?.toggle());

$('#links').hidden = page !== null;
void act('', () => undefined);
