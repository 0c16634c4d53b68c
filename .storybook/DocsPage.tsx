import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { Look } from '../src/Look.tsx';
import { theme } from '../src/theme/theme.ts';
import { docsThemes } from './docsTheme.ts';

type Scheme = keyof typeof docsThemes;

const schemeOf = (scheme: unknown): Scheme => (scheme === 'dark' ? 'dark' : 'light');

/** Returns the colour scheme chosen in the toolbar: initially from the URL, later from Storybook's events. */
function useToolbarScheme(channel: DocsContainerProps['context']['channel']): Scheme {
  const [scheme, setScheme] = useState<Scheme>(() =>
    schemeOf(/scheme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1]),
  );
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setScheme(schemeOf(globals['scheme']));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return scheme;
}

/** Prevents `focus()` calls in play functions from scrolling the documentation. */
function useStillFocus() {
  useEffect(() => {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function focusInPlace() {
      focus.call(this, { preventScroll: true });
    };
    return () => {
      HTMLElement.prototype.focus = focus;
    };
  }, []);
}

/** The container of documentation pages: Persian, right to left, in the academy's colours. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useToolbarScheme(context.channel);
  useStillFocus();
  return (
    <Look forceColorScheme={scheme}>
      <DocsContainer context={context} theme={{ ...docsThemes[scheme], fontBase: String(theme.fontFamily) }}>
        {children}
      </DocsContainer>
    </Look>
  );
}
