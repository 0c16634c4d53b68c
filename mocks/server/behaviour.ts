import { callOf, type Endpoint } from '../../src/api/endpoint.ts';
import { isSequence, type Fault, type SingleFault } from './faults.ts';
import { chance } from '../data/chance.ts';
import { failure, scenarios } from './scenarios.ts';
import type { PlannedFault, Settings } from './settings.ts';

type Call = Pick<Endpoint, 'method' | 'path'>;

/** Decides what goes wrong and how long it takes. Chance hangs on seed, call and its count, not on what else comes. */
export function createBehaviour(start: Settings) {
  let { faults: _, ...kept } = start;
  const plans = new Map<string, PlannedFault & { times: number }>();
  const counts = new Map<string, number>();
  const keepPlan = (planned: PlannedFault) => void plans.set(planned.call, { ...planned, times: 0 });
  start.faults.forEach(keepPlan);

  function faultOf(call: Call, roll: number): SingleFault | undefined {
    const planned = plans.get(callOf(call));
    if (planned) {
      planned.times += 1;
      const { fault, nth, times } = planned;
      if (isSequence(fault)) {
        // With `nth`, it begins then.
        const place = times - (nth ?? 1);
        if (place >= 0) return fault[Math.min(place, fault.length - 1)];
      } else if (nth === undefined || nth === times) return fault;
    }
    const { fault } = scenarios[kept.scenario];
    if (call.method === 'GET' && fault !== undefined) return fault;
    return roll < kept.fail ? failure : undefined;
  }

  return {
    get settings(): Settings {
      return { ...kept, faults: [...plans.values()].map(({ times: _, ...planned }) => planned) };
    },
    /** Changes what is named. A seed, even the same one, begins all chance anew. */
    set({ faults, ...changes }: Partial<Settings>) {
      kept = { ...kept, ...changes };
      if (changes.seed !== undefined) counts.clear();
      if (!faults) return;
      plans.clear();
      faults.forEach(keepPlan);
    },
    /** Makes a call go wrong, or right again with null. */
    plan(call: Call, fault: Fault | null, nth?: number) {
      if (fault === null) plans.delete(callOf(call));
      else keepPlan({ call: callOf(call), fault, ...(nth !== undefined && { nth }) });
    },
    /** What becomes of a call that arrives now; its delay in milliseconds. */
    next(call: Call) {
      const name = callOf(call);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      const [min, max] = kept.latency ?? scenarios[kept.scenario].latency ?? [0, 0];
      return {
        delay: min + chance(kept.seed, name, count, 'latency') * (max - min),
        fault: faultOf(call, chance(kept.seed, name, count, 'fail')),
      };
    },
  };
}
