/** The site around the panel (`site.ts`). Null if the panel is a page of its own. */
const page = window.parent === window ? null : window.parent.mockPage;
const $ = (id) => document.getElementById(id);
const fields = (id) => $(id).elements;
const json = (value) => JSON.stringify(value, null, 2);

/** Calls the mock. Throws with the reason of a refusal. */
async function call(method, path, body) {
  const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await (page ? page.call(path, init) : fetch(path, init));
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer;
  const { detail, valid, ...wrong } = answer ?? {};
  const reasons = Object.entries(wrong).map(([name, messages]) => `${name}: ${messages}.`);
  const hint = valid ? ` Valid: ${JSON.stringify(valid)}` : '';
  throw new Error((detail ?? [`Refused (${response.status}).`, ...reasons].join(' ')) + hint);
}

/** An element with properties and children. Texts are never parsed as HTML. */
function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function button(textContent, onClick, properties = {}) {
  const made = element('button', { type: 'button', textContent, ...properties });
  made.addEventListener('click', onClick);
  return made;
}

function say(text, failed = false) {
  Object.assign($('said'), { textContent: text, className: failed ? 'failed' : '' });
}

/** Runs an action, refreshes the panel, and shows `done` or the error. The site revalidates unless `isQuiet`. */
function act(done, action, isQuiet = false) {
  const run = async () => {
    await action();
    await show();
    say(done);
    if (!isQuiet) page?.changed();
  };
  run().catch((error) => say(error.message, true));
}

const on = (id, type, listener) => $(id).addEventListener(type, listener);

function onSubmit(id, listener) {
  on(id, 'submit', (event) => {
    event.preventDefault();
    const filled = [...new FormData(event.target)].filter(([, value]) => value !== '');
    listener(Object.fromEntries(filled), event.submitter?.value);
  });
}

const options = (names) => names.map((name) => element('option', { value: name, textContent: name }));

function fillChoices({ scenarios, flavours, calls, faultWords, tables }) {
  fields('behaviour').scenario.append(...options(scenarios.map(({ name }) => name)));
  fields('behaviour').flavour.append(...options(flavours));
  $('calls').append(...options(calls));
  $('fault-words').append(...faultWords.map(({ word, about }) => element('option', { value: word, label: about })));
  fields('row').table.append(...options(tables));
}

function faultRow({ call: target, fault, nth }) {
  const remove = () => act('Fault removed.', () => call('POST', 'override', { call: target, fault: null }));
  const text = `${target} = ${JSON.stringify(fault)}${nth ? ` (time ${nth})` : ''}`;
  return element('li', {}, button('Remove', remove, { ariaLabel: `Remove the fault of ${target}` }), text);
}

function accountButton({ username, role }) {
  const signIn = async () => {
    if (page) return page.signIn(username);
    const { access } = await call('POST', 'session', { username });
    $('token').hidden = false;
    $('token').querySelector('input').value = access;
  };
  const done = page ? 'The user has changed.' : `Here is a token of ${username}.`;
  const isOn = page !== null && page.user() === username;
  return button(username ?? 'Sign out', () => act(done, signIn, true), { title: role, ariaPressed: String(isOn) });
}

function worldRow({ name, calls }) {
  const remove = () => act(`World ${name} is gone.`, () => call('DELETE', `worlds/${name}`));
  return element('li', {}, button('Remove', remove), `${name}, ${calls} calls`);
}

async function show() {
  const [state, worlds] = await Promise.all([call('GET', 'state'), call('GET', 'worlds')]);
  const behaviour = fields('behaviour');
  if (behaviour.scenario.length === 0) fillChoices(state);
  for (const name of ['scenario', 'flavour', 'fail', 'seed', 'clock']) behaviour[name].value = state[name];
  behaviour.latency.value = state.latency?.join('-') ?? '';
  $('about').textContent = state.scenarios.find(({ name }) => name === state.scenario).about;
  $('words').replaceChildren(...state.words.map((textContent) => element('code', { textContent })));
  $('faults').replaceChildren(...state.faults.map(faultRow));
  const visitor = page ? [{ username: null, role: 'visitor' }] : [];
  $('accounts').replaceChildren(...[...visitor, ...state.accounts].map(accountButton));
  $('worlds').replaceChildren(...worlds.map(worldRow));
  $('recording').hidden = !state.records;
  const link = new URL(page ? page.address() : location.origin);
  link.searchParams.delete('mock');
  for (const word of state.words) link.searchParams.append('mock', word);
  $('link').value = link.href;
}

