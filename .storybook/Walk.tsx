import { useEffect, useState } from 'react';
import { HashRouter, useLocation } from 'react-router-dom';
import { addons } from 'storybook/preview-api';
import { AppRoutes } from '../src/routes.tsx';

/** The step of a prototype in the link, for the first page. */
let linked = new URLSearchParams(location.search).get('at');

function TellAddress() {
  const { pathname, search } = useLocation();
  useEffect(() => addons.getChannel().emit('academy/at', pathname + search), [pathname, search]);
  useEffect(() => () => addons.getChannel().emit('academy/at', null), []);
  return null;
}

/**
 * The whole academy as a prototype. Its address lives in the frame's history, so that Back works, and in Storybook's
 * link.
 */
export function Walk({ route }: { route: string }) {
  useState(() => {
    history.replaceState(null, '', `#${linked ?? route}`);
    linked = null;
  });
  return (
    <HashRouter>
      <TellAddress />
      <AppRoutes />
    </HashRouter>
  );
}
