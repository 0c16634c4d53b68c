import { beforeEach, expect, test } from 'vitest';
import { draftOf } from './drafts.ts';
import { memoryStorage } from './storage.ts';

let store = memoryStorage();
let draft = draftOf(store, 'blog', '1');
beforeEach(() => {
  store = memoryStorage();
  draft = draftOf(store, 'blog', '1');
});

test('what was typed comes back, until it is dropped; files are not kept', () => {
  draft.write({ title: 'ریاضی', content: '', cover: new Blob(['x']) });
  expect(draftOf(store, 'blog', '1').read()).toEqual({ title: 'ریاضی', content: '' });
  draft.drop();
  expect(draft.read()).toBeNull();
});

test('[F71] drafts of other users and forms are other drafts', () => {
  draft.write({ title: 'ریاضی' });
  expect(draftOf(store, 'blog', '2').read()).toBeNull();
  expect(draftOf(store, 'course', '1').read()).toBeNull();
});

test('blank texts are no draft, and take the one before away', () => {
  draft.write({ title: 'ریاضی' });
  draft.write({ title: ' ' });
  expect(draft.read()).toBeNull();
});

test('what a visitor typed belongs to whoever logs in, once', () => {
  draftOf(store, 'comment', null).write({ text: 'پرسش' });
  expect(draftOf(store, 'comment', '1').read()).toEqual({ text: 'پرسش' });
  expect(draftOf(store, 'comment', null).read()).toBeNull();
  expect(draftOf(store, 'comment', '2').read()).toBeNull();
  expect(draftOf(store, 'comment', '1').read()).toEqual({ text: 'پرسش' });
});

test('a visitor’s draft does not replace the user’s own', () => {
  draftOf(store, 'comment', '1').write({ text: 'mine' });
  draftOf(store, 'comment', null).write({ text: 'theirs' });
  expect(draftOf(store, 'comment', '1').read()).toEqual({ text: 'mine' });
});
