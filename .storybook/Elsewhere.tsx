import { useLocation, useNavigationType } from 'react-router-dom';

/** Shows the URL and the router state after a story has navigated, so that the story can check them. */
export function Elsewhere() {
  const { pathname, search, state } = useLocation();
  const type = useNavigationType();
  return (
    <div className="padded">
      <p>از این صفحه به این نشانی رفتیم:</p>
      <output data-testid="elsewhere" dir="ltr" data-state={JSON.stringify(state)} data-type={type}>
        {pathname + search}
      </output>
    </div>
  );
}
