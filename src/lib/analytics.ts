/** Converts a page view to the POST request that reports it. */
type Send = (view: { url: string; title: string; referrer: string }) => { to: string; body?: string };

/** The supported analytics services. The site calls their HTTP APIs itself, so that third-party scripts do not run. */
const SERVICES: Readonly<Record<string, (origin: string, site: string) => Send>> = {
  plausible:
    (origin, domain) =>
    ({ url, referrer }) => ({
      to: `${origin}/api/event`,
      body: JSON.stringify({ name: 'pageview', url, domain, referrer }),
    }),
  matomo:
    (origin, idsite) =>
    ({ url, title, referrer }) => {
      const facts = { idsite, rec: '1', url, action_name: title, urlref: referrer, send_image: '0', cookie: '0' };
      return {
        to: `${origin}/matomo.php?${new URLSearchParams({ ...facts, rand: String(Math.random()) }).toString()}`,
      };
    },
};

// The milliseconds to wait for the page's final title.
const SETTLES = 350;

/** Returns the page's URL without its query string, which may contain search terms. Campaign parameters are kept. */
function addressNow(): string {
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_'));
  const query = new URLSearchParams(campaign).toString();
  return location.origin + location.pathname + (query && `?${query}`);
}

/**
 * Starts reporting page views. `text` is `plausible ORIGIN DOMAIN` or `matomo ORIGIN ID`. No cookies are set, and
 * failed requests are ignored.
 */
export function startAnalytics(text: string): void {
  const [name = '', origin = '', site = ''] = text.split(/\s+/);
  const { [name]: service } = SERVICES;
  if (!service) return console.warn(`ANALYTICS is invalid: ${text}`);
  const send = service(origin.replace(/\/+$/, ''), site);
  let last = '';
  let from = document.referrer;
  let timer = 0;
  function view() {
    const url = addressNow();
    const [path = ''] = url.split('?');
    if (path === last) return;
    const { to, body } = send({ url, title: document.title, referrer: from });
    [last, from] = [path, url];
    const init = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true } as const;
    // oxlint-disable-next-line no-restricted-globals -- Not an API call, and a beacon would send cookies.
    fetch(to, { ...init, ...(body && { body }) }).catch(() => undefined);
  }
  // A page sets its title when it is shown, so a change of the title counts as a page view. Filters change only the
  // query string, so they do not count. The report waits for the final title, because pages first set a placeholder.
  function viewSoon() {
    clearTimeout(timer);
    timer = window.setTimeout(view, SETTLES);
  }
  new MutationObserver(viewSoon).observe(document.head, { subtree: true, childList: true, characterData: true });
  view();
}
