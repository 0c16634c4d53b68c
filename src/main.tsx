import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createAcademy } from './academy.tsx';
import { App } from './App.tsx';
import { toast } from './components/feedback/toast.tsx';
import { config } from './config.ts';
import { webStorage } from './lib/storage.ts';
import { fa } from './text/fa.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

export const academy = createAcademy({
  base: config.apiBase,
  local: webStorage(
    () => localStorage,
    (cause) => {
      console.warn('The storage cannot be used; the page goes on in memory', cause);
      toast('error', 'home', fa.session.storageFailed);
    },
  ),
  session: webStorage(() => sessionStorage),
});

// Each page brings its own title and description; those of index.html, which would come first, are for who runs no script.
for (const written of document.head.querySelectorAll('title, meta[name="description"]')) written.remove();

createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <App academy={academy} />
    </BrowserRouter>
  </StrictMode>,
);
