import { DirectionProvider, MantineProvider } from '@mantine/core';
import { type Academy, AcademyProvider } from './academy.tsx';
import { Toasts } from './components/feedback/Toasts/Toasts.tsx';
import { AppRoutes } from './routes.tsx';
import { cssVariablesResolver, theme } from './theme/theme.ts';
import './theme/styles.css';

/** The whole site over an academy; the router stands around it. */
export function App({ academy }: { academy: Academy }) {
  return (
    <DirectionProvider initialDirection="rtl" detectDirection={false}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
        <AcademyProvider academy={academy}>
          <AppRoutes />
        </AcademyProvider>
        <Toasts />
      </MantineProvider>
    </DirectionProvider>
  );
}
