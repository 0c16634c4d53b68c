import { afterEach, expect, test, vi } from 'vitest';
import { shareText } from './download.ts';

const click = vi.fn<() => void>();

/** Fakes a device with a share sheet. */
function setUp({ coarse = true, can = true, failure = '' }) {
  const share = vi.fn(async (_: { files: File[] }) => {
    if (failure !== '') throw new DOMException('', failure);
  });
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
  vi.stubGlobal('navigator', { canShare: () => can, share });
  vi.stubGlobal('document', { createElement: () => ({ click }) });
  return share;
}
afterEach(() => click.mockClear());

test('[§11.8] a device with a coarse pointer shares the file', async () => {
  const share = setUp({});
  await shareText('من', '{}');
  expect(share.mock.calls[0]?.[0].files.map(({ name, type }) => [name, type])).toEqual([['من.txt', 'text/plain']]);
  expect(click).not.toHaveBeenCalled();
});

test.for([
  ['a computer', { coarse: false }, 1],
  ['a browser that shares no files', { can: false }, 1],
  ['a share sheet that fails', { failure: 'NotAllowedError' }, 1],
  ['a share sheet that the user closes', { failure: 'AbortError' }, 0],
] as const)('[§11.8] with %s, the number of downloads is $2', async ([, device, downloads]) => {
  setUp(device);
  await shareText('من', '{}');
  expect(click).toHaveBeenCalledTimes(downloads);
});
