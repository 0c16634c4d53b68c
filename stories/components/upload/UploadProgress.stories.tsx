import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { UploadProgress } from '../../../src/components/upload/UploadProgress/UploadProgress.tsx';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Upload/UploadProgress',
  component: UploadProgress,
  args: { share: 0.42 },
  play: async ({ canvas, args: { share } }) => {
    const percent = Math.round(share * 100);
    await expect(canvas.getByRole('progressbar', { name: fa.common.uploadProgress })).toHaveAttribute(
      'aria-valuenow',
      String(percent),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(fa.common.uploaded(percent));
  },
});

export const UnderWay = meta.story();
export const Begun = meta.story({ args: { share: 0 } });
export const Done = meta.story({ args: { share: 1 } });
