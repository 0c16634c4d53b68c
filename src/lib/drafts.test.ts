import { expect, test } from 'vitest';
import { adoptDrafts, draftOf, unsentOf } from './drafts.ts';
import { memoryStorage } from './storage.ts';

/** Sets up one device. Returns a function that opens the draft of a form for a user. */
function setUp(store = memoryStorage()) {
  return (form: string, userId: string | null) => draftOf(store, form, userId);
}

test('a draft is restored, without files, until it is dropped or empty', () => {
  const of = setUp();
  of('blog', '1').write({ title: 'ریاضی', content: '', cover: new Blob(['x']) });
  expect(of('blog', '1').read()).toEqual({ title: 'ریاضی', content: '' });
  of('blog', '1').write({ title: ' ' });
  expect(of('blog', '1').read()).toBeNull();
  of('blog', '1').write({ title: 'ریاضی' });
  of('blog', '1').drop();
  expect(of('blog', '1').read()).toBeNull();
});

test.for([
  ['[]', null],
  ['null', null],
  ['"text"', null],
  ['{"title":7,"content":"متن"}', { content: 'متن' }],
] as const)('the stored text %s is read as the draft %j', ([text, draft]) => {
  const store = memoryStorage();
  store.set('draft:blog:1', text);
  store.set('draft:blog', text);
  expect(setUp(store)('blog', null).read()).toEqual(draft);
  expect(setUp(store)('blog', '1').read()).toEqual(draft);
});

test('[§4.27] an emptied form does not remove a draft that another tab has stored', () => {
  const of = setUp();
  of('blog', '1').write({ title: 'ریاضی' });
  of('blog', '1').write({ title: '' }, { title: 'جبر' });
  expect(of('blog', '1').read()).toEqual({ title: 'ریاضی' });
  of('blog', '1').write({ title: '' }, { title: 'ریاضی' });
  expect(of('blog', '1').read()).toBeNull();
});

test('[F71] each user and form has its own draft', () => {
  const of = setUp();
  of('blog', '1').write({ title: 'ریاضی' });
  expect([of('blog', '2').read(), of('course', '1').read()]).toEqual([null, null]);
});

test('[§4.27] all drafts of a visitor pass to the next user who logs in, even without opening the forms', () => {
  const store = memoryStorage();
  const of = setUp(store);
  of('comment:3', null).write({ text: 'سلام' });
  adoptDrafts(store, '1');
  expect(of('comment:3', '2').read()).toBeNull();
  expect(of('comment:3', '1').read()).toEqual({ text: 'سلام' });
});

test('[§4.27] a visitor’s draft is added to the draft of the user who logs in, and to no other', () => {
  const of = setUp();
  of('comment', '1').write({ text: 'mine' });
  of('comment', null).write({ text: 'پرسش' });
  expect(of('comment', '1').read()).toEqual({ text: 'mine\nپرسش' });
  expect([of('comment', null).read(), of('comment', '2').read()]).toEqual([null, null]);
  expect(of('comment', '1').read()).toEqual({ text: 'mine\nپرسش' });
  of('comment', null).write({ text: 'پرسش' });
  expect(of('comment', '2').read()).toEqual({ text: 'پرسش' });
});

test('[§11.6] pages with unsent text are listed for their user until they are removed', () => {
  const store = memoryStorage();
  unsentOf(store, '1').add('/blogs/7');
  unsentOf(store, '1').add('/add-blog');
  expect([unsentOf(store, '1').paths(), unsentOf(store, '2').paths()]).toEqual([['/blogs/7', '/add-blog'], []]);
  unsentOf(store, '1').remove('/blogs/7');
  unsentOf(store, '1').remove('/unknown');
  expect(unsentOf(store, '1').paths()).toEqual(['/add-blog']);
  // A visitor's list of pages passes to the user who logs in, as a visitor's drafts do.
  unsentOf(store, null).add('/blogs/5');
  expect(unsentOf(store, '1').paths()).toEqual(['/blogs/5', '/add-blog']);
  expect(unsentOf(store, null).paths()).toEqual([]);
});