onSubmit('behaviour', ({ scenario, flavour, latency, fail = '0', seed = '1', clock = '0' }) => {
  const [min, max = min] = (latency ?? '').split('-').map(Number);
  const numbers = { fail: Number(fail), seed: Number(seed), clock: Number(clock) };
  const change = { scenario, flavour, latency: latency === undefined ? null : [min, max], ...numbers };
  act('Applied.', () => call('PATCH', 'state', change));
});
for (const select of document.querySelectorAll('#behaviour select'))
  select.addEventListener('change', () => $('behaviour').requestSubmit());

onSubmit('fault', ({ nth, ...planned }) =>
  act('Fault added.', async () => {
    await call('POST', 'override', { ...planned, ...(nth && { nth: Number(nth) }) });
    $('fault').reset();
  }),
);

for (const each of document.querySelectorAll('[data-expire]')) {
  const [seconds, isSite] = [Number(each.dataset.expire), each.dataset.where !== 'server'];
  each.hidden = isSite && !page;
  each.addEventListener('click', () =>
    act('The tokens have a new end.', async () => {
      await call('POST', 'tokens', { expires_in: seconds });
      if (isSite) await page.expire(seconds);
    }),
  );
}

/** The messages of a logged call, and a form for its next answer. */
async function showExchange(details, { id, call: target, status, differences = [] }) {
  if (details.children.length > 1) return;
  const { request, response } = await call('GET', `requests/${id}`).catch(() => ({}));
  const text = (message) => element('pre', { textContent: json(message) ?? 'No longer kept.', tabIndex: 0 });
  const next = { ariaLabel: 'Status of the next answer', type: 'number', min: 200, max: 599, value: status || 200 };
  const number = element('input', next);
  const body = element('textarea', { ariaLabel: 'Body of the next answer', value: json(response?.body ?? {}) });
  const plan = async () => {
    const fault = { status: Number(number.value), body: JSON.parse(body.value) };
    await call('POST', 'override', { call: target, fault, nth: 1 });
  };
  const send = button('Answer so the next time', () => act('The next answer is planned.', plan, true));
  const found = differences.map((textContent) => element('p', { textContent, className: 'failed' }));
  details.append(...found, text(request), text(response), number, body, send);
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
  if (!$('log').open || document.hidden) return;
  const calls = await call('GET', 'requests').catch(() => []);
  const last = $('entries').firstElementChild?.value ?? 0;
  if (calls.length === 0) $('entries').replaceChildren();
  for (const logged of calls) if (logged.id > last) $('entries').prepend(entryOf(logged));
}
on('log', 'toggle', () => void showLog());
setInterval(() => void showLog(), 1000);
on('clear', 'click', () => act('The log is empty.', () => call('DELETE', 'requests').then(showLog), true));

onSubmit('row', ({ table, id = '', row = '{}' }, method) => {
  const path = method === 'POST' ? `rows/${table}` : `rows/${table}/${encodeURIComponent(id)}`;
  const change = async () => {
    const answer = await call(method, path, method === 'PATCH' || method === 'POST' ? JSON.parse(row) : undefined);
    fields('row').row.value = json(answer);
  };
  act(`${method} ${path}: done.`, change, method === 'GET');
});

async function download(name) {
  const href = URL.createObjectURL(new Blob([json(await call('GET', name))], { type: 'application/json' }));
  element('a', { href, download: `${name}.json` }).click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
for (const name of ['snapshot', 'recording']) on(name, 'click', () => act('Downloaded.', () => download(name), true));

/** New data have no old tokens, so the site's user signs in again. */
const replace = (done, action) =>
  act(done, async () => {
    await action();
    if (page?.user()) await page.signIn(page.user());
  });
on('file', 'change', ({ target }) =>
  replace('Loaded.', async () => {
    const kept = JSON.parse(await target.files[0].text());
    await call('PUT', 'answers' in kept ? 'recording' : 'snapshot', kept);
  }),
);
on('reset', 'click', () => replace('Everything is as at the start.', () => call('POST', 'reset')));

$('links').hidden = page !== null;
$('close').hidden = page === null;
on('close', 'click', () => page.close());
addEventListener('keydown', (event) => event.key === 'Escape' && page?.close());
if (page) document.documentElement.style.colorScheme = page.scheme();
show().catch((error) => say(error.message, true));
