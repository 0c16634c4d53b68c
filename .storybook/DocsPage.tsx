import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { Look } from '../src/Look.tsx';
import { theme } from '../src/theme/theme.ts';
import { docsThemes } from './docsTheme.ts';

/**
 * Returns whether the toolbar is set to the dark scheme. The URL contains the initial setting, and Storybook's events
 * report changes.
 */
function useDarkScheme(channel: DocsContainerProps['context']['channel']): boolean {
  const [isDark, setIsDark] = useState(() =>
    /scheme:dark/.test(new URLSearchParams(location.search).get('globals') ?? ''),
  );
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setIsDark(globals['scheme'] === 'dark');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return isDark;
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

/** The container of documentation pages, in the academy's font and colours. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useDarkScheme(context.channel) ? 'dark' : 'light';
  useStillFocus();
  return (
    <Look forceColorScheme={scheme}>
      <DocsContainer context={context} theme={{ ...docsThemes[scheme], fontBase: String(theme.fontFamily) }}>
        {children}
      </DocsContainer>
    </Look>
  );
}
