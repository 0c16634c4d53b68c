import * as v from 'valibot';
import { keysOf } from '../../src/lib/keys.ts';
import { calls, isTarget } from './calls.ts';
import { aboutFaults, faultWord, WrittenFault, type Fault } from './faults.ts';
import { FLAVOURS, type Flavour } from './flavours.ts';
import { isScenario, SCENARIOS, type Scenario } from './scenarios.ts';

/** The fault of an endpoint, or of a URL such as `GET /courses/7/`. */
export interface PlannedFault {
  call: string;
  fault: Fault;
  /**
   * The number of a call, counted from one. A single fault affects only this call, and a sequence begins with this
   * call. Default: a single fault affects all calls, and a sequence begins with the first call.
   */
  nth?: number;
}

export interface Settings {
  scenario: Scenario;
  /** The number of courses in the scenario `huge`. */
  courses: number;
  /** The seed of random failures and latencies. */
  seed: number;
  /** The minimum and maximum latency in milliseconds. Null: the scenario's latency applies. */
  latency: readonly [min: number, max: number] | null;
  /** The fraction of calls that fail with 500, from 0 to 1. */
  fail: number;
  flavour: Flavour;
  /** The number of seconds by which the server's clock is ahead. */
  clock: number;
  faults: readonly PlannedFault[];
}

export const defaults: Settings = {
  scenario: 'default',
  courses: 10_000,
  seed: 1,
  latency: null,
  fail: 0,
  flavour: 'plain',
  clock: 0,
  faults: [],
};

/** Thrown for an invalid setting. The message names the expected value. */
export class SettingsError extends Error {}

/** The maximum latency: ten minutes, in milliseconds. */
const LONGEST = 600_000;
/** The maximum number of courses. More courses would overload browsers and this server. */
const MOST_COURSES = 100_000;

/** A non-negative integer. */
export const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const Latency = v.pipe(
  v.strictTuple([Whole, Whole]),
  v.check(([min, max]) => min <= max && max <= LONGEST),
);

/** A change of settings in JSON. Faults are set through another control route. */
export const SettingsChange = v.strictObject({
  scenario: v.exactOptional(v.picklist(SCENARIOS)),
  courses: v.exactOptional(v.pipe(Whole, v.maxValue(MOST_COURSES))),
  seed: v.exactOptional(Whole),
  latency: v.exactOptional(v.nullable(Latency)),
  fail: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  flavour: v.exactOptional(v.picklist(FLAVOURS)),
  clock: v.exactOptional(Whole),
});

const digits = (text: string) => (/^\d+$/.test(text) ? Number(text) : NaN);

const wordings = {
  latency: [(text: string) => text.split('-').map(digits), `is MIN-MAX in milliseconds up to ${LONGEST}`],
  courses: [digits, `takes a whole number up to ${MOST_COURSES}`],
  seed: [digits, 'takes a whole number'],
  fail: [(text: string) => (/^[\d.]+(e-\d+)?$/.test(text) ? Number(text) : NaN), 'takes a number from 0 to 1'],
  flavour: [(text: string) => text, `is one of ${FLAVOURS.join(', ')}`],
  clock: [digits, 'takes a whole number'],
} as const;

const isWorded = (name: string): name is keyof typeof wordings => Object.hasOwn(wordings, name);

/**
 * Parses settings in short form: a scenario's name, `courses:500`, `seed:7`, `latency:100-400`, `fail:0.1`,
 * `flavour:django`, `clock:3600`, and `CALL=FAULT`, optionally with `@n`. Throws a `SettingsError`.
 */
export function parseWords(words: readonly string[]): Partial<Settings> {
  const settings: Partial<Settings> = {};
  const faults: PlannedFault[] = [];
  const said = new Set<string>();
  for (const word of words.map((each) => each.trim())) {
    const setting = word.includes('=') ? parseFault(word) : parseSetting(word);
    const subject = 'call' in setting ? setting.call : Object.keys(setting).join();
    if (said.has(subject)) throw new SettingsError(`"${word}" is a second value of ${subject}.`);
    said.add(subject);
    if ('call' in setting) faults.push(setting);
    else Object.assign(settings, setting);
  }
  return faults.length > 0 ? { ...settings, faults } : settings;
}

function parseSetting(word: string): Partial<Settings> {
  if (isScenario(word)) return { scenario: word };
  const [, name = '', text = ''] = /^(\w+):(.*)$/.exec(word) ?? [];
  if (!isWorded(name)) {
    const all = [...SCENARIOS, ...Object.keys(wordings).map((each) => `${each}:…`), 'CALL=FAULT'];
    throw new SettingsError(`"${word}" is none of: ${all.join(', ')}.`);
  }
  const [read, expected] = wordings[name];
  const change = { [name]: read(text) };
  if (v.is(SettingsChange, change)) return change;
  throw new SettingsError(`${name} ${expected}, not "${text}".`);
}

function parseFault(word: string): PlannedFault {
  const [, call = '', text = '', nth] = /^(.*)=([^=@]*)(?:@(\d+))?$/.exec(word) ?? [];
  if (!isTarget(call)) throw new SettingsError(`"${word}": the API has no call "${call}", such as "${calls[0]}".`);
  const { success, output: fault } = v.safeParse(WrittenFault, text);
  if (!success) {
    const examples = aboutFaults.map(([each]) => each).join(', ');
    throw new SettingsError(`"${word}": "${text}" is no fault, such as ${examples}.`);
  }
  if (nth === undefined) return { call, fault };
  if (Number(nth) >= 1 && Number.isSafeInteger(Number(nth))) return { call, fault, nth: Number(nth) };
  throw new SettingsError(`"${word}": the number after @ is counted from one.`);
}

/** Converts `settings` to their short forms. Omits faults that have no short form. */
export function toWords({ scenario, faults, ...others }: Settings): string[] {
  const planned = faults.flatMap(({ call, fault, nth }) => {
    const word = faultWord(fault);
    return word === null ? [] : [`${call}=${word}${nth === undefined ? '' : `@${nth}`}`];
  });
  const changed = keysOf(wordings).filter((name) => others[name] !== defaults[name]);
  return [scenario, ...changed.map((name) => `${name}:${[others[name]].flat().join('-')}`), ...planned];
}
