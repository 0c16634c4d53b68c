import { expect, test } from 'vitest';
import { draftOf } from './drafts.ts';
import { memoryStorage } from './storage.ts';

test('what was typed comes back', () => {
  const store = memoryStorage();
  draftOf('blog', '1', store).write({ title: 'ریاضی', content: '' });
  expect(draftOf('blog', '1', store).read()).toEqual({ title: 'ریاضی', content: '' });
});

test('drafts of other users and forms are other drafts', () => {
  const store = memoryStorage();
  draftOf('blog', '1', store).write({ title: 'ریاضی' });
  expect(draftOf('blog', '2', store).read()).toBeNull();
  expect(draftOf('course', '1', store).read()).toBeNull();
});

test('blank texts are no draft, and take the one before away', () => {
  const store = memoryStorage();
  const draft = draftOf('blog', '1', store);
  draft.write({ title: 'ریاضی' });
  draft.write({ title: ' ' });
  expect(draft.read()).toBeNull();
});

test('files are not kept', () => {
  const store = memoryStorage();
  const draft = draftOf('blog', '1', store);
  draft.write({ title: 'ریاضی', cover: new Blob(['x']) });
  expect(draft.read()).toEqual({ title: 'ریاضی' });
});

test('a dropped draft is gone', () => {
  const store = memoryStorage();
  const draft = draftOf('blog', '1', store);
  draft.write({ title: 'ریاضی' });
  draft.drop();
  expect(draft.read()).toBeNull();
});

test.each(['{', '[]', '"text"', 'null'])('a stored %s is no draft', (text) => {
  const store = memoryStorage();
  store.set('draft:blog:1', text);
  expect(draftOf('blog', '1', store).read()).toBeNull();
});

test('of a stored draft only the texts are read', () => {
  const store = memoryStorage();
  store.set('draft:blog:1', '{"title":"ریاضی","content":{"a":1}}');
  expect(draftOf('blog', '1', store).read()).toEqual({ title: 'ریاضی' });
});
