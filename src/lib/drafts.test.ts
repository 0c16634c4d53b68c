import { expect, test } from 'vitest';
import { draftOf } from './drafts.ts';
import { memoryStorage } from './storage.ts';

test('what was typed comes back', () => {
  const store = memoryStorage();
  draftOf(store, 'blog', '1').write({ title: 'ریاضی', content: '' });
  expect(draftOf(store, 'blog', '1').read()).toEqual({ title: 'ریاضی', content: '' });
});

test('[F71] drafts of other users and forms are other drafts', () => {
  const store = memoryStorage();
  draftOf(store, 'blog', '1').write({ title: 'ریاضی' });
  expect(draftOf(store, 'blog', '2').read()).toBeNull();
  expect(draftOf(store, 'course', '1').read()).toBeNull();
});

test('blank texts are no draft, and take the one before away', () => {
  const store = memoryStorage();
  const draft = draftOf(store, 'blog', '1');
  draft.write({ title: 'ریاضی' });
  draft.write({ title: ' ' });
  expect(draft.read()).toBeNull();
});

test('files are not kept', () => {
  const store = memoryStorage();
  const draft = draftOf(store, 'blog', '1');
  draft.write({ title: 'ریاضی', cover: new Blob(['x']) });
  expect(draft.read()).toEqual({ title: 'ریاضی' });
});

test('a dropped draft is gone', () => {
  const store = memoryStorage();
  const draft = draftOf(store, 'blog', '1');
  draft.write({ title: 'ریاضی' });
  draft.drop();
  expect(draft.read()).toBeNull();
});

test.each(['{', '[]', '"text"', 'null'])('a stored %s is no draft', (text) => {
  const store = memoryStorage();
  store.set('draft:blog:1', text);
  expect(draftOf(store, 'blog', '1').read()).toBeNull();
});

test('of a stored draft only the texts are read', () => {
  const store = memoryStorage();
  store.set('draft:blog:1', '{"title":"ریاضی","content":{"a":1}}');
  expect(draftOf(store, 'blog', '1').read()).toEqual({ title: 'ریاضی' });
});

test('what a visitor typed belongs to whoever logs in, once', () => {
  const store = memoryStorage();
  draftOf(store, 'comment', null).write({ text: 'پرسش' });
  expect(draftOf(store, 'comment', '1').read()).toEqual({ text: 'پرسش' });
  expect(draftOf(store, 'comment', null).read()).toBeNull();
  expect(draftOf(store, 'comment', '2').read()).toBeNull();
  expect(draftOf(store, 'comment', '1').read()).toEqual({ text: 'پرسش' });
});

test('a visitor’s draft does not replace the user’s own', () => {
  const store = memoryStorage();
  draftOf(store, 'comment', '1').write({ text: 'mine' });
  draftOf(store, 'comment', null).write({ text: 'theirs' });
  expect(draftOf(store, 'comment', '1').read()).toEqual({ text: 'mine' });
});
