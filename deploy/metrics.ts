import { createServer, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { log } from '../scripts/render/log.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';

/** Reads nginx's counters from its status socket. */
const nginxStatus = (socketPath: string) =>
  new Promise<string>((resolve) => {
    const none = () => resolve('');
    get({ socketPath, path: '/' }, (answer) => void text(answer).then(resolve, none)).on('error', none);
  });

/**
 * Serves `/metrics` in the Prometheus format on a separate port. `silentSince` returns the time at which the API
 * stopped responding. Returns a function that records the status and duration of a rendered response.
 */
export function startMetrics(port: string, nginxSocket: string, silentSince: () => Date | null) {
  collectDefaultMetrics();
  const rendered = new Histogram({
    name: 'academy_render_seconds',
    help: 'Time to respond to a request for which nginx had no fresh page',
    labelNames: ['status'],
  });
  const silent = new Gauge({ name: 'academy_api_silent_seconds', help: 'Time for which the API has not responded' });
  const connections = new Gauge({ name: 'nginx_connections_active', help: 'Open connections of clients' });
  const requests = new Counter({ name: 'nginx_http_requests_total', help: 'Requests of clients' });
  const [host = '', ownPort = host] = port.split(/:(?=\d+$)/);
  const server = createServer((_, reply) => {
    void nginxStatus(nginxSocket)
      .then((status) => {
        const [open = 0, , , total = 0] = (status.match(/\d+/g) ?? []).map(Number);
        connections.set(open);
        requests.reset();
        requests.inc(total);
        const since = silentSince();
        silent.set(since === null ? 0 : (Date.now() - since.getTime()) / 1000);
        return register.metrics();
      })
      .then((metrics) => reply.writeHead(200, { 'Content-Type': register.contentType }).end(metrics))
      .catch((cause: unknown) => {
        log('error', 'The metrics could not be read', { cause });
        reply.destroy();
      });
  });
  // This error must not end the process, because pages are more important than metrics.
  server.on('error', (cause) => log('error', 'Metrics are not served', { cause }));
  server.listen(Number(ownPort), host === ownPort ? undefined : host.replaceAll(/[[\]]/g, ''));
  return (status: number, seconds: number) => rendered.observe({ status }, seconds);
}
