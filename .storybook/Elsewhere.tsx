import { useLocation } from 'react-router-dom';

/** Shows the URL and state that a story navigated to, for its tests. */
export function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return (
    <div className="padded">
      <p>از این صفحه به این نشانی رفتیم:</p>
      <output data-testid="elsewhere" dir="ltr" data-state={JSON.stringify(state)}>
        {pathname + search}
      </output>
    </div>
  );
}
