import { chance } from '../data/chance.ts';
import { isSequence, type Fault, type SingleFault } from './faults.ts';
import { failure, scenarioOf } from './scenarios.ts';
import type { PlannedFault, Settings } from './settings.ts';

/** Decides the fault and latency of each call. Random values depend only on seed, endpoint and call count. */
export function createBehaviour({ faults: planned, ...start }: Settings) {
  let kept = start;
  const plans = new Map<string, PlannedFault & { times: number }>();
  const counts = new Map<string, number>();
  const keep = (each: PlannedFault) => void plans.set(each.call, { ...each, times: 0 });
  planned.forEach(keep);

  function plannedFault(target: string): SingleFault | undefined {
    const plan = plans.get(target);
    if (!plan) return undefined;
    plan.times += 1;
    const { fault, nth, times } = plan;
    if (!isSequence(fault)) return nth === undefined || nth === times ? fault : undefined;
    // With `nth`, a sequence begins at the nth call.
    const place = times - (nth ?? 1);
    return place < 0 ? undefined : fault[Math.min(place, fault.length - 1)];
  }

  return {
    get settings(): Settings {
      return { ...kept, faults: [...plans.values()].map(({ times: _, ...each }) => each) };
    },
    /** Changes settings. Setting the seed restarts the random values. */
    set({ faults, ...changes }: Partial<Settings>) {
      kept = { ...kept, ...changes };
      if (changes.seed !== undefined) counts.clear();
      if (!faults) return;
      plans.clear();
      faults.forEach(keep);
    },
    /** Sets the fault of a call. Null removes the fault. */
    plan(call: string, fault: Fault | null, nth?: number) {
      if (fault === null) plans.delete(call);
      else keep({ call, fault, ...(nth !== undefined && { nth }) });
    },
    /** Returns the fault of the first target that has one. Also counts the call, for `nth` and sequences. */
    plannedFor(targets: readonly string[]): SingleFault | undefined {
      for (const target of targets) {
        const fault = plannedFault(target);
        if (fault !== undefined) return fault;
      }
      return undefined;
    },
    /** Returns the latency of a call in milliseconds, and its fault from the scenario or the failure rate. */
    next(call: string): { delay: number; fault: SingleFault | undefined } {
      const count = (counts.get(call) ?? 0) + 1;
      counts.set(call, count);
      const { fault, latency } = scenarioOf(kept.scenario);
      const [min, max] = kept.latency ?? latency ?? [0, 0];
      const isUnlucky = chance(kept.seed, call, count, 'fail') < kept.fail;
      return {
        delay: min + chance(kept.seed, call, count, 'latency') * (max - min),
        fault: (call.startsWith('GET ') ? fault : undefined) ?? (isUnlucky ? failure : undefined),
      };
    },
  };
}
