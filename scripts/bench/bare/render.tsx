import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { bare } from './App.tsx';

/** The page's text before any script runs. */
export const render = () => renderToString(bare((children) => <StaticRouter location="/">{children}</StaticRouter>));
