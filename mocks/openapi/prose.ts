import type { Endpoint, Input } from '../../src/api/endpoint.ts';
import type { Parts } from '../../src/api/request.ts';
import type { ContractCases } from './cases.ts';

/** What is said of a call beyond its declaration. */
export interface CallProse<E extends Endpoint = Endpoint> {
  summary: string;
  description?: string;
  /** The status of success, where it is not 200. */
  success?: number;
  /** Reasons of refusals beyond those that follow from the declaration. */
  refusals?: Readonly<Partial<Record<401 | 403 | 404, string>>>;
  /** The demo account that asks for the example. */
  as?: string;
  /** What is asked for the example. */
  example: Input<E> & Parts;
  /** What is asked for the example of a 400, where a call that brings nothing is none. */
  refused?: Parts;
  /** How a back end is held to it. */
  contract: ContractCases;
}
