import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppRoutes } from '../../src/routes.tsx';
import { paths } from '../../src/paths.ts';
import { fa } from '../../src/text/fa.ts';
import { inMenu } from '../plays.ts';

/** Returns the site path in the `step` parameter of the iframe's URL. Default: the home page. */
const addressed = () => new URLSearchParams(location.search).get('step') ?? paths.home;

/** The site. Each navigation sets `step` in the iframe's URL, so that the URL can be shared and Back works. */
function Prototype() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const step = pathname + search + hash;
  useEffect(() => {
    if (step === addressed()) return;
    const address = new URL(location.href);
    address.searchParams.set('step', step);
    history.pushState(null, '', address);
  }, [step]);
  useEffect(() => {
    const follow = () => void navigate(addressed());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [navigate]);
  return <AppRoutes />;
}

const meta = preview.meta({
  tags: ['!autodocs', 'shown'],
  component: Prototype,
  parameters: { academy: { route: addressed() } },
});

export const Academy = meta.story({
  name: 'همه‌ی آکادمی، قابل کلیک',
});

Academy.test('A step has a URL, and Back leads to the previous step', async ({ canvas, userEvent }) => {
  await userEvent.click(inMenu(canvas, fa.nav.courses));
  await screen.findByRole('heading', { level: 1, name: fa.courses.title });
  await waitFor(() => expect(addressed()).toBe(paths.courses));
  history.back();
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: fa.courses.title })).toBeNull());
  await expect(addressed()).toBe(paths.home);
});
