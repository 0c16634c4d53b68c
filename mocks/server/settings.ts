import * as v from 'valibot';
import { calls } from './calls.ts';
import { aboutFaults, faultText, WrittenFault, type Fault } from './faults.ts';
import { FLAVOURS, type Flavour } from './flavours.ts';
import { isScenario, SCENARIOS, type Scenario } from './scenarios.ts';

/** The least and the most, in milliseconds. */
export type Latency = readonly [min: number, max: number];

/** A fault of one call, which is written as `callOf` writes it; with `nth`, only of that time, counted from one. */
export interface PlannedFault {
  call: string;
  fault: Fault;
  nth?: number;
}

/** How a mock server behaves. */
export interface Settings {
  scenario: Scenario;
  /** Of everything that happens by chance. */
  seed: number;
  /** What each answer takes, chosen between the two; null stands for the scenario's own. */
  latency: Latency | null;
  /** Share of calls that fail with 500, from 0 to 1. */
  fail: number;
  flavour: Flavour;
  /** Seconds by which the server's clock is ahead. */
  clock: number;
  faults: readonly PlannedFault[];
}

/** The settings of which nothing was said. */
export const defaults: Settings = {
  scenario: 'default',
  seed: 1,
  latency: null,
  fail: 0,
  flavour: 'plain',
  clock: 0,
  faults: [],
};

/** Thrown for words that say nothing; the message, in English for terminals, says what was expected. */
export class SettingsError extends Error {}

/** The furthest that the clock can be ahead, in seconds: a hundred years. */
const LATEST = 3_155_760_000;
/** The longest latency, in milliseconds. */
const LONGEST = 600_000;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What can be changed of the settings, apart from the faults, as JSON. */
export const SettingsChange = v.strictObject({
  scenario: v.exactOptional(v.picklist(SCENARIOS)),
  seed: v.exactOptional(whole),
  latency: v.exactOptional(
    v.nullable(
      v.pipe(
        v.strictTuple([whole, whole]),
        v.check(([min, max]) => min <= max && max <= LONGEST),
      ),
    ),
  ),
  fail: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  flavour: v.exactOptional(v.picklist(FLAVOURS)),
  clock: v.exactOptional(v.pipe(whole, v.maxValue(LATEST))),
});

const digits = (text: string) => (/^\d+$/.test(text) ? Number(text) : NaN);

/** What a word says behind the name of its setting, and what is expected there. */
const wordings = {
  seed: [digits, `takes a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`],
  clock: [digits, `takes a whole number from 0 to ${LATEST}`],
  latency: [(text: string) => text.split('-').map(digits), `is MIN-MAX in milliseconds up to ${LONGEST}`],
  fail: [(text: string) => (/^[\d.]+(e-\d+)?$/.test(text) ? Number(text) : NaN), 'takes a number from 0 to 1'],
  flavour: [(text: string) => text, `is one of ${FLAVOURS.join(', ')}`],
} as const;

/**
 * Reads the words of an address, the command line or the panel: the name of a scenario, `seed:7`, `latency:100-400`,
 * `fail:0.1`, `flavour:django`, `clock:3600` and `CALL=FAULT`, with `@n` behind it for the nth time only:
 * `GET /courses/=500@2`. What no word says is left out. Throws `SettingsError`.
 */
export function parseWords(words: readonly string[]): Partial<Settings> {
  const settings: Partial<Settings> = {};
  const faults: PlannedFault[] = [];
  const said = new Set<string>();
  for (const word of words.map((each) => each.trim())) {
    const setting = word.includes('=') ? parseFault(word) : parseSetting(word);
    const subject = 'call' in setting ? setting.call : Object.keys(setting).join();
    if (said.has(subject)) throw new SettingsError(`"${word}" comes second: ${subject} was set before.`);
    said.add(subject);
    if ('call' in setting) faults.push(setting);
    else Object.assign(settings, setting);
  }
  return faults.length > 0 ? { ...settings, faults } : settings;
}

/** The words that `parseWords` reads as `settings`; faults that no word can say are left out. */
export function toWords({ scenario, seed, latency, fail, flavour, clock, faults }: Settings): string[] {
  const planned = faults.flatMap(({ call, fault, nth }) => {
    const text = faultText(fault);
    return text === null ? [] : [`${call}=${text}${nth === undefined ? '' : `@${nth}`}`];
  });
  return [
    scenario,
    ...(seed === defaults.seed ? [] : [`seed:${seed}`]),
    ...(latency ? [`latency:${latency.join('-')}`] : []),
    ...(fail === defaults.fail ? [] : [`fail:${fail}`]),
    ...(flavour === defaults.flavour ? [] : [`flavour:${flavour}`]),
    ...(clock === defaults.clock ? [] : [`clock:${clock}`]),
    ...planned,
  ];
}

function parseSetting(word: string): Partial<Settings> {
  if (isScenario(word)) return { scenario: word };
  const [, name = '', text = ''] = /^(\w+):(.*)$/.exec(word) ?? [];
  if (!isWorded(name)) {
    throw new SettingsError(
      `"${word}" is none of: ${SCENARIOS.join(', ')}, seed:N, latency:MIN-MAX, fail:RATE, flavour:NAME, clock:SECONDS, CALL=FAULT.`,
    );
  }
  const [read, expected] = wordings[name];
  const change = { [name]: read(text) };
  if (v.is(SettingsChange, change)) return change;
  throw new SettingsError(`${name} ${expected}, not "${text}".`);
}

const isWorded = (name: string): name is keyof typeof wordings => Object.hasOwn(wordings, name);

function parseFault(word: string): PlannedFault {
  const [, call = '', text = '', nth] = /^([^=]*)=([^@]*)(?:@(\d+))?$/.exec(word) ?? [];
  if (!calls.includes(call))
    throw new SettingsError(`"${word}": the API has no call "${call}", such as "${calls[0]}".`);
  const { success, output: fault } = v.safeParse(WrittenFault, text);
  if (!success) {
    throw new SettingsError(
      `"${word}": "${text}" is no fault, such as ${aboutFaults.map(([word]) => word).join(', ')}.`,
    );
  }
  if (nth === undefined) return { call, fault };
  if (Number(nth) >= 1 && Number.isSafeInteger(Number(nth))) return { call, fault, nth: Number(nth) };
  throw new SettingsError(`"${word}": times of a call are counted from one.`);
}
