import { useLocation } from 'react-router-dom';

/** The address that is open now, with its state: where a story went when it left its page, for its tests to read. */
export function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return (
    <div className="elsewhere">
      <p>از این صفحه به این نشانی رفتیم:</p>
      <output data-testid="elsewhere" dir="ltr" data-state={JSON.stringify(state)}>
        {pathname + search}
      </output>
    </div>
  );
}
