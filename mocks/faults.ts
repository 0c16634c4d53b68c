import { HttpResponse } from 'msw/http';

/** What goes wrong with a call: a refusal, a delay before the true answer, or an answer that is none. */
export type Fault =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | { delay: number | 'infinite' }
  | { json: unknown }
  | 'drop'
  | 'dropAfter'
  | 'html'
  | 'empty'
  | 'malformed'
  | ((request: Request) => Response | Promise<Response>);

/** The response of a fault; `answer` gives the true one. `dropAfter` acts on the call and then loses its answer. */
export async function faultResponse(
  fault: Fault,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (typeof fault === 'function') return fault(request);
  if (fault === 'drop') return HttpResponse.error();
  if (fault === 'dropAfter') {
    await answer();
    return HttpResponse.error();
  }
  if (fault === 'html')
    return new Response('<!doctype html><title>502 Bad Gateway</title>', { headers: { 'Content-Type': 'text/html' } });
  if (fault === 'empty') return new Response('');
  if (fault === 'malformed')
    return new Response('[{"id": 1, "title": "دو', { headers: { 'Content-Type': 'application/json' } });
  if ('delay' in fault) {
    if (fault.delay === 'infinite') await new Promise(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, fault.delay as number));
    return answer();
  }
  if ('json' in fault) return Response.json(fault.json);
  const { status, body, headers = {} } = fault;
  return body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers });
}
