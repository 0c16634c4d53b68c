import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LogInFirst } from '../../../src/components/auth/LogInFirst/LogInFirst.tsx';
import { paths } from '../../../src/paths.ts';
import { fa } from '../../../src/text/fa.ts';

const meta = preview.meta({
  title: 'Components/Auth/LogInFirst',
  component: LogInFirst,
  args: { text: fa.study.logInFirst, from: paths.syllabus('3') },
  parameters: { academy: { path: '/' } },
});

export const Default = meta.story();

export const LeadsBackHere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: fa.auth.logIn }));
    const elsewhere = await canvas.findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent(paths.login);
    await expect(elsewhere).toHaveAttribute('data-state', JSON.stringify({ from: paths.syllabus('3') }));
  },
});
