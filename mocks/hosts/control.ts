import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Fault } from '../faults.ts';
import { allAnswers, type World } from '../world.ts';

const PREFIX = '/api/__mock/';

interface Order {
  /** The call as its endpoint is written: `POST /transactions/create/`. */
  call: string;
  /** Only this time of the call, counted from one. */
  nth?: number;
  fault: Fault;
}

/**
 * For tests that drive a served mock: `POST /api/__mock/reset`, `POST /api/__mock/override` with an `Order`, and
 * `GET /api/__mock/requests` for the log. False for any other address.
 */
export async function answerControl(world: World, message: IncomingMessage, reply: ServerResponse): Promise<boolean> {
  if (!message.url?.startsWith(PREFIX)) return false;
  const send = (status: number, body: unknown) =>
    void reply.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  const call = `${message.method} ${message.url.slice(PREFIX.length)}`;
  if (call === 'POST reset') {
    await world.reset();
    send(200, {});
  } else if (call === 'POST override') {
    const order = (await json(message).catch(() => null)) as Order | null;
    const target = allAnswers.find(({ endpoint: { method, path } }) => `${method} ${path}` === order?.call);
    if (target && order?.fault !== undefined) world.override(target.endpoint, order.fault, order.nth);
    send(target && order?.fault !== undefined ? 200 : 400, target ? {} : { detail: 'چنین درخواستی در API نیست.' });
  } else if (call === 'GET requests') {
    send(200, world.log);
  } else {
    send(404, { detail: 'این نشانی برای هدایت سرور نمایشی نیست.' });
  }
  return true;
}
