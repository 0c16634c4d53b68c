import type { Endpoint } from '../../src/api/endpoint.ts';
import { addressOf, requestOf, type Parts } from '../../src/api/request.ts';
import { isObject } from '../../src/lib/keys.ts';
import { issueTokens } from '../data/tokens.ts';
import { answerFrom } from '../server/answer.ts';
import type { Handler } from '../server/handler.ts';
import { mapped } from '../server/mask.ts';
import { World } from '../server/world.ts';

const BASE = 'https://academy.example/api';
// The time is fixed, so that the examples are the same in every run.
const NOW = Date.parse('2026-01-21T08:30:00Z');
const LONGEST = 160;

/** An example: a request, and the response to it. */
export interface Example {
  parts: Parts;
  status: number;
  answer: unknown;
}

/** Creates an example of an endpoint's success and one of a refusal, with the mock's responses. */
export async function examplesOf({ endpoint, prose }: Handler) {
  const example: Parts = prose.example;
  const nothing: Parts = {
    ...(example.params && { params: example.params }),
    ...(endpoint.body && { body: {} }),
    ...(endpoint.form && { form: {} }),
  };
  return {
    good: await ask(endpoint, example, prose.as),
    bad: await ask(endpoint, prose.refused ?? nothing, prose.as),
  };
}

async function ask(endpoint: Endpoint, parts: Parts, as: string | undefined): Promise<Example> {
  // Each example has a new world with fixed ids, so that examples do not depend on each other.
  let ids = 0;
  const newId = () => `00000000-0000-4000-9000-${String((ids += 1)).padStart(12, '0')}`;
  const world = new World({ now: () => NOW, newId });
  const user = world.db.users.find((row) => row.username === as);
  const session = user && issueTokens(world, user.id);
  const isRefresh = isObject(parts.body) && parts.body['refresh'] === '';
  const sent = isRefresh ? { ...parts, body: { refresh: session?.refresh } } : parts;
  const token = (endpoint.auth ?? 'none') === 'none' ? null : (session?.access ?? null);
  const request = new Request(addressOf(BASE, endpoint, sent), requestOf(endpoint, sent, token, {}));
  const response = await answerFrom(world, request);
  const text = (await response?.text()) ?? '';
  return { parts: sent, status: response?.status ?? 0, answer: text === '' ? undefined : shortened(JSON.parse(text)) };
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  return mapped(Array.isArray(value) ? value.slice(0, 2) : value, '', shortened);
}
