import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withRefusals } from '../server/replies.ts';

/** Responds to a request. Returns undefined for a URL outside the API. */
export type Answer = (request: Request) => Promise<Response | undefined>;

/** The maximum size of a request body in bytes. It allows a form with a cover of 10 MB. */
const MAX_BODY = 11 * 1024 * 1024;

// The connection stays open, so that the client can send the rest of its body and then read the response.
const refusal = (status: number, detail: string) => Response.json({ detail }, { status });

/** Responds to a request of `node:http`. Returns false for a URL outside the API. */
export async function answerNode(answer: Answer, message: IncomingMessage, reply: ServerResponse): Promise<boolean> {
  const response = await responseTo(answer, message, reply);
  if (!response) return false;
  if (response.type === 'error') reply.destroy();
  if (!reply.destroyed) await sendResponse(reply, response);
  return true;
}

async function responseTo(answer: Answer, message: IncomingMessage, reply: ServerResponse) {
  if (Number(message.headers['content-length'] ?? 0) > MAX_BODY) return refusal(413, 'درخواست بیش از اندازه بزرگ است.');
  let request: Request;
  try {
    request = createRequest(message, reply, { trustProxy: true });
  } catch {
    return refusal(400, 'نشانی یا روش درخواست معتبر نیست.');
  }
  return withRefusals(() => answer(request));
}
