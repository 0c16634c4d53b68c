import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { bare } from './App.tsx';

const root = document.getElementById('root');
if (root)
  hydrateRoot(
    root,
    bare((children) => <BrowserRouter>{children}</BrowserRouter>),
  );
